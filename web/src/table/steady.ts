/** What has not changed from one table to the next stays the same object: nothing is drawn anew. */

import type { Table } from '../protocol'

type Thing = Record<string, unknown>

function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!Array.isArray(one) || !Array.isArray(other)) return false
  return one.length === other.length && one.every((part, i) => alike(part, other[i]))
}

function same(one: Thing, other: Thing): boolean {
  return Object.keys(one).every((key) => alike(one[key], other[key]))
}

function kept<T extends Thing>(next: T[], known: (thing: T, i: number) => T | undefined): T[] {
  return next.map((thing, i) => {
    const before = known(thing, i)
    return before && same(thing, before) ? before : thing
  })
}

function named<T extends Thing & { id: string }>(next: T[], before: T[]): T[] {
  const known = new Map(before.map((thing) => [thing.id, thing]))
  return kept(next, ({ id }) => known.get(id))
}

export function steady(next: Table, before: Table | null): Table {
  if (!before) return next
  const { scene, log } = next
  // The log is a window on the last lines: older ones move up in it.
  const moved = next.earlier - before.earlier
  return {
    ...next,
    scene: {
      ...scene,
      pieces: named(scene.pieces, before.scene.pieces),
      spots: named(scene.spots, before.scene.spots),
    },
    log: kept(log, (_, i) => before.log[i + moved]),
  }
}
