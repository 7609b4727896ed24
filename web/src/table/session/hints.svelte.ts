/** The hint for the current decision. */

import type { Choice, FromServer, Table } from '../../protocol'
import { t } from '../../words.svelte'
import { findChoice } from './actions'
import type { CursorStart } from './cursorStart'
import type { Decisions } from './decisions'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Notes } from './notes.svelte'
import type { Outbox } from './outbox.svelte'
import type { Picker } from './picker.svelte'

type Hint = Extract<FromServer, { type: 'hint' }>
type Outlook = Extract<FromServer, { type: 'hint-outlook' }>
type Dependencies = {
  playback: EventPlayback
  picker: Picker
  notes: Notes
  outbox: Outbox
  cursorStart: CursorStart
  readonly decisions: Decisions
}

export class Hints {
  choice = $state.raw<Choice | null>(null)
  /** The number that belongs to the choice. */
  amount = $state<number | null>(null)
  /** Whether a hint has been requested and has not arrived yet. */
  pending = $state(false)

  #point = -1
  /** Whether the server is still comparing the hint with other choices. */
  #comparing = false

  constructor(private readonly session: Dependencies) {}

  request(): void {
    const { playback, outbox } = this.session
    const { table } = playback
    if (!table || table.deciding === null || this.pending) return
    this.#point = table.point
    this.pending = outbox.sendOrNotify({ type: 'hint', on: true })
  }

  receive(hint: Hint): void {
    this.pending = false
    const { playback, picker, notes, cursorStart } = this.session
    const { table } = playback
    if (table?.point !== hint.point) return
    this.choice = table.choices[hint.choice ?? -1] ?? null
    this.amount = hint.amount
    cursorStart.target = this.choice?.amount ? null : this.choice
    if (this.choice?.amount && hint.amount !== null) {
      // A bid can be set while the prompt stays visible; any other number has its own prompt.
      if (this.choice.amount.quick.length === 0) picker.choose(this.choice)
      picker.amount = hint.amount
    }
    this.#comparing = false
    notes.show({
      text: t('note-hint', { choice: hint.text }),
      more: hint.reasons,
      later: hint.outlook ? t('hint-comparing') : undefined,
      spots: hint.spots,
      momentary: true,
      stays: true,
      onGone: () => this.#drop(),
      leads: hint.spots.length > 0,
      act: { label: t('hint-do'), run: () => this.#follow(hint) },
    })
    this.#comparing = hint.outlook
  }

  /** The chances come after the hint; who has put it away does not want them. */
  receiveOutlook({ point, text }: Outlook): void {
    const { notes } = this.session
    if (point !== this.#point) return
    this.#comparing = false
    if (notes.current?.later !== undefined) notes.complete(text)
  }

  /** Nobody reads the hint any more: the server need not compare. */
  #drop(): void {
    if (this.#comparing) this.session.outbox.send({ type: 'hint', on: false })
    this.#comparing = false
  }

  /** Does what the hint says, up to the button that decides. */
  #follow(hint: Hint): void {
    const { playback, picker, decisions } = this.session
    if (playback.table?.point !== hint.point) return
    if (hint.actions.length > 0) decisions.decideInTurn(hint.actions)
    else {
      // What a form would be filled for is no choice on show.
      picker.choose(this.choice ?? { action: hint.action, spots: hint.spots, label: hint.text })
      if (hint.amount !== null) picker.amount = hint.amount
    }
  }

  /** Stops waiting once another decision has come: the hint would be for a past one. */
  onReceive({ point, deciding }: Table): void {
    if (point !== this.#point || deciding === null) this.pending = false
  }

  stopWaiting(): void {
    this.pending = false
  }

  /** Keeps the hint as long as its decision stands, in whatever language it is shown. */
  onTable(table: Table): void {
    const { cursorStart } = this.session
    const isTarget = cursorStart.target === this.choice
    const stands = table.point === this.#point
    this.choice = (stands && this.choice && findChoice(table.choices, this.choice.action)) || null
    if (isTarget) cursorStart.target = this.choice
  }

  clear(): void {
    this.choice = null
  }
}
