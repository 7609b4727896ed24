/** Arranges the choices that have a place on the board in rows, and the rows in groups by place. */

import type { Choice, Spot } from '../../protocol'

/** A choice, and alternatives along the same spots. */
export type Row = { choice: Choice; others: Choice[] }
export type Group = { spot: string; place: string; rows: Row[] }

/** Average number of rows per place from which headings are worth their room. */
const MIN_ROWS_PER_PLACE = 2

/** Where choices have badges, those along the same spots share a row, which shows the first. */
export function listRows(choices: Choice[]): Row[] {
  const found: Row[] = []
  const known = new Map<string, Row>()
  for (const choice of choices) {
    if (choice.spots.length === 0) continue
    const path = choice.badge ? choice.spots.join(' ') : ''
    const same = known.get(path)
    if (same) {
      same.others.push(choice)
      continue
    }
    const row = { choice, others: [] }
    found.push(row)
    if (path) known.set(path, row)
  }
  return found
}

/** Groups by first spot, unless the order matters or hardly any rows share a spot. */
export function groupRows(all: Row[], spots: Spot[]): Group[] {
  const found = new Map<string, Row[]>()
  for (const row of all) {
    const first = row.choice.spots[0] ?? ''
    const there = found.get(first)
    if (there) there.push(row)
    else found.set(first, [row])
  }
  if (all.some(({ choice }) => choice.badge) || all.length < MIN_ROWS_PER_PLACE * found.size) {
    return [{ spot: '', place: '', rows: all }]
  }
  const names = new Map(spots.map(({ id, label }) => [id, label]))
  return [...found].map(([spot, rows]) => ({ spot, place: names.get(spot) ?? '', rows }))
}

/** Splits a label into what the choice is and what it brings or costs. */
export function splitLabel({ label, short, badge }: Choice): [what: string, worth: string] {
  if (badge) return [label, badge]
  if (!short || !label.endsWith(short)) return [label, '']
  return [label.slice(0, -short.length).replace(/[\s,:]+$/, ''), short]
}
