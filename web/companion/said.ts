/** Sentences put together from the market's names. */

import { t } from '../src/words.svelte'
import type { Entry } from './ledger'
import { market } from './market'
import type { Line } from './prices'

export const columnName = (at: number) => t(`sv-column-${market.columns[at]?.id}`)
export const money = (amount: number) => t('co-money', { amount })

/** A number with a real minus. */
export const figure = (n: number) => String(n).replace('-', '−')

export function step(moved: number): string {
  if (!moved) return t('co-moved-none')
  return t(moved > 0 ? 'co-moved-up' : 'co-moved-down', { cells: Math.abs(moved) })
}

export function lineSaid(line: Line): string {
  const { dice, sold, idn, result, moved } = line
  const args = { name: columnName(line.column), sold, step: step(moved), price: money(line.price) }
  if (!dice.length) return t('co-line-simple', args)
  return t('co-line', { ...args, dice: dice.join(' + '), idn, result: figure(result) })
}

/** What an entry of the book did; `turn` is the one it ended. */
export function entrySaid(entry: Entry, turn: number): string {
  if (entry.do === 'turn') return t('co-did-turn', { turn })
  const name = columnName(entry.column)
  return entry.do === 'sold'
    ? t('co-did-sold', { name, units: entry.units })
    : t('co-did-set', { name })
}
