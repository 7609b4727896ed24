/** The whole that the server proposes for a decision, and the numbers of it that the player changes. */

import type { Board, Plan, Stepper, Table } from '../../protocol'
import { partsOf } from './boards.svelte'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Outbox } from './outbox.svelte'

type Dependencies = { playback: EventPlayback; outbox: Outbox }

export class PlanEditor {
  current = $state.raw<Plan | null>(null)
  /** Whether numbers were sent that the plan does not show yet. */
  pending = $state(false)

  /** The numbers as the player has set them; null: as they were proposed. */
  #numbers = $state.raw<Record<string, number> | null>(null)
  #point = -1

  constructor(private readonly session: Dependencies) {}

  onTable(table: Table): void {
    const point = table.deciding === null ? -1 : table.point
    const sameDecision = point === this.#point && this.#numbers !== null
    this.#point = point
    // The same decision in a new message, which may be in another language.
    if (sameDecision && table.plan) return this.#request()
    this.#numbers = null
    this.pending = false
    this.current = table.plan
  }

  /** The number on a stepper; what was set last counts before the server has answered. */
  numberOf({ id, now }: Stepper): number {
    return (this.pending ? this.#numbers?.[id] : undefined) ?? now
  }

  set(id: string, number: number): void {
    if (!this.current) return
    const shown = partsOf(this.current.blocks).flatMap(({ stepper }) => stepper ?? [])
    const numbers = Object.fromEntries(shown.map((stepper) => [stepper.id, this.numberOf(stepper)]))
    this.#numbers = { ...numbers, [id]: number }
    this.#request()
  }

  receive({ point, plan }: { point: number; plan: Plan | null }): void {
    if (point !== this.#point) return
    this.current = plan
    this.pending = false
  }

  /** A board with the plan on it, if it lies there. */
  laidOn(board: Board): Board {
    const plan = this.current
    return plan?.board === board.id ? { ...board, blocks: plan.blocks, short: plan.short } : board
  }

  #request(): void {
    const { playback, outbox } = this.session
    const seat = playback.table?.deciding
    if (seat == null || !this.#numbers) return
    this.pending = outbox.sendOrNotify({ type: 'plan', seat, numbers: this.#numbers, point: this.#point })
  }
}
