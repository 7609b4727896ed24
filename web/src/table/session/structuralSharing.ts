/** Keeps the objects that have not changed from one table to the next, so that they are not redrawn. */

import type { Lean, Table, Told } from '../../protocol'

type Fields = Record<string, unknown>

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!Array.isArray(one) || !Array.isArray(other)) return false
  return one.length === other.length && one.every((part, i) => isEqual(part, other[i]))
}

function haveEqualFields(one: Fields, other: Fields): boolean {
  return Object.keys(one).every((key) => isEqual(one[key], other[key]))
}

function reuse<T extends Fields>(next: T[], known: (thing: T, i: number) => T | undefined): T[] {
  return next.map((thing, i) => {
    const before = known(thing, i)
    return before && (before === thing || haveEqualFields(thing, before)) ? before : thing
  })
}

function reuseById<T extends Fields & { id: string }>(next: T[], before: T[]): T[] {
  const known = new Map(before.map((thing) => [thing.id, thing]))
  return reuse(next, ({ id }) => known.get(id))
}

function expandList<T extends object>(lean: Lean<T>, before: T[] | undefined): T[] {
  return lean.flatMap((part) => (Array.isArray(part) ? (before?.slice(...part) ?? []) : part))
}

/** Completes the lists of a table, of which the server sends only what has changed. */
export function expandTable(told: Told, before: Table | null): Table {
  const { scene } = told
  return {
    ...told,
    choices: expandList(told.choices, before?.choices),
    networks: expandList(told.networks, before?.networks),
    log: expandList(told.log, before?.log),
    scene: {
      ...scene,
      pieces: expandList(scene.pieces, before?.scene.pieces),
      spots: expandList(scene.spots, before?.scene.spots),
      strokes: expandList(scene.strokes, before?.scene.strokes),
    },
  }
}

export function shareUnchanged(next: Table, before: Table | null): Table {
  if (!before) return next
  const { scene, log } = next
  // The log holds the latest lines only, so the indices of older lines shift.
  const moved = next.earlier - before.earlier
  return {
    ...next,
    scene: {
      ...scene,
      pieces: reuseById(scene.pieces, before.scene.pieces),
      spots: reuseById(scene.spots, before.scene.spots),
    },
    log: reuse(log, (_, i) => before.log[i + moved]),
  }
}
