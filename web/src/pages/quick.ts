/** One click to a game: the first of the house, against a bot of middling strength. */

import { api } from '../api'
import type { BotLevel, GameCard, NewSeat } from '../protocol'
import { mine } from '../mine.svelte'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { t } from '../words.svelte'

export const middling = (bots: BotLevel[]): string =>
  (bots.find((bot) => bot.id === 'fair') ?? bots[Math.floor(bots.length / 2)])?.id ?? ''

export async function quickGame(game: GameCard): Promise<void> {
  const bots = Array.from({ length: Math.max(1, game.seats[0] - 1) }, (_, i): NewSeat => ({
    kind: 'bot',
    name: t(`name-${i + 2}`),
    bot: middling(game.bots),
  }))
  const me: NewSeat = { kind: 'me', name: settings.name || t('name-1'), bot: null }
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const made = await api.start({ game: game.id, options, seats: [me, ...bots] })
  mine.add(made.id, Object.values(made.keys))
  go(`/table/${made.id}`)
}
