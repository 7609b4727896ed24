/** Where we are. Every page has an address of its own; anything else is no page of ours. */

export type Route =
  | { page: 'home' | 'missing' }
  | { page: 'new'; game: string }
  | { page: 'game' | 'rules' | 'summary'; game: string }
  | { page: 'table'; id: string }

const NAME = '([\\w-]+)'
const PATTERNS: readonly [RegExp, (found: string) => Route][] = [
  [new RegExp(`^/table/${NAME}/?$`), (id) => ({ page: 'table', id })],
  [new RegExp(`^/new(?:/${NAME})?/?$`), (game) => ({ page: 'new', game })],
  [new RegExp(`^/games/${NAME}/?$`), (game) => ({ page: 'game', game })],
  [new RegExp(`^/games/${NAME}/rules/?$`), (game) => ({ page: 'rules', game })],
  [new RegExp(`^/games/${NAME}/summary/?$`), (game) => ({ page: 'summary', game })],
]

function parse(path: string): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return make(found[1] ?? '')
  }
  return { page: path === '/' ? 'home' : 'missing' }
}

let current = $state<Route>(parse(location.pathname))
let mark = $state(fragment())

function fragment(): string {
  return decodeURIComponent(location.hash.slice(1))
}

function arrive(): void {
  current = parse(location.pathname)
  mark = fragment()
}

addEventListener('popstate', arrive)
addEventListener('hashchange', arrive)

export function route(): Route {
  return current
}

/** What stands behind the # of the address, e.g. the number of a rule. */
export function anchor(): string {
  return mark
}

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

/** Another address for what is shown already, without a step for the back button. */
export function rename(path: string): void {
  history.replaceState(history.state, '', path)
  arrive()
}

/** For links: goes there without a reload, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}
