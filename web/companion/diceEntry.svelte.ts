/** Entry of dice that were rolled on a real table, slot by slot. */

import { throwDice } from './dice'
import { market } from './market'

export class DiceEntry {
  /** The columns that roll, in chart order. */
  columns: number[]
  faces = $state<Record<number, number[]>>({})
  /** The slot that the next face fills. */
  column = $state(-1)
  die = $state(0)

  constructor(cells: number[]) {
    this.columns = cells.flatMap((cell, at) => (cell < 0 ? [] : [at]))
    for (const at of this.columns) this.faces[at] = this.#slots(at).map(() => 0)
    this.column = this.columns[0] ?? -1
  }

  get full(): boolean {
    return this.columns.every((at) => this.faces[at]!.every(Boolean))
  }

  get dice(): number[][] {
    return market.columns.map((_, at) => [...(this.faces[at] ?? [])])
  }

  aim(column: number, die: number): void {
    this.column = column
    this.die = die
  }

  put(face: number): void {
    const here = this.faces[this.column]
    if (!here) return
    here[this.die] = face
    this.#moveSlot(1)
  }

  /** Clears the current slot, or the previous slot if the current is empty. */
  erase(): void {
    const here = this.faces[this.column]
    if (here && !here[this.die]) this.#moveSlot(-1)
    const now = this.faces[this.column]
    if (now) now[this.die] = 0
  }

  roll(at: number): void {
    this.faces[at] = throwDice(this.#slots(at).length)
    this.#moveSlot(1, at)
  }

  /** Rolls the dice of the empty slots. */
  rollRest(): void {
    for (const at of this.columns)
      this.faces[at] = this.faces[at]!.map((face) => face || throwDice(1)[0]!)
  }

  #slots(at: number): number[] {
    return Array.from({ length: market.columns[at]!.dice }, (_, die) => die)
  }

  #moveSlot(by: 1 | -1, past?: number): void {
    const all = this.columns.flatMap((at) => this.#slots(at).map((die) => [at, die] as const))
    const now = all.findIndex(([at, die]) => at === this.column && die === this.die)
    const from = past === undefined ? now + by : all.findLastIndex(([at]) => at === past) + 1
    const [column, die] = all[Math.min(Math.max(from, 0), all.length - 1)] ?? [-1, 0]
    this.aim(column, die)
  }
}
