import type { Table } from '../protocol'
import { t } from '../words.svelte'

/** Whether a seat is this screen's only one: then its player is "you". */
export function isYou({ seats }: Table, seat: number): boolean {
  return seats[seat]?.mine === true && seats.filter(({ mine }) => mine).length === 1
}

/** What this screen calls a seat. */
export function seatName(table: Table, seat: number): string {
  return isYou(table, seat) ? t('you') : (table.seats[seat]?.name ?? '')
}
