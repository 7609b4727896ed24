/** The keyboard's place among the choices: arrows go by the lie of the board. */

import type { Choice, Spot } from '../../protocol'
import { middleOf, nearest, neighbour, topLeft, type Way } from '../board/geometry'
import { answer } from './answers'
import type { Session } from '../session/session.svelte'

export class Cursor {
  /** A spot of the board, or the number of a choice that is a button. */
  spot = $state<string | null>(null)
  button = $state<number | null>(null)
  /** A choice come to in the order of the list, where its first spot may serve many. */
  listed = $state.raw<Choice | null>(null)

  constructor(private readonly session: Session) {}

  get choices(): Choice[] {
    return this.session.picker.choices
  }

  /** The choice under the cursor: one that what has been taken so far leads to. */
  get choice(): Choice | undefined {
    if (this.button !== null) return this.choices[this.button]
    const spot = this.spot
    if (spot === null) return undefined
    if (this.listed && this.choices.includes(this.listed)) return this.listed
    const { chosen, open, path } = this.session.picker
    if (chosen && chosen.spots.includes(spot) && this.choices.includes(chosen)) return chosen
    const next = chosen ? 0 : path.length
    return (
      open.find((choice) => choice.spots[next] === spot) ??
      open.find((choice) => choice.spots.includes(spot))
    )
  }

  /** Whether the board has anything to go between. */
  get placed(): boolean {
    return this.#spots().length > 0
  }

  move(way: Way): void {
    if (this.#follow()) return
    const spots = this.#spots()
    const ahead = way === 'right' || way === 'down'
    // Among the buttons; the board lies above them.
    if (this.button !== null || answer.held()) {
      if (way === 'up' && spots.length > 0) this.#stand(this.#lowest(spots).id)
      else this.#press(ahead ? 1 : -1)
      return
    }
    if (spots.length === 0) return this.#press(ahead ? 1 : -1)
    // What it stood on may have been decided on since: it goes on from there all the same.
    const here = this.#scene().find((spot) => spot.id === this.spot)
    if (!here) return this.#start()
    const next = neighbour(spots, middleOf(here), way)
    if (next) this.#stand(next.id)
    else if (!spots.includes(here)) this.#start()
    else if (way === 'down') this.#press(1)
  }

  /** In the order of the list, so that nothing is out of reach. */
  cycle(by: 1 | -1): void {
    const all = this.choices
    if (all.length === 0) return
    const at = this.choice ? all.indexOf(this.choice) : by > 0 ? -1 : 0
    const next = (at + by + all.length) % all.length
    const choice = all[next]
    if (choice) this.at(choice)
  }

  /** The last choice without a place, if any: what ends the turn should not be a hundred keys away. */
  get last(): Choice | undefined {
    return this.choices.findLast(({ spots }) => spots.length === 0) ?? this.choices.at(-1)
  }

  end(of: 'first' | 'last'): void {
    const choice = of === 'first' ? this.choices[0] : this.last
    if (choice) this.at(choice)
  }

  at(choice: Choice): void {
    const last = choice.spots.at(-1)
    if (last !== undefined) {
      this.#stand(last)
      this.listed = choice
    } else {
      this.button = this.choices.indexOf(choice)
      this.spot = null
      this.listed = null
    }
  }

  /** The list has the keyboard: it must be seen where. */
  arrive(): void {
    if (this.choice || this.spot !== null || this.#follow()) return
    const first = this.choices[0]
    if (this.session.here !== null && this.placed) this.#start()
    else if (first) this.at(first)
  }

  /** A spot of a choice is taken: on to its next one. */
  onward(choice: Choice): void {
    const { path } = this.session.picker
    const next = choice.spots.find((spot) => !path.includes(spot))
    if (next !== undefined) this.#stand(next)
  }

  /** Another decision: what a button says has changed, and so has the list. */
  renew(): void {
    this.button = null
    this.listed = null
  }

  leave(): void {
    this.spot = null
    this.renew()
  }

  #stand(spot: string): void {
    this.renew()
    this.spot = spot
    this.session.pointed = spot
    this.session.here = spot
  }

  /** To what was advised or found, if the cursor is not there yet. */
  #follow(): boolean {
    const { lead } = this.session
    this.session.lead = null
    if (lead === null) return false
    if ('action' in lead) {
      if (!this.choices.includes(lead) || this.choice === lead) return false
      this.at(lead)
      return true
    }
    const found = nearest(this.#spots(), lead)
    if (!found || found.id === this.spot) return false
    this.#stand(found.id)
    return true
  }

  /** Beside what was last decided or looked at; at first where reading starts. */
  #start(): void {
    const spots = this.#spots()
    const last = this.#scene().find((spot) => spot.id === this.session.here)
    const start = (last && nearest(spots, middleOf(last))) ?? topLeft(spots)
    if (start) this.#stand(start.id)
  }

  #press(by: 1 | -1): void {
    if (!answer.go(by)) return
    this.leave()
    this.session.pointed = null
  }

  #lowest(spots: Spot[]): Spot {
    return spots.reduce((low, spot) => (middleOf(spot).y > middleOf(low).y ? spot : low))
  }

  #scene(): Spot[] {
    return this.session.table?.scene.spots ?? []
  }

  #spots(): Spot[] {
    if (this.session.asking || this.choices.length === 0) return this.#scene()
    const legal = this.session.picker.next
    return this.#scene().filter((spot) => legal.has(spot.id))
  }
}
