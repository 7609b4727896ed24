// Keeps this page and nothing else. The build fills in what there is and the name of this edition.
const EDITION = '__EDITION__'
const FILES = ['__FILES__']
const KIND = `companion ${self.registration.scope} `
const SHELF = KIND + EDITION

self.addEventListener('install', (event) => {
  const kept = caches.open(SHELF).then((shelf) =>
    shelf.addAll(
      FILES.map((file) =>
        // What has no hash in its name is asked for anew, so that no old page is kept.
        file.startsWith('assets/') ? file : new Request(file, { cache: 'reload' }),
      ),
    ),
  )
  event.waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => {
    const gone = names.filter((name) => name.startsWith(KIND) && name !== SHELF)
    return Promise.all(gone.map((name) => caches.delete(name)))
  })
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  const wanted = request.mode === 'navigate' ? './' : request
  event.respondWith(
    caches
      .open(SHELF)
      .then((shelf) => shelf.match(wanted, { ignoreVary: true }))
      .then((found) => found ?? fetch(request)),
  )
})
