/** A table's book: what was done, in order; where it stands follows from that. Pure. */

import { priceChange, stopAt, type Line, type Market, type Setup } from './prices'

export type Entry =
  /** So many units in all were sold in a column this turn. */
  | { do: 'sold'; column: number; units: number }
  /** A marker was put right by hand. */
  | { do: 'set'; column: number; cell: number }
  /** The prices moved, and a new turn began. What they did stays as it was shown. */
  | { do: 'turn'; lines: Line[] }

export type Book = {
  id: string
  name: string
  players: number
  scenario: string
  length: string
  simple: boolean
  early: boolean
  /** The turn it began with. */
  from: number
  entries: Entry[]
  /** What was taken back, last first. */
  undone: Entry[]
  touched: number
}

export type Past = { turn: number; lines: Line[]; fixes: Fix[] }
export type Fix = { column: number; price: number }

export type Standing = {
  setup: Setup
  turn: number
  cells: number[]
  sold: number[]
  past: Past[]
  /** Markers put right in the present turn. */
  fixes: Fix[]
  /** Cells at the start of each turn, the present one last. */
  trail: number[][]
  over: boolean
}

export function setupOf(market: Market, book: Omit<Book, 'entries'>): Setup {
  const { players, scenario, length, simple } = book
  return (
    market.setups.find(
      (one) =>
        one.players === players &&
        one.scenario === scenario &&
        one.length === length &&
        one.simple === simple,
    ) ?? market.setups[0]!
  )
}

export function standing(market: Market, book: Book): Standing {
  const setup = setupOf(market, book)
  const cells = [...setup.cells]
  let sold = cells.map(() => 0)
  let turn = book.from
  let fixes: Fix[] = []
  const past: Past[] = []
  const trail: number[][] = []
  for (const entry of book.entries) {
    if (entry.do === 'sold') sold[entry.column] = entry.units
    else if (entry.do === 'set') {
      cells[entry.column] = entry.cell
      fixes.push({ column: entry.column, price: market.columns[entry.column]!.prices[entry.cell]! })
    } else {
      trail.push([...cells])
      past.push({ turn, lines: entry.lines, fixes })
      for (const line of entry.lines) cells[line.column]! += line.moved
      sold = cells.map(() => 0)
      fixes = []
      turn += 1
    }
  }
  trail.push([...cells])
  return { setup, turn, cells, sold, past, fixes, trail, over: turn >= setup.last }
}

/** The same column again is the same entry: to undo seven units takes one step. */
export function enter(book: Book, entry: Entry): Book {
  const last = book.entries.at(-1)
  const again =
    last && last.do !== 'turn' && last.do === entry.do && last.column === entry.column
  const entries = again ? book.entries.slice(0, -1) : book.entries
  return { ...book, entries: [...entries, entry], undone: [] }
}

export function sell(market: Market, book: Book, column: number, units: number): Book {
  const { cells } = standing(market, book)
  if ((cells[column] ?? -1) < 0) return book
  const whole = Math.min(999, Math.max(0, Math.round(units)))
  return enter(book, { do: 'sold', column, units: whole })
}

export function putRight(market: Market, book: Book, column: number, cell: number): Book {
  return enter(book, { do: 'set', column, cell: stopAt(market.columns[column]!, cell) })
}

/** The prices move by these dice and the next turn begins; on the last turn nothing moves. */
export function endTurn(market: Market, book: Book, dice: number[][]): Book {
  const { setup, turn, cells, sold, over } = standing(market, book)
  if (over) return book
  const lines = priceChange(market, setup, turn, cells, sold, dice)
  return enter(book, { do: 'turn', lines })
}

export function undo(book: Book): Book {
  const last = book.entries.at(-1)
  if (!last) return book
  return { ...book, entries: book.entries.slice(0, -1), undone: [last, ...book.undone] }
}

export function redo(book: Book): Book {
  const [next, ...undone] = book.undone
  return next ? { ...book, entries: [...book.entries, next], undone } : book
}
