/** Formats numbers, and describes entries of the book in sentences. */

import { t } from '../src/words.svelte'
import type { Entry } from './ledger'
import { market } from './market'
import type { Line } from './prices'

export const columnName = (at: number) => t(`sv-column-${market.columns[at]?.id}`)
export const formatMoney = (amount: number) => t('co-money', { amount })

/** Formats a number with a typographic minus sign. */
export const formatNumber = (n: number) => String(n).replace('-', '−')

export function describeMove(moved: number): string {
  if (!moved) return t('co-moved-none')
  return t(moved > 0 ? 'co-moved-up' : 'co-moved-down', { cells: Math.abs(moved) })
}

export function describeLine(line: Line): string {
  const { dice, sold, idn, result, moved } = line
  const args = { name: columnName(line.column), sold, step: describeMove(moved), price: formatMoney(line.price) }
  if (!dice.length) return t('co-line-simple', args)
  return t('co-line', { ...args, dice: dice.join(' + '), idn, result: formatNumber(result) })
}

/** `turn`: the turn that the entry ended, if it ended one. */
export function describeEntry(entry: Entry, turn: number): string {
  if (entry.do === 'turn') return t('co-did-turn', { turn })
  const name = columnName(entry.column)
  return entry.do === 'sold'
    ? t('co-did-sold', { name, units: entry.units })
    : t('co-did-set', { name })
}
