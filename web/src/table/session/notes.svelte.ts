/** The short notice that lies over the board for a while. */

import { untrack } from 'svelte'
import type { Table } from '../../protocol'

export type Note = {
  text: string
  /** Sentences below, e.g. why. */
  more?: string[]
  /** The last of them, which comes later: until then that it will come. Its room is there from the beginning. */
  later?: string
  rule?: string
  spots?: string[]
  warn?: boolean
  act?: { label: string; run: () => void }
  /** Whether there is a button that takes the view to the spots. */
  leads?: boolean
  /** Whether nobody asked for it: it goes as soon as the board is used. */
  unasked?: boolean
  /** Whether it is about the decision or the moment on the board, and goes with it. */
  momentary?: boolean
  /** Whether it stays until it is put away or its moment goes: there is something to press. */
  stays?: boolean
  /** Called when it goes. */
  onGone?: () => void
}

const NOTE_MS = 9000

export class Notes {
  current = $state.raw<Note | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #moment = ''

  show(note: Note): void {
    this.dismiss()
    this.current = note
    if (!note.stays) this.#timer = setTimeout(() => this.dismiss(), NOTE_MS)
  }

  /** What was to come later is there. */
  complete(later: string): void {
    if (this.current) this.current = { ...this.current, later }
  }

  dismiss(): void {
    clearTimeout(this.#timer)
    // Whoever dismisses a note does not depend on which one it was.
    const gone = untrack(() => this.current)
    this.current = null
    gone?.onGone?.()
  }

  onTable({ at, point, drafted }: Table): void {
    const moment = `${at} ${point} ${drafted}`
    if (moment !== this.#moment && this.current?.momentary) this.dismiss()
    this.#moment = moment
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
