/** All choices with a place on the board as a list to read: in rows, and the rows by place. */

import type { Choice, Spot } from '../../protocol'

/** A choice, and other ways to do the same that come after it. */
export type Row = { choice: Choice; others: Choice[] }
export type Group = { spot: string; place: string; rows: Row[] }

/** So many rows to a place, on the average, that it is worth a heading. */
const SHARED = 2

/** Where the game says what each brings, the first of those along the same spots stands for them all. */
export function rows(choices: Choice[]): Row[] {
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

/** By the place they begin at, unless it is the order that counts or hardly any two share one. */
export function groups(all: Row[], spots: Spot[]): Group[] {
  const found = new Map<string, Row[]>()
  for (const row of all) {
    const first = row.choice.spots[0] ?? ''
    const there = found.get(first)
    if (there) there.push(row)
    else found.set(first, [row])
  }
  if (all.some(({ choice }) => choice.badge) || all.length < SHARED * found.size) {
    return [{ spot: '', place: '', rows: all }]
  }
  const names = new Map(spots.map(({ id, label }) => [id, label]))
  return [...found].map(([spot, rows]) => ({ spot, place: names.get(spot) ?? '', rows }))
}

/** What a choice is, and apart from it what it brings or costs, as far as its label ends with that. */
export function parted({ label, short, badge }: Choice): [what: string, worth: string] {
  if (badge) return [label, badge]
  if (!short || !label.endsWith(short)) return [label, '']
  return [label.slice(0, -short.length).replace(/[\s,:]+$/, ''), short]
}
