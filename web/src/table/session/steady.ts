/** What has not changed from one table to the next stays the same object: nothing is drawn anew. */

import type { Lean, Table, Told } from '../../protocol'

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
    return before && (before === thing || same(thing, before)) ? before : thing
  })
}

function named<T extends Thing & { id: string }>(next: T[], before: T[]): T[] {
  const known = new Map(before.map((thing) => [thing.id, thing]))
  return kept(next, ({ id }) => known.get(id))
}

function filled<T extends object>(lean: Lean<T>, before: T[] | undefined): T[] {
  return lean.flatMap((part) => (Array.isArray(part) ? (before?.slice(...part) ?? []) : part))
}

/** A table with its lists in full, where the server said only what has changed since the last one. */
export function whole(told: Told, before: Table | null): Table {
  const { scene } = told
  return {
    ...told,
    choices: filled(told.choices, before?.choices),
    networks: filled(told.networks, before?.networks),
    log: filled(told.log, before?.log),
    scene: {
      ...scene,
      pieces: filled(scene.pieces, before?.scene.pieces),
      spots: filled(scene.spots, before?.scene.spots),
      strokes: filled(scene.strokes, before?.scene.strokes),
    },
  }
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
