/** Keeps the objects that have not changed from one table to the next, so that they are not redrawn. */

import type { ListDelta, Table, TableDelta } from '../../protocol'

type Fields = Record<string, unknown>

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!Array.isArray(one) || !Array.isArray(other)) return false
  return one.length === other.length && one.every((part, i) => isEqual(part, other[i]))
}

/** What is usual is left out of messages: a field that only one of them has makes them differ. */
function haveEqualFields(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]))
}

function reuse<T extends Fields>(next: T[], known: (thing: T, i: number) => T | undefined): T[] {
  return next.map((thing, i) => {
    const before = known(thing, i)
    return before && (before === thing || haveEqualFields(thing, before)) ? before : thing
  })
}

/** A list that has not changed at all stays the same list, so that nothing made of it is made anew. */
function reuseById<T extends Fields & { id: string }>(next: T[], before: T[]): T[] {
  if (next === before) return before
  const known = new Map(before.map((thing) => [thing.id, thing]))
  const shared = reuse(next, ({ id }) => known.get(id))
  return shared.length === before.length && shared.every((thing, i) => thing === before[i]) ? before : shared
}

function expandList<T extends object>(delta: ListDelta<T> | undefined, before: T[] = []): T[] {
  return delta?.flatMap((part) => (Array.isArray(part) ? before.slice(...part) : part)) ?? before
}

/** Completes a table, of which the server sends only what has changed; the first one is sent whole. */
export function expandTable(delta: TableDelta, before: Table | null): Table {
  const known = before?.scene
  const scene = {
    ...known,
    ...delta.scene,
    pieces: expandList(delta.scene?.pieces, known?.pieces),
    spots: expandList(delta.scene?.spots, known?.spots),
    strokes: expandList(delta.scene?.strokes, known?.strokes),
  }
  return {
    ...before,
    ...delta,
    choices: expandList(delta.choices, before?.choices),
    boards: expandList(delta.boards, before?.boards),
    highlights: expandList(delta.highlights, before?.highlights),
    log: expandList(delta.log, before?.log),
    scene,
  } as Table
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
