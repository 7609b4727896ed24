/** What choices would put on the board: asked for once somebody is about to look at them. */

import type { Choice, Ghost, Piece, Table, ToServer } from '../protocol'

/** How many are asked for at a time. */
const MOST = 100

export class Ghosts {
  #known = $state.raw(new Map<string, Piece[]>())
  #asked = new Set<string>()
  #moment = ''

  constructor(private readonly say: (message: ToServer) => boolean) {}

  /** The pieces of a choice, as far as they have come. */
  of(choice: Choice): Piece[] {
    return (choice.ghost && this.#known.get(name(choice))) || []
  }

  /** Ask for those that nobody has asked for yet. */
  want(choices: Choice[], table: Table): void {
    if (table.deciding === null) return
    const fresh = choices.filter((choice) => choice.ghost && !this.#asked.has(name(choice))).slice(0, MOST)
    if (fresh.length === 0) return
    const actions = fresh.map((choice) => choice.action)
    if (!this.say({ type: 'ghosts', seat: table.deciding, actions, point: table.point })) return
    for (const choice of fresh) this.#asked.add(name(choice))
  }

  heard(ghosts: Ghost[]): void {
    const known = new Map(this.#known)
    for (const ghost of ghosts) known.set(name(ghost), ghost.pieces)
    this.#known = known
  }

  /** What was asked at an earlier table may lie elsewhere by now. */
  shown(table: Table): void {
    const moment = `${table.n} ${table.point} ${table.deciding}`
    if (moment === this.#moment) return
    this.#moment = moment
    this.#known = new Map()
    this.renew()
  }

  /** On a new line: what was not answered must be asked again. */
  renew(): void {
    this.#asked = new Set(this.#known.keys())
  }
}

function name({ action }: { action: Choice['action'] }): string {
  return JSON.stringify(action)
}
