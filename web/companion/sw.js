// Caches this page and the typefaces it shares with the table, and nothing else. The build fills in
// the list of files and the edition.
const EDITION = '__EDITION__'
const FILES = ['__FILES__']
const PREFIX = `companion ${self.registration.scope} `
const CACHE = PREFIX + EDITION
const ADDRESSES = new Set(FILES.map((file) => new URL(file, self.registration.scope).href))

self.addEventListener('install', (event) => {
  const cached = caches.open(CACHE).then((cache) =>
    cache.addAll(
      FILES.map((file) =>
        // Files without a hash in their name bypass the HTTP cache, so that no old page is stored.
        file.includes('assets/') ? file : new Request(file, { cache: 'reload' }),
      ),
    ),
  )
  event.waitUntil(cached.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => {
    const gone = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
    return Promise.all(gone.map((name) => caches.delete(name)))
  })
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const listed = ADDRESSES.has(request.url)
  const own = listed || request.url.startsWith(self.registration.scope)
  if (request.method !== 'GET' || !own) return
  const wanted = request.mode === 'navigate' && !listed ? './' : request
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreVary: true }))
      .then((found) => found ?? fetch(request)),
  )
})
