/** The set-ups this browser started last, one for each game. */

import type { MatchPlan } from '../api'

const STORAGE_KEY = 'rotonde.setups'

type Kept = { last: string; plans: Record<string, MatchPlan> }

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Kept>
    return { last: kept.last ?? '', plans: kept.plans ?? {} }
  } catch {
    return { last: '', plans: {} }
  }
}

export const lastSetups = {
  /** The game that was set up last; empty: none. */
  get game(): string {
    return read().last
  },
  of(game: string): MatchPlan | undefined {
    return read().plans[game]
  },
  keep(plan: MatchPlan): void {
    const { game, options, seats } = plan
    const plans = { ...read().plans, [game]: { game, options, seats } }
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ last: game, plans }))
    } catch {
      // Without storage the next set-up begins as usual.
    }
  },
}
