/** The buttons that answer the current decision, in the foot or on its slip: arrow keys move between them. */

const SELECTOR = 'aside .many .press:enabled, footer .press:enabled:not(.aside, .more)'

function visibleButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter((button) => button.checkVisibility())
}

export const answerButtons = {
  hasFocus: (): boolean => document.activeElement?.matches(SELECTOR) ?? false,

  first: (): HTMLElement | undefined => visibleButtons()[0],

  /** Focuses the next or previous button, counted from the focused or the highlighted button. */
  moveFocus(by: 1 | -1): boolean {
    const buttons = visibleButtons()
    const at = buttons.findIndex((button) => button === document.activeElement || button.matches('.pointed'))
    const next = at < 0 ? buttons[0] : (buttons[at + by] ?? buttons[at])
    next?.focus()
    return next !== undefined
  },
}
