/** Previews of what choices would do, requested when a choice is about to be looked at. */

import type { Action, Choice, Ghost, Piece, Table, ToServer } from '../../protocol'
import { lang } from '../../words.svelte'
import { actionKey } from './actions'

/** How many previews a request may ask for. */
const MAX_REQUEST = 100

export class Ghosts {
  #known = $state.raw(new Map<string, Ghost>())
  #requested = new Set<string>()
  #moment = ''

  constructor(private readonly send: (message: ToServer) => boolean) {}

  /** The pieces of a choice, as far as they are known. */
  piecesOf(choice: Choice): Piece[] {
    return this.#find(choice)?.pieces ?? []
  }

  /** The meaning of a choice in words, as far as it is known. */
  meaningOf(choice: Choice): string {
    return choice.note ?? this.#find(choice)?.means ?? ''
  }

  /** What an action with a number is called, and what it means, as far as that is known. */
  ofAction(action: Action): Ghost | undefined {
    return this.#known.get(actionKey(action))
  }

  /** Requests the previews that have not been requested yet. */
  request(choices: Choice[], table: Table): void {
    const wanted = choices.filter((choice) => choice.shows_pieces || choice.has_preview)
    this.requestActions(wanted.map((choice) => choice.action), table)
  }

  requestActions(wanted: Action[], table: Table): void {
    if (table.deciding === null) return
    const actions = wanted.filter((action) => !this.#requested.has(actionKey(action))).slice(0, MAX_REQUEST)
    if (actions.length === 0) return
    if (!this.send({ type: 'ghosts', seat: table.deciding, actions, point: table.point })) return
    for (const action of actions) this.#requested.add(actionKey(action))
  }

  receive(ghosts: Ghost[]): void {
    const known = new Map(this.#known)
    for (const ghost of ghosts) known.set(actionKey(ghost.action), ghost)
    this.#known = known
  }

  /** Drops the previews of another moment, as the board may have changed. */
  onTable(table: Table): void {
    const moment = `${table.n} ${table.point} ${table.deciding} ${lang()}`
    if (moment === this.#moment) return
    this.#moment = moment
    this.#known = new Map()
    this.onReconnect()
  }

  #find(choice: Choice): Ghost | undefined {
    // Many choices have no preview: computing their keys is avoided.
    return choice.shows_pieces || choice.has_preview ? this.#known.get(actionKey(choice.action)) : undefined
  }

  /** Requests that were not answered may be sent again. */
  onReconnect(): void {
    this.#requested = new Set(this.#known.keys())
  }
}
