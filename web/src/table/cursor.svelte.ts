/** The keyboard's place among the choices: arrows go by the lie of the board. */

import type { Choice, Spot } from '../protocol'
import { middleOf, neighbour, topLeft, type Way } from './geometry'
import type { Session } from './session.svelte'

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

  /** The choice under the cursor, where the spot alone says which. */
  get choice(): Choice | undefined {
    if (this.button !== null) return this.choices[this.button]
    const spot = this.spot
    if (spot === null) return undefined
    if (this.listed && this.choices.includes(this.listed)) return this.listed
    return (
      this.choices.find((choice) => choice.spots[0] === spot) ??
      this.choices.find((choice) => choice.spots.includes(spot))
    )
  }

  move(way: Way): void {
    const spots = this.#spots()
    const buttons = this.#buttons()
    const here = spots.find((spot) => spot.id === this.spot)
    if (this.button !== null) {
      const at = buttons.indexOf(this.button)
      if (way === 'up' && spots.length > 0) return this.#stand(this.#lowest(spots).id)
      this.button = buttons[at + (way === 'right' ? 1 : way === 'left' ? -1 : 0)] ?? this.button
      return
    }
    if (!here) return this.#stand(this.#start(spots)?.id ?? null)
    const next = neighbour(spots, middleOf(here), way)
    if (next) this.#stand(next.id)
    else if (way === 'down' && buttons[0] !== undefined) {
      this.button = buttons[0]
      this.spot = null
      this.session.pointed = null
    }
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

  /** The last choice often ends what is done: it should not be a hundred keys away. */
  end(of: 'first' | 'last'): void {
    const choice = this.choices.at(of === 'first' ? 0 : -1)
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

  leave(): void {
    this.spot = null
    this.button = null
    this.listed = null
  }

  #stand(spot: string | null): void {
    this.spot = spot
    this.button = null
    this.listed = null
    this.session.pointed = spot
  }

  #start(spots: Spot[]): Spot | undefined {
    const wanted = this.session.picker.path.at(-1) ?? this.session.hinted?.spots[0]
    return spots.find((spot) => spot.id === wanted) ?? topLeft(spots)
  }

  #lowest(spots: Spot[]): Spot {
    return spots.reduce((low, spot) => (middleOf(spot).y > middleOf(low).y ? spot : low))
  }

  #spots(): Spot[] {
    const scene = this.session.table?.scene
    if (!scene) return []
    if (this.session.asking || this.choices.length === 0) return scene.spots
    const legal = this.session.picker.next
    return scene.spots.filter((spot) => legal.has(spot.id))
  }

  #buttons(): number[] {
    return this.choices.flatMap((choice, i) => (choice.spots.length === 0 ? [i] : []))
  }
}
