/** What this player reached alone, kept in this browser: the best first. */

import type { Result } from './protocol'

export type Kept = Result & { id: string; ending: string; when: number }

const STORAGE_KEY = 'rotonde.records'
const MOST = 10

function read(): Record<string, Kept[]> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Kept[]>
  } catch {
    return {}
  }
}

let all = $state.raw(read())

function better(one: Kept, other: Kept): number {
  const at = one.order.findIndex((value, i) => value !== other.order[i])
  return at < 0 ? one.when - other.when : (one.order[at] ?? 0) - (other.order[at] ?? 0)
}

export const records = {
  of(group: string): readonly Kept[] {
    return all[group] ?? []
  },
  /** All of one game, the latest first. */
  ofGame(game: string): readonly Kept[] {
    return Object.entries(all)
      .filter(([group]) => group.startsWith(`${game} `))
      .flatMap(([, kept]) => kept)
      .sort((one, other) => other.when - one.when)
  },
  /** The best of those played with an option like “scenario=denver-6000”. */
  best(game: string, option: string): Kept | undefined {
    return Object.entries(all)
      .filter(([group]) => group.startsWith(`${game} `) && group.split(' ').includes(option))
      .flatMap(([, kept]) => kept)
      .sort(better)[0]
  },
  /** The same match is kept once; in another language it says the same. */
  keep(result: Kept): void {
    const known = this.of(result.group)
    const before = known.find(({ id }) => id === result.id)
    if (before?.text === result.text) return
    const kept = { ...result, when: before?.when ?? result.when }
    const others = known.filter(({ id }) => id !== result.id)
    all = { ...all, [result.group]: [...others, kept].sort(better).slice(0, MOST) }
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
    } catch {
      // Without storage the table lasts as long as the page.
    }
  },
}
