/** What had the keyboard may go away with the decision it was for: the keyboard stays at the table. */

const GOING = /^(Arrow|Page|Home$|End$|Enter$|Tab$)/

export class Refocus {
  #held: Element | null = null
  #byKeys = false

  /** Something has the keyboard now. */
  took(event: FocusEvent): void {
    this.#held = event.target as Element
  }

  /** By which hand: who plays by mouse wants no cursor, whatever keys help with the rest. */
  used(event: KeyboardEvent | PointerEvent): void {
    if (!('key' in event)) this.#byKeys = false
    else if (GOING.test(event.key)) this.#byKeys = true
  }

  /** To the choices, where there are any to go between by keys, else to the board. */
  back(board: HTMLElement | undefined, choices: () => HTMLElement | undefined): void {
    const held = this.#held
    if (!held || document.querySelector('dialog[open]')) return
    const lost = !held.isConnected || held.matches(':disabled')
    const waits = held === board && document.activeElement === board
    if (!lost && !waits) return
    const to = (this.#byKeys && choices()) || board
    if (to !== document.activeElement) to?.focus({ preventScroll: true })
  }
}
