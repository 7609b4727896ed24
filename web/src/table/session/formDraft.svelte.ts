/** A form that is being filled in. */

import type { FormInput, Form, Table } from '../../protocol'
import { t } from '../../words.svelte'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Outbox } from './outbox.svelte'

type Refusal = { text: string; rule: string }
type Preview = { lines: string[]; rule: string }

/** The preview is requested once nothing has changed for this long. */
const PREVIEW_DELAY = 250
const EMPTY_PREVIEW: Preview = { lines: [], rule: '' }

export class FormDraft {
  values = $state.raw<FormInput | null>(null)
  isOpen = $state(false)
  /** Why the form was not accepted. */
  refusal = $state.raw<Refusal | null>(null)
  /** What the form would bring as it is filled in, or why it would be refused. */
  preview = $state.raw<Preview>(EMPTY_PREVIEW)

  #timer: ReturnType<typeof setTimeout> | undefined
  #decision = ''

  constructor(
    private readonly playback: EventPlayback,
    private readonly outbox: Outbox,
  ) {}

  /** Opens a form; what was filled in before is still there. */
  open(form: Form): void {
    const partner = form.partners[0] ?? null
    if (this.values?.form !== form.id) {
      this.values = form.start ?? { form: form.id, partner, give: {}, take: {} }
    }
    this.isOpen = true
    this.requestPreview(form)
  }

  change(change: Partial<FormInput>): void {
    if (this.values) this.values = { ...this.values, ...change }
    this.refusal = null
  }

  setCount(column: 'give' | 'take', item: string, count: number): void {
    if (this.values) this.change({ [column]: { ...this.values[column], [item]: count } })
  }

  requestPreview(form: Form): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const { values } = this
      const { table } = this.playback
      if (!table || table.deciding === null || !values || !this.isOpen) return
      const relevant = this.#relevantValues(form, values)
      if ([...Object.keys(relevant.give), ...Object.keys(relevant.take)].length === 0) {
        this.preview = EMPTY_PREVIEW
        return
      }
      this.outbox.send({ type: 'preview', seat: table.deciding, form: relevant, point: table.point })
    }, PREVIEW_DELAY)
  }

  submit(form: Form): void {
    const { values, outbox } = this
    const { table } = this.playback
    if (!table || table.deciding === null || !values || outbox.submitting) return
    this.refusal = null
    const sent = outbox.submit({
      type: 'fill',
      seat: table.deciding,
      form: this.#relevantValues(form, values),
      point: table.point,
    })
    if (!sent) this.refusal = { text: t('note-away'), rule: '' }
  }

  /** Drops the form with its decision; of several seats at a screen, each has its own. */
  onTable(table: Table): void {
    const decision = `${table.point} ${table.deciding}`
    if (table.deciding !== null && decision === this.#decision) return
    this.values = null
    this.isOpen = false
    this.refusal = null
    this.preview = EMPTY_PREVIEW
    this.#decision = decision
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** The values without those that do not belong to the chosen partner. */
  #relevantValues(form: Form, values: FormInput): FormInput {
    const column = (side: 'give' | 'take') =>
      Object.fromEntries(
        form[side]
          .filter((item) => item.partner === null || item.partner === values.partner)
          .flatMap(({ id }) => (values[side][id] ? [[id, values[side][id]]] : [])),
      )
    return { ...values, give: column('give'), take: column('take') }
  }
}
