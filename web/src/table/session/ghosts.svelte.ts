/** What choices would do: asked for once somebody is about to look at them. */

import type { Choice, Ghost, Piece, Table, ToServer } from '../../protocol'
import { lang } from '../../words.svelte'
import { name } from './actions'

/** How many are asked for at a time. */
const MOST = 100

export class Ghosts {
  #known = $state.raw(new Map<string, Ghost>())
  #asked = new Set<string>()
  #moment = ''

  constructor(private readonly say: (message: ToServer) => boolean) {}

  /** The pieces of a choice, as far as they have come. */
  of(choice: Choice): Piece[] {
    return this.#of(choice)?.pieces ?? []
  }

  /** What a choice would mean, as far as that has come. */
  meaning(choice: Choice): string {
    return this.#of(choice)?.means ?? ''
  }

  /** Ask for those that nobody has asked for yet. */
  want(choices: Choice[], table: Table): void {
    if (table.deciding === null) return
    const fresh = choices
      .filter((choice) => (choice.ghost || choice.weighed) && !this.#asked.has(name(choice.action)))
      .slice(0, MOST)
    if (fresh.length === 0) return
    const actions = fresh.map((choice) => choice.action)
    if (!this.say({ type: 'ghosts', seat: table.deciding, actions, point: table.point })) return
    for (const choice of fresh) this.#asked.add(name(choice.action))
  }

  heard(ghosts: Ghost[]): void {
    const known = new Map(this.#known)
    for (const ghost of ghosts) known.set(name(ghost.action), ghost)
    this.#known = known
  }

  /** What was asked at an earlier table may lie elsewhere by now. */
  shown(table: Table): void {
    const moment = `${table.n} ${table.point} ${table.deciding} ${lang()}`
    if (moment === this.#moment) return
    this.#moment = moment
    this.#known = new Map()
    this.renew()
  }

  #of(choice: Choice): Ghost | undefined {
    // Hundreds of choices have none: no name is made for them.
    return choice.ghost || choice.weighed ? this.#known.get(name(choice.action)) : undefined
  }

  /** On a new line: what was not answered must be asked again. */
  renew(): void {
    this.#asked = new Set(this.#known.keys())
  }
}
