/** What a card says of a match. */

import type { CardSeat, MatchCard } from '../protocol'
import { t } from '../words.svelte'

const names = (seats: (CardSeat | undefined)[]): string =>
  seats.flatMap((seat) => (seat ? [seat.name] : [])).join(', ')

/** Whose turn it is, or how it ended. */
export function stateOf(card: MatchCard): string {
  if (card.stopped) return card.stopped
  if (card.over) return resultOf(card)
  if (card.my_turn) return t('card-yours')
  return t('card-theirs', { names: names(card.to_act.map((seat) => card.seats[seat])) })
}

export type Result = 'won' | 'lost' | 'shared' | 'watched' | 'alone'

/** How it went for whoever looks. */
export function outcomeOf(card: MatchCard): Result {
  if (card.seats.length === 1) return 'alone'
  const own = card.seats.flatMap((seat, i) => (seat.mine ? [i] : []))
  if (own.length !== 1) return 'watched'
  if (!card.winners.includes(own[0] ?? -1)) return 'lost'
  return card.winners.length > 1 ? 'shared' : 'won'
}

export function resultOf(card: MatchCard): string {
  const winners = names(card.winners.map((seat) => card.seats[seat]))
  return t(`card-result-${outcomeOf(card)}`, { names: winners, count: card.winners.length })
}

/** How long ago, in the words of the language. */
export function since(seconds: number, lang: string): string {
  const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ]
  const passed = Date.now() / 1000 - seconds
  const [unit, size] = STEPS.find(([, length]) => passed >= length) ?? ['minute', 60]
  const told = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  return told.format(-Math.floor(passed / size), unit).replaceAll('\u202f', '\u00a0')
}
