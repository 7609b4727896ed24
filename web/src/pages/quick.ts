/** One click to a game: the first of the house, against a bot of middling strength. */

import { api } from '../api'
import type { BotLevel, GameCard, NewSeat } from '../protocol'
import { mine } from '../mine.svelte'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { t } from '../words.svelte'

/** A name of the house that nobody here has. */
export const freeName = (taken: string[]): string =>
  [1, 2, 3, 4, 5, 6].map((i) => t(`name-${i}`)).find((name) => !taken.includes(name)) ?? ''

export const middling = (bots: BotLevel[]): string =>
  (bots.find((bot) => bot.id === 'fair') ?? bots[Math.floor(bots.length / 2)])?.id ?? ''

export async function quickGame(game: GameCard): Promise<void> {
  const seats: NewSeat[] = [{ kind: 'me', name: settings.name || t('name-1'), bot: null }]
  for (let bots = Math.max(1, game.seats[0] - 1); bots > 0; bots -= 1) {
    const name = freeName([t('name-1'), ...seats.map((seat) => seat.name)])
    seats.push({ kind: 'bot', name, bot: middling(game.bots) })
  }
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const made = await api.start({ game: game.id, options, seats })
  mine.add(made.id, Object.values(made.keys))
  go(`/table/${made.id}`)
}
