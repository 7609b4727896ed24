/** Takes decisions back, and answers the requests of others to take theirs back. */

import { t } from '../../words.svelte'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Notes } from './notes.svelte'
import type { Outbox } from './outbox.svelte'

/** `mine`: the seats at this screen that are asked. */
type Request = { mine: number[]; text: string }

export class UndoControl {
  /** The request of another player. */
  request = $state.raw<Request | null>(null)

  /** Whether the player is asked if the match may go on as practice. */
  offersPractice = $state(false)

  constructor(
    private readonly playback: EventPlayback,
    private readonly notes: Notes,
    private readonly outbox: Outbox,
  ) {}

  undo(): void {
    const { table } = this.playback
    if (!table?.can_undo || table.undo_seat === null) return
    if (table.can_undo === 'practice') {
      this.offersPractice = true
      return
    }
    const asks = table.can_undo === 'ask'
    const sent = this.outbox.sendOrNotify({ type: 'undo', seat: table.undo_seat, practice: false })
    if (sent && asks) this.notes.show({ text: t('undo-sent') })
  }

  goOnAsPractice(): void {
    const { table } = this.playback
    this.offersPractice = false
    if (table && table.undo_seat !== null) {
      this.outbox.sendOrNotify({ type: 'undo', seat: table.undo_seat, practice: true })
    }
  }

  /** Takes back every decision of a draft. */
  resetDraft(): void {
    const { table } = this.playback
    if (table && table.deciding !== null && table.drafted > 0) {
      this.outbox.sendOrNotify({ type: 'reset', seat: table.deciding })
    }
  }

  answer(agree: boolean): void {
    const seat = this.request?.mine[0]
    if (seat !== undefined) this.outbox.sendOrNotify({ type: 'undo-answer', seat, agree })
    this.request = null
  }

  receiveRequest({ mine, text }: Request): void {
    this.request = { mine, text }
  }

  receiveAnswer(text: string): void {
    this.request = null
    this.notes.show({ text })
  }
}
