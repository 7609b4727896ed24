/** Moves the focus back to the table when the focused element disappears with its decision. */

import { answerButtons } from './answerButtons'

/** A key pressed again within this time is not meant for the button that has just got the focus. */
const GUARD_MS = 600
const NAVIGATION_KEYS = /^(Arrow|Page|Home$|End$|Enter$|Tab$)/

export class FocusRestore {
  #lastFocused: Element | null = null
  #usesKeyboard = false
  #restored: Element | null = null
  #restoredAt = 0

  trackFocus(event: FocusEvent): void {
    this.#lastFocused = event.target as Element
  }

  /** Only navigation keys count as playing by keyboard: shortcuts are also used beside a mouse. */
  trackInput(event: KeyboardEvent | PointerEvent): void {
    if (!('key' in event)) this.#usesKeyboard = false
    else if (NAVIGATION_KEYS.test(event.key)) this.#usesKeyboard = true
  }

  /** Whether a key would press a button that has only just got the focus, or decide what it has just proposed. */
  isTooEarly({ key, target, repeat, timeStamp }: KeyboardEvent): boolean {
    if (key !== 'Enter' && key !== ' ') return false
    if (repeat) return answerButtons.hasFocus()
    return target === this.#restored && timeStamp < this.#restoredAt + GUARD_MS
  }

  /** Focuses the choices if the player uses the keyboard, else the board. */
  restore(board: HTMLElement | undefined, choices: () => HTMLElement | undefined): void {
    const last = this.#lastFocused
    if (!last || document.querySelector('dialog[open]')) return
    const lost = !last.isConnected || last.matches(':disabled')
    const waits = last === board && document.activeElement === board
    if (!lost && !waits) return
    const to = (this.#usesKeyboard && choices()) || board
    if (!to || to === document.activeElement) return
    to.focus({ preventScroll: true })
    if (!answerButtons.hasFocus()) return
    this.#restored = to
    this.#restoredAt = performance.now()
  }
}
