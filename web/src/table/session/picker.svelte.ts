/** Picks a choice by its spots, one spot at a time. */

import type { Choice, Table } from '../../protocol'
import { actionKey, findChoice } from './actions'

export type Pick =
  | { kind: 'nothing' }
  | { kind: 'further' }
  /** `explicit`: every spot was picked, rather than guessed from the last of them. */
  | { kind: 'complete'; choice: Choice; explicit: boolean }
  | { kind: 'several'; choices: Choice[] }

/** How many choices a menu offers at most. */
const MENU_LIMIT = 8

export class Picker {
  choices = $state.raw<Choice[]>([])
  /** The spots picked so far. */
  path = $state.raw<string[]>([])
  chosen = $state.raw<Choice | null>(null)
  /** The number that belongs to the choice, where it leaves one open. */
  amount = $state(0)
  /** Choices that the same path leads to: the player has to choose among them. */
  alternatives = $state.raw<Choice[]>([])
  /** The choice that is previewed: the board shows what it would do. */
  previewed = $state.raw<Choice | null>(null)

  /** Parts picked so far, where several parts make a decision; `chosen` combines them. */
  joined = $state.raw<Choice[]>([])

  /** The index of the shortcut that Confirm would take instead of the plan. */
  shortcut = $state<number | null>(null)

  #point = -1

  /** Sets the choices; what was picked for an earlier decision is dropped. */
  setChoices(table: Table | null): void {
    const point = table?.deciding == null ? -1 : table.point
    const before = this.chosen
    const unlisted = before !== null && !this.choices.includes(before)
    this.choices = table?.choices ?? []
    if (point !== this.#point) {
      this.clear()
    } else if (this.joined.length > 0) {
      const kept = new Set(this.joined.map(({ action }) => actionKey(action)))
      this.#join(this.choices.filter(({ joins, action }) => joins && kept.has(actionKey(action))))
    } else {
      // The same decision in a new message, which may be in another language.
      this.chosen = unlisted ? before : this.#counterpart(before)
      this.previewed = this.#counterpart(this.previewed)
      this.alternatives = this.alternatives.flatMap((choice) => this.#counterpart(choice) ?? [])
    }
    this.#point = point
  }

  #counterpart(choice: Choice | null): Choice | null {
    return (choice && findChoice(this.choices, choice.action)) ?? null
  }

  clear(): void {
    this.path = []
    this.chosen = null
    this.alternatives = []
    this.previewed = null
    this.joined = []
    this.shortcut = null
  }

  /** Previews the next or previous alternative, which is how a tile is turned. */
  previewNext(by: 1 | -1): void {
    const all = this.alternatives
    if (all.length === 0) return
    const at = this.previewed ? all.indexOf(this.previewed) : -1
    this.previewed = all[(at + by + all.length) % all.length] ?? null
  }

  /** The part at a spot, where several parts make a decision. */
  partAt(spot: string): Choice | undefined {
    return this.choices.find(({ joins, spots }) => joins && spots.length === 1 && spots[0] === spot)
  }

  /** Adds a part, or removes it again. */
  toggle(part: Choice): void {
    const parts = new Set(this.joined)
    if (!parts.delete(part)) parts.add(part)
    // In list order, whatever the order of picking.
    this.#join(this.choices.filter((choice) => parts.has(choice)))
  }

  /** The choices that a spot belongs to. */
  choicesAt(spot: string): Choice[] {
    return this.choices.filter(({ spots }) => spots.includes(spot))
  }

  /** The choices that are possible after the spots picked so far. */
  readonly openChoices = $derived.by(() => {
    const path = this.chosen ? [] : this.path
    return path.length > 0 ? this.choices.filter((choice) => this.#includesPath(choice, path)) : this.choices
  })

  /** The spots that may be picked next. */
  readonly nextSpots = $derived.by(() => {
    const path = this.chosen ? [] : this.path
    const found = new Set<string>()
    for (const choice of this.openChoices) {
      const spots = choice.low_priority && path.length === 0 ? choice.spots.slice(0, 1) : choice.spots
      for (const spot of spots) if (!path.includes(spot)) found.add(spot)
    }
    return found
  })

  pick(spot: string): Pick {
    // Picking the same spot again does not extend the path.
    if (!this.chosen && this.path.length > 0 && !this.path.includes(spot)) {
      const further = this.#followPath([...this.path, spot])
      if (further.kind !== 'nothing') return further
    }
    return this.#followPath([spot])
  }

  choose(choice: Choice): void {
    if (choice.joins) return this.toggle(choice)
    this.clear()
    this.path = choice.spots
    this.#setChosen(choice)
  }

  /** The action of a choice, with the chosen number. */
  actionOf(choice: Choice): Choice['action'] {
    const { action, amount } = choice
    return amount ? { ...action, [amount.field]: this.amount } : action
  }

  #join(parts: Choice[]): void {
    this.clear()
    const [first] = parts
    if (!first?.joins) return
    const field = first.joins
    const values = parts.flatMap((part) => part.action[field] as unknown[])
    this.joined = parts
    this.path = parts.flatMap((part) => part.spots)
    this.chosen = {
      ...first,
      spots: this.path,
      label: parts.map((part) => part.label).join(' · '),
      action: { ...first.action, [field]: values },
    }
  }

  #setChosen(choice: Choice): void {
    this.chosen = choice
    if (choice.amount) this.amount = choice.amount.suggested[0] ?? choice.amount.least
  }

  /** The order in which the spots are picked does not matter. */
  #includesPath(choice: Choice, path: string[]): boolean {
    return path.every((spot) => choice.spots.includes(spot))
  }

  #followPath(path: string[]): Pick {
    const open = this.choices.filter((choice) => this.#includesPath(choice, path))
    if (open.length === 0) return { kind: 'nothing' }
    this.clear()
    this.path = path
    const usual = path.length === 1 && open.filter((choice) => choice.usual && choice.spots.at(-1) === path[0])
    if (usual && usual[0] && usual.length === 1) {
      this.path = usual[0].spots
      this.#setChosen(usual[0])
      return { kind: 'complete', choice: usual[0], explicit: true }
    }
    const complete = open.filter((choice) => choice.spots.length === path.length)
    // Where few choices remain, a menu offers them instead of further spots.
    const few = complete.length === 0 && path.length > 0 && open.length <= MENU_LIMIT && this.#endsAtPath(open, path)
    const [only] = complete.length > 0 ? complete : few ? open : []
    if (only && open.length === 1) {
      this.path = only.spots
      this.#setChosen(only)
      return { kind: 'complete', choice: only, explicit: complete.length > 0 }
    }
    if (complete.length === 0 && !few) return { kind: 'further' }
    // A town that can become a city: the menu shows its tiles beside the tracks.
    const upgrades = open.filter((choice) => choice.shows_pieces && !complete.includes(choice))
    const all = complete.length > 0 ? [...complete, ...(this.#endsAtPath(upgrades, path) ? upgrades : [])] : open
    this.alternatives = [...all.filter((each) => each.stands_out), ...all.filter((each) => !each.stands_out)]
    this.previewed = this.alternatives[0] ?? null
    return { kind: 'several', choices: this.alternatives }
  }

  /** Whether the last spot of the path is the last spot of all these choices. */
  #endsAtPath(open: Choice[], path: string[]): boolean {
    return open.every((choice) => choice.spots.at(-1) === path.at(-1))
  }
}
