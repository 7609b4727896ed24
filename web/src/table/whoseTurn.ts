/** Whose turn it is, in words. */

import type { Table } from '../protocol'
import { t } from '../words.svelte'

export function whoseTurn(table: Table): string {
  if (!table.live) return t('standing-replay', { at: table.at, n: table.n })
  if (table.over) return t('standing-over')
  const actor = table.seats[table.deciding ?? table.to_act[0] ?? -1]
  const name = actor?.name ?? ''
  if (table.deciding !== null) {
    const alone = table.seats.filter((seat) => seat.mine).length === 1
    return alone ? t('seat-your-turn') : t('standing-turn', { name })
  }
  if (table.to_act.length > 1) return t('standing-waiting', { count: table.to_act.length })
  return actor?.bot ? t('standing-thinks', { name }) : t('standing-turn', { name })
}
