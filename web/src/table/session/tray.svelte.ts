/** The latest dice and card, shown for long enough to be read. */

import type { LogLine } from '../../protocol'

const DICE_MS = 2200
const MS_PER_LINE = 350
const MAX_DICE_MS = 7000
const CARD_MS = 6000
/** A card with a table is read row by row. */
const MS_PER_ROW = 900

export class Tray {
  rolls = $state.raw<LogLine[]>([])
  card = $state.raw<LogLine | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows the dice and the card of these lines, if there are any, in place of the previous ones. */
  show(lines: LogLine[]): void {
    const rolls = lines.filter((line) => line.dice)
    const card = lines.findLast((line) => line.card) ?? null
    if (rolls.length === 0 && !card) return
    clearTimeout(this.#timer)
    this.rolls = rolls
    this.card = card
    const duration = Math.min(MAX_DICE_MS, DICE_MS + MS_PER_LINE * rolls.length)
    const reading = CARD_MS + MS_PER_ROW * (card?.card?.rows?.rows.length ?? 0)
    this.#timer = setTimeout(() => this.clear(), card ? Math.max(reading, duration) : duration)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.rolls = []
    this.card = null
  }
}
