/** Choosing: a choice is a path of spots, taken one spot at a time. */

import type { Choice, Table } from '../../protocol'
import { among, name } from './actions'

export type Pick =
  | { kind: 'nothing' }
  | { kind: 'further' }
  /** Walked: touched spot by spot, not guessed from the last of them. */
  | { kind: 'complete'; choice: Choice; walked: boolean }
  | { kind: 'several'; choices: Choice[] }

/** How many choices a small menu offers. */
const FEW = 8

export class Picker {
  choices = $state.raw<Choice[]>([])
  /** The spots taken so far. */
  path = $state.raw<string[]>([])
  chosen = $state.raw<Choice | null>(null)
  /** The number that goes with it, where one is to be named. */
  amount = $state(0)
  /** Choices that the same path leads to: one of them must be named. */
  several = $state.raw<Choice[]>([])
  /** The one of them that is looked at: the board shows what it would do. */
  considered = $state.raw<Choice | null>(null)

  /** Parts taken so far, where several make one decision; `chosen` is all of them together. */
  joined = $state.raw<Choice[]>([])

  #point = -1

  /** New choices: what was picked for an earlier decision is forgotten. */
  offer(table: Table | null): void {
    const point = table?.deciding == null ? -1 : table.point
    const before = this.chosen
    this.choices = table?.choices ?? []
    if (point !== this.#point) this.clear()
    else if (this.joined.length > 0) {
      const kept = new Set(this.joined.map(({ action }) => name(action)))
      this.#join(this.choices.filter(({ joins, action }) => joins && kept.has(name(action))))
    } else {
      // The same decision told anew, in another language perhaps.
      this.chosen = this.#anew(before)
      this.considered = this.#anew(this.considered)
      this.several = this.several.flatMap((choice) => this.#anew(choice) ?? [])
    }
    this.#point = point
  }

  #anew(choice: Choice | null): Choice | null {
    return (choice && among(this.choices, choice.action)) ?? null
  }

  clear(): void {
    this.path = []
    this.chosen = null
    this.several = []
    this.considered = null
    this.joined = []
  }

  /** Look at the next or the one before of several: a tile is turned like this. */
  turn(by: 1 | -1): void {
    const all = this.several
    if (all.length === 0) return
    const at = this.considered ? all.indexOf(this.considered) : -1
    this.considered = all[(at + by + all.length) % all.length] ?? null
  }

  /** The part that a spot stands for, where several parts make one decision. */
  part(spot: string): Choice | undefined {
    return this.choices.find(({ joins, spots }) => joins && spots.length === 1 && spots[0] === spot)
  }

  /** Take a part in, or leave it out again. */
  toggle(part: Choice): void {
    const taken = new Set(this.joined)
    if (!taken.delete(part)) taken.add(part)
    // In the order of the list, whichever was touched first.
    this.#join(this.choices.filter((choice) => taken.has(choice)))
  }

  /** The choices that a spot leads to. */
  at(spot: string): Choice[] {
    return this.choices.filter(({ spots }) => spots.includes(spot))
  }

  /** The choices that what has been taken so far leads to. */
  readonly open = $derived.by(() => {
    const path = this.chosen ? [] : this.path
    return path.length > 0 ? this.choices.filter((choice) => this.#leads(choice, path)) : this.choices
  })

  /** The spots that would take the path one step further. */
  readonly next = $derived.by(() => {
    const path = this.chosen ? [] : this.path
    const found = new Set<string>()
    for (const choice of this.open) {
      const spots = choice.quiet && path.length === 0 ? choice.spots.slice(0, 1) : choice.spots
      for (const spot of spots) if (!path.includes(spot)) found.add(spot)
    }
    return found
  })

  take(spot: string): Pick {
    // The same spot again is no step further.
    if (!this.chosen && this.path.length > 0 && !this.path.includes(spot)) {
      const further = this.#step([...this.path, spot])
      if (further.kind !== 'nothing') return further
    }
    return this.#step([spot])
  }

  name(choice: Choice): void {
    if (choice.joins) return this.toggle(choice)
    this.path = choice.spots
    this.several = []
    this.considered = null
    this.#choose(choice)
  }

  /** The chosen action, its number filled in. */
  action(choice: Choice): Choice['action'] {
    const { action, amount } = choice
    return amount ? { ...action, [amount.field]: this.amount } : action
  }

  #join(parts: Choice[]): void {
    this.clear()
    const [first] = parts
    if (!first?.joins) return
    const field = first.joins
    const held = parts.flatMap((part) => part.action[field] as unknown[])
    this.joined = parts
    this.path = parts.flatMap((part) => part.spots)
    this.chosen = {
      ...first,
      spots: this.path,
      label: parts.map((part) => part.label).join(' · '),
      action: { ...first.action, [field]: held },
    }
  }

  #choose(choice: Choice): void {
    this.chosen = choice
    if (choice.amount) this.amount = choice.amount.suggested[0] ?? choice.amount.least
  }

  /** Which of its spots is touched first does not matter. */
  #leads(choice: Choice, path: string[]): boolean {
    return path.every((spot) => choice.spots.includes(spot))
  }

  #step(path: string[]): Pick {
    const open = this.choices.filter((choice) => this.#leads(choice, path))
    if (open.length === 0) return { kind: 'nothing' }
    this.clear()
    this.path = path
    const ended = open.filter((choice) => choice.spots.length === path.length)
    // Where one touch leaves little open, the rest can be named instead.
    const few = ended.length === 0 && path.length > 0 && open.length <= FEW && this.#late(open, path)
    const [only] = ended.length > 0 ? ended : few ? open : []
    if (only && open.length === 1) {
      this.path = only.spots
      this.#choose(only)
      return { kind: 'complete', choice: only, walked: ended.length > 0 }
    }
    if (ended.length === 0 && !few) return { kind: 'further' }
    // A town that can become a city: what its tiles look like is shown beside its track.
    const late = open.filter((choice) => choice.ghost && !ended.includes(choice))
    this.several = ended.length > 0 ? [...ended, ...(this.#late(late, path) ? late : [])] : open
    this.considered = this.several[0] ?? null
    return { kind: 'several', choices: this.several }
  }

  /** Whether the path began with what others of the same choice come to last. */
  #late(open: Choice[], path: string[]): boolean {
    return open.every((choice) => choice.spots.at(-1) === path.at(-1))
  }
}
