/** Going back and forth in a match; every decision has its address. */

import type { Table, ToServer } from '../../protocol'
import { Parade } from './parade.svelte'

/** Who stays so long at a moment means it. */
const RESTS = 200

export class Replay {
  /** Whether the match is playing by itself. */
  playing = $state(false)

  #asked = false
  #wanted: number | null | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #table: Table | null = null

  constructor(private readonly say: (message: ToServer) => boolean) {}

  /** Show the match after entry n; null: as it is now. */
  to(n: number | null): void {
    this.#wanted = n
    this.#send()
  }

  step(by: number): void {
    this.pause()
    if (!this.#table) return
    const base = typeof this.#wanted === 'number' ? this.#wanted : this.#table.at
    const next = Math.max(0, base + by)
    this.to(next >= this.#table.n ? null : next)
  }

  play(from?: number): void {
    this.playing = true
    if (from !== undefined) this.to(from)
    else if (this.#table?.live) this.to(0)
    else this.#schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** The page is left: its address is no longer ours to change. */
  stop(): void {
    this.pause()
    clearTimeout(this.#resting)
  }

  /** Back to the present. */
  leave(): void {
    this.pause()
    this.to(null)
  }

  /** A new line: whatever was asked on the old one is asked again. */
  renew(): void {
    this.#asked = false
  }

  shown(table: Table): void {
    this.#table = table
    this.#asked = false
    // The address follows once one rests at a moment: each change of it costs the browser much.
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#address(table), RESTS)
    if (this.#wanted !== undefined) this.#send()
    else if (table.live) this.pause()
    else if (this.playing) this.#schedule()
  }

  #address(table: Table): void {
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
        this.to(table.at + 1 >= table.n ? null : table.at + 1)
      },
      Math.max(60, Parade.dwell()),
    )
  }

  #send(): void {
    // One question at a time, so that a dragged slider never floods the line.
    if (this.#asked || this.#wanted === undefined) return
    const n = this.#wanted
    this.#wanted = undefined
    this.#asked = this.say({ type: 'at', n })
  }
}
