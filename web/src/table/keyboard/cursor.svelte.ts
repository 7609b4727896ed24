/** The keyboard cursor among the choices: arrow keys move it by position on the board. */

import type { Choice, Spot } from '../../protocol'
import { middleOf, nearest, neighbour, topLeft, type Way } from '../board/geometry'
import { answerButtons } from './answerButtons'
import type { Session } from '../session/session.svelte'

export class Cursor {
  /** A spot of the board, or the index of a choice that is a button. */
  spot = $state<string | null>(null)
  button = $state<number | null>(null)
  /** The choice reached in list order, as its spot may belong to several choices. */
  listed = $state.raw<Choice | null>(null)

  constructor(private readonly session: Session) {}

  get choices(): Choice[] {
    return this.session.picker.choices
  }

  /** The choice under the cursor, among those that the spots picked so far lead to. */
  get choice(): Choice | undefined {
    if (this.button !== null) return this.choices[this.button]
    const spot = this.spot
    if (spot === null) return undefined
    if (this.listed && this.choices.includes(this.listed)) return this.listed
    const { chosen, openChoices, path } = this.session.picker
    if (chosen && chosen.spots.includes(spot) && this.choices.includes(chosen)) return chosen
    const next = chosen ? 0 : path.length
    return (
      openChoices.find((choice) => choice.spots[next] === spot) ??
      openChoices.find((choice) => choice.spots.includes(spot))
    )
  }

  /** Whether the board has spots to move between. */
  get hasSpots(): boolean {
    return this.#spots().length > 0
  }

  move(way: Way): void {
    if (this.#goToTarget()) return
    const spots = this.#spots()
    const ahead = way === 'right' || way === 'down'
    // Among the buttons: the board is above them.
    if (this.button !== null || answerButtons.hasFocus()) {
      if (way === 'up' && spots.length > 0) this.#moveTo(this.#lowest(spots).id)
      else this.#focusButton(ahead ? 1 : -1)
      return
    }
    if (spots.length === 0) return this.#focusButton(ahead ? 1 : -1)
    // The spot may no longer be choosable: the cursor still moves on from there.
    const here = this.#scene().find((spot) => spot.id === this.spot)
    if (!here) return this.#start()
    const next = neighbour(spots, middleOf(here), way)
    if (next) this.#moveTo(next.id)
    else if (!spots.includes(here)) this.#start()
    else if (way === 'down') this.#focusButton(1)
  }

  /** Moves in list order, which reaches every choice. */
  cycle(by: 1 | -1): void {
    const all = this.choices
    if (all.length === 0) return
    const at = this.choice ? all.indexOf(this.choice) : by > 0 ? -1 : 0
    const next = (at + by + all.length) % all.length
    const choice = all[next]
    if (choice) this.moveToChoice(choice)
  }

  /** The last choice without a spot, if any: it usually ends the turn, and End should reach it. */
  get last(): Choice | undefined {
    return this.choices.findLast(({ spots }) => spots.length === 0) ?? this.choices.at(-1)
  }

  moveToEnd(of: 'first' | 'last'): void {
    const choice = of === 'first' ? this.choices[0] : this.last
    if (choice) this.moveToChoice(choice)
  }

  moveToChoice(choice: Choice): void {
    const last = choice.spots.at(-1)
    if (last !== undefined) {
      this.#moveTo(last)
      this.listed = choice
    } else {
      this.button = this.choices.indexOf(choice)
      this.spot = null
      this.listed = null
    }
  }

  /** The list has got the focus: the cursor must be visible. */
  onFocus(): void {
    if (this.choice || this.spot !== null || this.#goToTarget()) return
    const first = this.choices[0]
    if (this.session.cursorStart.lastSpot !== null && this.hasSpots) this.#start()
    else if (first) this.moveToChoice(first)
  }

  /** Moves to the first spot of a choice that is not picked yet. */
  moveToNextSpot(choice: Choice): void {
    const { path } = this.session.picker
    const next = choice.spots.find((spot) => !path.includes(spot))
    if (next !== undefined) this.#moveTo(next)
  }

  /** Forgets indices and choices, which belong to a single decision. */
  reset(): void {
    this.button = null
    this.listed = null
  }

  onBlur(): void {
    this.spot = null
    this.reset()
  }

  #moveTo(spot: string): void {
    this.reset()
    this.spot = spot
    this.session.pointer.spot = spot
    this.session.cursorStart.lastSpot = spot
  }

  /** Moves to what was hinted at or searched for, if the cursor is not there yet. */
  #goToTarget(): boolean {
    const { target } = this.session.cursorStart
    this.session.cursorStart.target = null
    if (target === null) return false
    if ('action' in target) {
      if (!this.choices.includes(target) || this.choice === target) return false
      this.moveToChoice(target)
      return true
    }
    const found = nearest(this.#spots(), target)
    if (!found || found.id === this.spot) return false
    this.#moveTo(found.id)
    return true
  }

  /** Moves near the spot last used; without one, to the top left. */
  #start(): void {
    const spots = this.#spots()
    const last = this.#scene().find((spot) => spot.id === this.session.cursorStart.lastSpot)
    const start = (last && nearest(spots, middleOf(last))) ?? topLeft(spots)
    if (start) this.#moveTo(start.id)
  }

  #focusButton(by: 1 | -1): void {
    if (!answerButtons.moveFocus(by)) return
    this.onBlur()
    this.session.pointer.spot = null
  }

  #lowest(spots: Spot[]): Spot {
    return spots.reduce((low, spot) => (middleOf(spot).y > middleOf(low).y ? spot : low))
  }

  #scene(): Spot[] {
    return this.session.table?.scene.spots ?? []
  }

  #spots(): Spot[] {
    if (this.session.whyNot.asking || this.choices.length === 0) return this.#scene()
    const legal = this.session.picker.nextSpots
    return this.#scene().filter((spot) => legal.has(spot.id))
  }
}
