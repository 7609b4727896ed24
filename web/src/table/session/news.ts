/** What the others decided since this player's last turn. */

import type { Table } from '../../protocol'

export function newsOf({ log, news, seats }: Table): { moves: Set<number>; first: number | undefined } {
  const lines = log.slice(news)
  const theirs = lines.filter(({ seat }) => seat !== null && !seats[seat]?.mine)
  return { moves: new Set(theirs.map(({ n }) => n)), first: lines[0]?.n }
}
