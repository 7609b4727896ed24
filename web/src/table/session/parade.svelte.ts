/** Shows what others did one step at a time, at a pace people can follow. */

import type { LogLine, Table, Told } from '../../protocol'
import { settings, type Pace } from '../../settings.svelte'
import { steady, whole } from './steady'

const DWELL: Record<Pace, number> = { slow: 1900, normal: 1000, fast: 450, instant: 0 }
const OWN_DWELL = 420

export class Parade {
  /** The table on show: the last one that came, or one on the way to it. */
  table = $state.raw<Table | null>(null)
  /** What the step on show has just told. */
  fresh = $state.raw<LogLine[]>([])
  /** How many steps are still to be shown. */
  waiting = $state(0)

  #queue: Table[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #busyUntil = 0

  constructor(private readonly shown: (table: Table) => void) {}

  take(told: Told): void {
    const last = this.#queue.at(-1) ?? this.table
    const next = steady(whole(told, last), last)
    const follows = last !== null && last.live && next.live && next.n > last.n
    if (!follows) {
      this.#drop()
      this.#show(next, last !== null && next.at === last.at + 1)
      return
    }
    this.#queue.push(next)
    this.waiting = this.#queue.length
    this.#run()
  }

  /** Who is there now; the rest of the table stays as it is. */
  presence(connected: number[]): void {
    const seen = (table: Table): Table => ({
      ...table,
      seats: table.seats.map((seat, i) => ({
        ...seat,
        connected: seat.bot !== null || connected.includes(i),
      })),
    })
    this.#queue = this.#queue.map(seen)
    if (this.table) this.table = seen(this.table)
  }

  /** Straight to the last table that came. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#drop()
    if (last) this.#show(last, true)
  }

  stop(): void {
    this.#drop()
  }

  /** How long a step stays on show. */
  static dwell(): number {
    return DWELL[settings.pace]
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.waiting = 0
    this.#busyUntil = 0
  }

  #run(): void {
    clearTimeout(this.#timer)
    if (this.#queue.length === 0) return
    const rest = this.#busyUntil - performance.now()
    if (rest > 0 && DWELL[settings.pace] > 0 && !document.hidden) {
      this.#timer = setTimeout(() => this.#run(), rest)
      return
    }
    const next = this.#queue.shift()
    if (!next) return
    this.waiting = this.#queue.length
    this.#show(next, true)
    this.#run()
  }

  #show(next: Table, tell: boolean): void {
    const seen = this.table?.at ?? next.at
    this.fresh = tell ? next.log.filter((line) => line.n > seen) : []
    const own = this.fresh.every((line) => line.seat !== null && next.seats[line.seat]?.mine)
    this.#busyUntil = performance.now() + (own ? OWN_DWELL : DWELL[settings.pace])
    this.table = next
    this.shown(next)
  }
}
