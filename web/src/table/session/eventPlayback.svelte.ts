/** Shows what others did step by step, at the pace of the settings. */

import type { LogLine, Table, TableDelta } from '../../protocol'
import { settings, type Pace } from '../../settings.svelte'
import { expandTable, shareUnchanged } from './structuralSharing'

const STEP_MS: Record<Pace, number> = { slow: 1900, normal: 1000, fast: 450, instant: 0 }
const OWN_STEP_MS = 420

export class EventPlayback {
  /** The table that is shown: the latest, or an earlier one while steps are pending. */
  table = $state.raw<Table | null>(null)
  /** The log lines of the step that is shown. */
  newLines = $state.raw<LogLine[]>([])
  /** How many steps are still to be shown. */
  pendingSteps = $state(0)

  #queue: Table[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #busyUntil = 0

  constructor(private readonly onShow: (table: Table) => void) {}

  /** Takes up what has changed, and returns the latest table. */
  receive(delta: TableDelta): Table {
    const last = this.#queue.at(-1) ?? this.table
    const next = shareUnchanged(expandTable(delta, last), last)
    this.#enqueue(next, last)
    return next
  }

  #enqueue(next: Table, last: Table | null): void {
    const follows = last !== null && last.live && next.live && next.n > last.n
    if (!follows) {
      this.#drop()
      this.#show(next, last !== null && next.at === last.at + 1)
      return
    }
    this.#queue.push(next)
    this.pendingSteps = this.#queue.length
    this.#run()
  }

  /** Updates who is connected; the rest of the table stays as it is. */
  setPresence(connected: number[]): void {
    const update = (table: Table): Table => ({
      ...table,
      seats: table.seats.map((seat, i) => ({
        ...seat,
        connected: seat.bot !== null || connected.includes(i),
      })),
    })
    this.#queue = this.#queue.map(update)
    if (this.table) this.table = update(this.table)
  }

  /** Shows the latest table at once. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#drop()
    if (last) this.#show(last, true)
  }

  stop(): void {
    this.#drop()
  }

  /** How long a step is shown, in milliseconds. */
  static stepDuration(): number {
    return STEP_MS[settings.pace]
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.pendingSteps = 0
    this.#busyUntil = 0
  }

  #run(): void {
    clearTimeout(this.#timer)
    if (this.#queue.length === 0) return
    const rest = this.#busyUntil - performance.now()
    if (rest > 0 && STEP_MS[settings.pace] > 0 && !document.hidden) {
      this.#timer = setTimeout(() => this.#run(), rest)
      return
    }
    const next = this.#queue.shift()
    if (!next) return
    this.pendingSteps = this.#queue.length
    this.#show(next, true)
    this.#run()
  }

  #show(next: Table, withLines: boolean): void {
    const shownAt = this.table?.at ?? next.at
    this.newLines = withLines ? next.log.filter((line) => line.n > shownAt) : []
    const own = this.newLines.every((line) => line.seat !== null && next.seats[line.seat]?.mine)
    this.#busyUntil = performance.now() + (own ? OWN_STEP_MS : STEP_MS[settings.pace])
    this.table = next
    this.onShow(next)
  }
}
