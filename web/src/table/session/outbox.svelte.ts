/** Sends messages to the server. Decisions are submitted one at a time. */

import type { ToServer } from '../../protocol'
import { t } from '../../words.svelte'
import type { Notes } from './notes.svelte'

/** From then on the page says that it waits for the server. */
const SLOW_MS = 500

export class Outbox {
  /** Whether a decision has been sent and the server has not answered yet. */
  submitting = false
  /** Whether the answer takes so long that the page says so. */
  slow = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** Sends without notice to the player; returns whether the message was sent. */
    readonly send: (message: ToServer) => boolean,
    private readonly notes: Notes,
  ) {}

  /** Tells the player if there is no connection; returns whether the message was sent. */
  sendOrNotify(message: ToServer): boolean {
    const sent = this.send(message)
    if (!sent) this.notes.show({ text: t('note-away'), warn: true })
    return sent
  }

  /** Sends a decision; returns whether it was sent. */
  submit(message: ToServer): boolean {
    this.submitting = this.sendOrNotify(message)
    clearTimeout(this.#timer)
    if (this.submitting) this.#timer = setTimeout(() => (this.slow = true), SLOW_MS)
    return this.submitting
  }

  /** The server has answered, or never will. */
  endSubmission(): void {
    this.submitting = false
    clearTimeout(this.#timer)
    this.slow = false
  }
}
