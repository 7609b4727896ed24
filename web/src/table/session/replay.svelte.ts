/** Moves through the history of a match; every decision has its own address. */

import type { Table, ToServer } from '../../protocol'
import { EventPlayback } from './eventPlayback.svelte'

/** The address changes after a moment has been shown for this long: changing it is slow in browsers. */
const ADDRESS_DELAY = 200

export class Replay {
  /** Whether the match is playing by itself. */
  playing = $state(false)

  #requested = false
  #wanted: number | null | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #addressTimer: ReturnType<typeof setTimeout> | undefined
  #table: Table | null = null

  constructor(private readonly send: (message: ToServer) => boolean) {}

  /** Shows the match after entry n; null: the present. */
  goTo(n: number | null): void {
    this.#wanted = n
    this.#requestWanted()
  }

  step(by: number): void {
    this.pause()
    if (!this.#table) return
    const base = typeof this.#wanted === 'number' ? this.#wanted : this.#table.at
    const next = Math.max(0, base + by)
    this.goTo(next >= this.#table.n ? null : next)
  }

  play(from?: number): void {
    this.playing = true
    if (from !== undefined) this.goTo(from)
    else if (this.#table?.live) this.goTo(0)
    else this.#schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** The page is left: its address must no longer change. */
  stop(): void {
    this.pause()
    clearTimeout(this.#addressTimer)
  }

  /** Returns to the present. */
  leave(): void {
    this.pause()
    this.goTo(null)
  }

  /** Requests lost with the old connection are sent again. */
  onReconnect(): void {
    this.#requested = false
  }

  onTable(table: Table): void {
    this.#table = table
    this.#requested = false
    clearTimeout(this.#addressTimer)
    this.#addressTimer = setTimeout(() => this.#updateAddress(table), ADDRESS_DELAY)
    if (this.#wanted !== undefined) this.#requestWanted()
    else if (table.live) this.pause()
    else if (this.playing) this.#schedule()
  }

  #updateAddress(table: Table): void {
    const address = new URL(location.href)
    if (table.live) address.searchParams.delete('at')
    else address.searchParams.set('at', String(table.at))
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        const table = this.#table
        if (!this.playing || !table) return
        this.goTo(table.at + 1 >= table.n ? null : table.at + 1)
      },
      Math.max(60, EventPlayback.stepDuration()),
    )
  }

  #requestWanted(): void {
    // Only one request at a time, so that dragging the slider does not flood the connection.
    if (this.#requested || this.#wanted === undefined) return
    const n = this.#wanted
    this.#wanted = undefined
    this.#requested = this.send({ type: 'at', n })
  }
}
