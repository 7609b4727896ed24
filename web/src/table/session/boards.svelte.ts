/** Which boards lie on the table and on the desk. */

import type { Board, Table } from '../../protocol'

const STORAGE_KEY = 'rotonde.boards'

type Kept = { pins?: string[]; folds?: Record<string, boolean> }

export class Boards {
  /** The board on the table; null: the main one. */
  openId = $state<string | null>(null)
  /** The boards this player keeps on the desk in every step. */
  pins = $state.raw<string[]>([])
  /** Slips that this player folded or opened by hand. */
  folds = $state.raw<Record<string, boolean>>({})

  #game = ''
  /** What each board was to this player's last decision: the desk does not follow others. */
  #roles = $state.raw<Record<string, string>>({})
  #all = $state.raw<Board[]>([])

  onTable(table: Table): void {
    this.#all = table.boards
    if (table.game !== this.#game) this.#recall(table.game)
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

  get open(): Board | undefined {
    return this.#all.find(({ id }) => id === this.openId) ?? this.main
  }

  /** The boards on the desk: those of the decision, and those that are pinned. */
  get onDesk(): Board[] {
    return this.#all.slice(1).filter(({ id }) => this.isOnDesk(id))
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
    this.pins = this.pins.includes(id) ? this.pins.filter((other) => other !== id) : [...this.pins, id]
    this.#keep()
  }

  fold(id: string, folded: boolean): void {
    this.folds = { ...this.folds, [id]: folded }
    this.#keep()
  }

  #recall(game: string): void {
    this.#game = game
    const { pins = [], folds = {} } = read()[game] ?? {}
    this.pins = pins
    this.folds = folds
  }

  #keep(): void {
    try {
      const kept = { ...read(), [this.#game]: { pins: this.pins, folds: this.folds } }
      localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
    } catch {
      // A private window keeps nothing.
    }
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
