/** The market's arithmetic (SV-14, SV-16.3, SV-19.7). Pure: figures come in, lines come out. */

export type Good = 'gold' | 'copper' | 'silver' | 'lumber' | 'coal'

export type Column = {
  id: string
  commodity: Good
  city: string | null
  /** From the cheapest cell; 0 is a shaded one. */
  prices: number[]
  lowest: number
  highest: number
  /** What one player may sell here in a turn. */
  limit: number | null
  dice: number
  halved: boolean
  idn: boolean
  table: string
}

export type Setup = {
  players: number
  scenario: string
  length: string
  simple: boolean
  /** The last turn, known beforehand. */
  last: number
  /** Where the markers start; -1: the column is not in use. */
  cells: number[]
}

export type Market = {
  columns: Column[]
  /** Least result, greatest result, cells moved. */
  tables: Record<string, number[][]>
  idn: number[]
  winter: number[]
  earlyWinter: number
  setups: Setup[]
}

/** What a column did at the end of a turn: its line in the audit. */
export type Line = {
  column: number
  dice: number[]
  sold: number
  idn: number
  result: number
  moved: number
  price: number
}

export function idnOf(market: Market, turn: number): number {
  return market.idn[turn - 1] ?? 0
}

export function isWinter(market: Market, turn: number, early: boolean): boolean {
  return market.winter.includes(turn) || (early && turn === market.earlyWinter)
}

/** What the units sold add to the dice (SV-14.2). */
export function weight(column: Column, sold: number): number {
  return column.halved ? Math.ceil(sold / 2) : sold
}

export function moveFor(market: Market, column: Column, result: number): number {
  const rows = market.tables[column.table] ?? []
  return rows.find(([low, high]) => low! <= result && result <= high!)?.[2] ?? 0
}

/** The marker stops at the last unshaded cell (SV-14.4). */
export function stopAt(column: Column, cell: number): number {
  return Math.min(Math.max(cell, column.lowest), column.highest)
}

function makeLine(
  market: Market,
  at: number,
  cell: number,
  move: number,
  rest: Pick<Line, 'dice' | 'sold' | 'idn' | 'result'>,
): Line {
  const column = market.columns[at]!
  const after = stopAt(column, cell + move)
  return { column: at, ...rest, moved: after - cell, price: column.prices[after]! }
}

/** The move for dice, plus units sold, minus the IDN, from the table. */
export function computeDiceLine(
  market: Market,
  at: number,
  cell: number,
  turn: number,
  sold: number,
  dice: number[],
): Line {
  const column = market.columns[at]!
  const idn = column.idn ? idnOf(market, turn) : 0
  const result = dice.reduce((sum, die) => sum + die, 0) + weight(column, sold) - idn
  return makeLine(market, at, cell, moveFor(market, column, result), { dice, sold, idn, result })
}

/** No dice: up when nothing was sold, down when something was (SV-19.7). */
export function computeSimpleLine(market: Market, at: number, cell: number, turn: number, sold: number): Line {
  const { commodity } = market.columns[at]!
  const silver = commodity === 'silver'
  const idn = silver && !sold ? idnOf(market, turn) : 0
  const up = silver ? idn : 1
  const down = silver ? Math.ceil(sold / 2) : commodity === 'lumber' ? 2 : 1
  return makeLine(market, at, cell, sold ? -down : up, { dice: [], sold, idn, result: 0 })
}

/** Every column in use, in chart order. `dice` holds a throw per column. */
export function priceChange(
  market: Market,
  setup: Setup,
  turn: number,
  cells: number[],
  sold: number[],
  dice: number[][],
): Line[] {
  if (turn >= setup.last) return []
  return cells.flatMap((cell, at) => {
    if (cell < 0) return []
    const units = sold[at] ?? 0
    return setup.simple
      ? computeSimpleLine(market, at, cell, turn, units)
      : computeDiceLine(market, at, cell, turn, units, dice[at] ?? [])
  })
}

/** How likely each price is after this turn, dearest first; chances out of 36. */
export function forecast(
  market: Market,
  setup: Setup,
  turn: number,
  at: number,
  cell: number,
  sold: number,
): { cell: number; chances: number }[] {
  if (turn >= setup.last) return []
  const found = new Map<number, number>()
  const add = ({ moved }: Line, chances: number) =>
    found.set(cell + moved, (found.get(cell + moved) ?? 0) + chances)
  if (setup.simple) add(computeSimpleLine(market, at, cell, turn, sold), 36)
  else
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const dice = market.columns[at]!.dice === 2 ? [a, b] : [a]
        add(computeDiceLine(market, at, cell, turn, sold, dice), 1)
      }
  return [...found].map(([to, chances]) => ({ cell: to, chances })).sort((a, b) => b.cell - a.cell)
}
