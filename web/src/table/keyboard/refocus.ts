/** What had the keyboard may go away with the decision it was for: the keyboard stays at the table. */

import { answer } from './answers'

/** Who pressed once too often does not mean what came under the hand meanwhile. */
const SETTLES = 600
const GOING = /^(Arrow|Page|Home$|End$|Enter$|Tab$)/

export class Refocus {
  #held: Element | null = null
  #byKeys = false
  #brought: Element | null = null
  #since = 0

  /** Something has the keyboard now. */
  took(event: FocusEvent): void {
    this.#held = event.target as Element
  }

  /** By which hand: who plays by mouse wants no cursor, whatever keys help with the rest. */
  used(event: KeyboardEvent | PointerEvent): void {
    if (!('key' in event)) this.#byKeys = false
    else if (GOING.test(event.key)) this.#byKeys = true
  }

  /** Whether a key would press an answer that has only just come under it. */
  early({ key, target, repeat, timeStamp }: KeyboardEvent): boolean {
    if ((key !== 'Enter' && key !== ' ') || target !== this.#brought) return false
    return repeat || timeStamp < this.#since + SETTLES
  }

  /** To the choices on the board or the first answer below it, for who goes by keys; else to the board. */
  back(board: HTMLElement | undefined, choices: () => HTMLElement | undefined): void {
    const held = this.#held
    if (!held || document.querySelector('dialog[open]')) return
    const lost = !held.isConnected || held.matches(':disabled')
    const waits = held === board && document.activeElement === board
    if (!lost && !waits) return
    const to = (this.#byKeys && choices()) || board
    if (!to || to === document.activeElement) return
    to.focus({ preventScroll: true })
    if (!answer.held()) return
    this.#brought = to
    this.#since = performance.now()
  }
}
