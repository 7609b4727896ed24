/** The buttons that answer what is asked, as the foot shows them: arrows go between them. */

const ANSWERS = 'footer .press:enabled:not(.aside)'

function all(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ANSWERS)].filter((one) => one.checkVisibility())
}

export const answer = {
  /** Whether one of them has the keyboard. */
  held: (): boolean => document.activeElement?.matches(ANSWERS) ?? false,

  first: (): HTMLElement | undefined => all()[0],

  /** To the next or the one before, from the one that has the keyboard or is shown as its place. */
  go(by: 1 | -1): boolean {
    const found = all()
    const at = found.findIndex((one) => one === document.activeElement || one.matches('.pointed'))
    const next = at < 0 ? found[0] : (found[at + by] ?? found[at])
    next?.focus()
    return next !== undefined
  },
}
