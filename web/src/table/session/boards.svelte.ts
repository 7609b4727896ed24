/** Which boards lie on the table and on the desk. */

import type { Board, Stepper, Table } from '../../protocol'
import { layout } from '../layout.svelte'

const STORAGE_KEY = 'rotonde.boards'

/** How much of a phone the map has: much of it, or a strip above the papers. */
export type Stop = 'map' | 'papers'

/** What a player arranged by hand, in one game and one layout. */
type Arrangement = {
  /** The boards that stay on the desk in every step. */
  pins?: string[]
  /** Slips that were folded or opened. */
  folds?: Record<string, boolean>
  /** The stop of a phone in a step. */
  stops?: Record<string, Stop>
}

export class Boards {
  /** The board on the table; null: the main one. */
  openId = $state<string | null>(null)

  #game = $state('')
  /** What each board was to this player's last decision: the desk does not follow others. */
  #roles = $state.raw<Record<string, string>>({})
  #all = $state.raw<Board[]>([])
  #kept = $state.raw<Record<string, Arrangement>>(read())

  readonly open = $derived(this.#all.find(({ id }) => id === this.openId) ?? this.main)
  /** The boards on the desk: those of the decision, where it is made first, and those that are pinned. */
  readonly onDesk = $derived.by(() => {
    const found = this.#all.slice(1).filter(({ id }) => this.isOnDesk(id))
    return [...found.filter(({ id }) => this.decides(id)), ...found.filter(({ id }) => !this.decides(id))]
  })

  onTable(table: Table): void {
    this.#all = table.boards
    this.#game = table.game
    const seated = table.seats.some((seat) => seat.mine)
    const follow = table.deciding !== null || !table.live || !seated || Object.keys(this.#roles).length === 0
    if (follow) this.#roles = Object.fromEntries(table.boards.map(({ id, role }) => [id, role ?? '']))
    if (this.openId !== null && !table.boards.some(({ id }) => id === this.openId)) this.openId = null
  }

  get all(): Board[] {
    return this.#all
  }

  get main(): Board | undefined {
    return this.#all[0]
  }

  get pins(): string[] {
    return this.#arrangement.pins ?? []
  }

  get folds(): Record<string, boolean> {
    return this.#arrangement.folds ?? {}
  }

  isOnDesk(id: string): boolean {
    const role = this.#roles[id]
    return role === 'decides' || role === 'helps' || this.pins.includes(id)
  }

  decides(id: string): boolean {
    return this.#roles[id] === 'decides'
  }

  /** Lays a board on the table; the one that lies there, or the main one: back to the main one. */
  lay(id: string): void {
    this.openId = id === this.openId || id === this.main?.id ? null : id
  }

  back(): void {
    this.openId = null
  }

  pin(id: string): void {
    const { pins } = this
    this.#keep({ pins: pins.includes(id) ? pins.filter((other) => other !== id) : [...pins, id] })
  }

  fold(id: string, folded: boolean): void {
    this.#keep({ folds: { ...this.folds, [id]: folded } })
  }

  /** The stop that the player chose in a step; none: what the decision needs. */
  stopIn(step: string): Stop | undefined {
    return this.#arrangement.stops?.[step]
  }

  setStop(step: string, stop: Stop): void {
    this.#keep({ stops: { ...this.#arrangement.stops, [step]: stop } })
  }

  get #key(): string {
    return `${this.#game} ${layout.kind}`
  }

  get #arrangement(): Arrangement {
    return this.#kept[this.#key] ?? {}
  }

  #keep(changed: Arrangement): void {
    // Another window may have arranged another game meanwhile.
    this.#kept = { ...read(), [this.#key]: { ...this.#arrangement, ...changed } }
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#kept))
    } catch {
      // A private window keeps nothing.
    }
  }
}

/** What may stand for a spot, or hold a number of the plan. */
type Part = { spot?: string; stepper?: Stepper | null }

/** Every such thing on these blocks. */
export function partsOf(blocks: Board['blocks']): Part[] {
  return blocks.flatMap((block): Part[] => {
    if (block.type === 'rows') return block.rows.flatMap((row) => [row, ...row.cells])
    if (block.type === 'cards') return block.cards
    return block.type === 'sum' ? block.lines : []
  })
}

/** The spots that stand on a board, besides those of its drawings. */
export function spotsOn({ blocks }: Board): string[] {
  return partsOf(blocks).flatMap(({ spot }) => spot || [])
}

function read(): Record<string, Arrangement> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Arrangement>
  } catch {
    return {}
  }
}
