/** The short notice that lies over the board for a while. */

export type Note = {
  text: string
  rule?: string
  spots?: string[]
  warn?: boolean
  act?: { label: string; run: () => void }
  /** Whether nobody asked for it: it goes as soon as the board is used. */
  unasked?: boolean
}

const NOTE_MS = 9000

export class Notes {
  current = $state.raw<Note | null>(null)

  #timer: ReturnType<typeof setTimeout> | undefined

  show(note: Note): void {
    clearTimeout(this.#timer)
    this.current = note
    this.#timer = setTimeout(() => this.dismiss(), NOTE_MS)
  }

  dismiss(): void {
    clearTimeout(this.#timer)
    this.current = null
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
