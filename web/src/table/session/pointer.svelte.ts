/** The spot that is pointed at, and what is known of it. */

import type { Highlight, Table } from '../../protocol'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Ghosts } from './ghosts.svelte'
import type { Outbox } from './outbox.svelte'
import type { Picker } from './picker.svelte'

/** A spot is asked about after this time, so that passing over it sends nothing. */
const REQUEST_DELAY = 70

type Dependencies = { playback: EventPlayback; picker: Picker; ghosts: Ghosts; outbox: Outbox }

export class SpotPointer {
  spot = $state<string | null>(null)
  /** Whether all that somebody leads is shown in their colours. */
  showsAll = $state(false)

  #received = $state.raw(new Map<string, Highlight>())
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly session: Dependencies) {}

  /** The spots that belong to the spot, and the lines that describe it. */
  get highlight(): Highlight | undefined {
    const { spot } = this
    if (!spot) return undefined
    const { table } = this.session.playback
    return table?.highlights.find(({ spots }) => spots.includes(spot)) ?? this.#received.get(spot)
  }

  toggleAll(): void {
    this.showsAll = !this.showsAll && !!this.session.playback.table?.highlights_label
  }

  /** Asks the server to describe the spot, and what its choices would do. */
  requestInfo(): void {
    clearTimeout(this.#timer)
    const { playback, picker, ghosts, outbox } = this.session
    const { spot } = this
    const { table } = playback
    if (!spot || !table) return
    this.#timer = setTimeout(() => {
      if (table.describes_spots && !this.highlight) outbox.send({ type: 'describe', spot })
      ghosts.request(picker.choicesAt(spot), table)
    }, REQUEST_DELAY)
  }

  receive(info: Highlight & { spot: string; at: number }): void {
    if (info.at !== this.session.playback.table?.at) return
    this.#received = new Map(this.#received).set(info.spot, info)
  }

  onTable(table: Table): void {
    this.#received = new Map()
    this.requestInfo()
    if (this.spot && !table.scene.spots.some(({ id }) => id === this.spot)) this.spot = null
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
