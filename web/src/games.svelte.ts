/** The games of the house, in the language of the page. */

import { api } from './api'
import type { GameCard } from './protocol'
import { lang, type Lang } from './words.svelte'

/** What the page brought with it: the first paint waits for no further answer. */
function broughtAlong(): Partial<Record<Lang, GameCard[]>> {
  const block = document.getElementById('games')
  if (!block?.textContent) return {}
  try {
    return { [block.dataset.lang as Lang]: JSON.parse(block.textContent) as GameCard[] }
  } catch {
    return {}
  }
}

let known = $state.raw(broughtAlong())
let failed = $state(false)
const asking = new Set<Lang>()

async function ask(wanted: Lang): Promise<void> {
  if (asking.has(wanted)) return
  asking.add(wanted)
  try {
    known = { ...known, [wanted]: await api.games(wanted) }
    failed = false
  } catch {
    failed = true
  }
  asking.delete(wanted)
}

export const games = {
  /** Empty until they are there; in another language than the page's rather than not at all. */
  get all(): GameCard[] {
    return known[lang()] ?? Object.values(known)[0] ?? []
  },
  get failed(): boolean {
    return failed && !known[lang()]
  },
  find(id: string): GameCard | undefined {
    return this.all.find((game) => game.id === id)
  },
  /** To be called in an effect: whenever the language changes, that language is fetched once. */
  fetch(): void {
    if (!known[lang()]) void ask(lang())
  },
}
