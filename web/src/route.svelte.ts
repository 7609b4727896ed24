/** Where we are: `/`, `/new` or `/table/ID`; anything else is no page of ours. */

export type Route = { page: 'home' | 'new' | 'missing' } | { page: 'table'; id: string }

function parse(path: string): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path)
  if (table?.[1]) return { page: 'table', id: table[1] }
  if (/^\/new\/?$/.test(path)) return { page: 'new' }
  return { page: path === '/' ? 'home' : 'missing' }
}

let current = $state<Route>(parse(location.pathname))
addEventListener('popstate', () => (current = parse(location.pathname)))

export function route(): Route {
  return current
}

export function go(path: string): void {
  history.pushState(null, '', path)
  current = parse(location.pathname)
  scrollTo(0, 0)
}

/** For links: goes there without a reload, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}
