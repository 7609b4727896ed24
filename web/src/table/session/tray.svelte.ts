/** Dice that have just been rolled and cards that have just been turned up, until they were seen. */

import type { LogLine } from '../../protocol'

const STAYS = 2200
const PER_LINE = 350
const MOST = 7000
const CARD_STAYS = 6000

export class Tray {
  rolls = $state.raw<LogLine[]>([])
  card = $state.raw<LogLine | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined

  /** What a step has told: its dice and its card, if it has any, take the place of the last. */
  take(told: LogLine[]): void {
    const rolls = told.filter((line) => line.dice)
    const card = told.findLast((line) => line.card) ?? null
    if (rolls.length === 0 && !card) return
    clearTimeout(this.#timer)
    this.rolls = rolls
    this.card = card
    const read = Math.min(MOST, STAYS + PER_LINE * rolls.length)
    this.#timer = setTimeout(() => this.clear(), card ? Math.max(CARD_STAYS, read) : read)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.rolls = []
    this.card = null
  }
}
