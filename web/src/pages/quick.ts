/** One click to a game: the match that a game proposes to somebody who does not know it. */

import { api, type MatchPlan } from '../api'
import type { BotLevel, GameCard, NewcomerMatch, NewSeat } from '../protocol'
import { mine } from '../mine.svelte'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { t } from '../words.svelte'

/** A name of the house that nobody here has. */
export const freeName = (taken: string[]): string =>
  [1, 2, 3, 4, 5, 6].map((i) => t(`name-${i}`)).find((name) => !taken.includes(name)) ?? ''

export const middling = (bots: BotLevel[]): string =>
  (bots.find((bot) => bot.id === 'fair') ?? bots[Math.floor(bots.length / 2)])?.id ?? ''

/** What such a match is, with seats and names. */
export function planFor(game: GameCard, match?: NewcomerMatch): MatchPlan {
  const first = match ?? game.introduction?.first_matches[0]
  const level = middling(game.bots)
  const bots = first?.bots ?? Array.from({ length: Math.max(1, game.seats[0] - 1) }, () => level)
  const seats: NewSeat[] = [{ kind: 'me', name: settings.name || t('name-1'), bot: null }]
  for (const bot of bots) {
    const name = freeName([t('name-1'), ...seats.map((seat) => seat.name)])
    seats.push({ kind: 'bot', name, bot })
  }
  return { game: game.id, options: { ...first?.options }, seats }
}

export async function openMatch(plan: MatchPlan): Promise<void> {
  const made = await api.start(plan)
  // A seat given away by link is played elsewhere: its key stays out of this browser.
  const here = Object.entries(made.keys).filter(([seat]) => plan.seats[Number(seat)]?.kind !== 'link')
  mine.add(
    made.id,
    here.map(([, key]) => key),
  )
  go(`/table/${made.id}`)
}
