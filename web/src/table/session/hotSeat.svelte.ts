/** Hides the table while a screen with several secret seats passes from player to player. */

import type { Table } from '../../protocol'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Outbox } from './outbox.svelte'

export class HotSeat {
  /** The seat whose player may see the screen, where seats have secrets. */
  #revealedSeat = $state<number | null>(null)

  constructor(
    private readonly playback: EventPlayback,
    private readonly outbox: Outbox,
  ) {}

  /** The seat the screen must pass to before anything may be seen. */
  get coveredSeat(): number | null {
    const { table } = this.playback
    if (!table?.secrets || !table.live) return null
    if (table.seats.filter(({ mine }) => mine).length < 2) return null
    const next = table.to_act.filter((seat) => table.seats[seat]?.mine)
    return next.some((seat) => seat === this.#revealedSeat) ? null : (next[0] ?? null)
  }

  /** Shows the table to a single seat; null: nothing is secret any more. */
  reveal(seat: number | null): void {
    this.#revealedSeat = seat
    this.outbox.sendOrNotify({ type: 'look', seat })
  }

  onTable(table: Table): void {
    if (!table.secrets && this.#revealedSeat !== null) this.reveal(null)
  }
}
