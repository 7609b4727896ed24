/**
 * Tells the drawing how many sheet units a pixel shows, as `--unit`: letters grow from afar by it.
 *
 * Only what uses it is told, by a rule of its own. Set on the sheet, it would be inherited by thousands of elements,
 * and each step of a zoom would work out the styles of all of them anew. Users are found by the rules of their style, so
 * that a game need not name them a second time.
 */
export class UnitRule {
  #styles = new CSSStyleSheet()
  #rule: CSSStyleRule | undefined

  /** Looks for what uses it on a sheet that stands. */
  constructor(sheet: SVGSVGElement, unit: number) {
    document.adoptedStyleSheets.push(this.#styles)
    const users = [...document.styleSheets].flatMap(({ cssRules }) => findUsers(cssRules))
    if (users.length === 0) return
    const all = [...users, ...usesOf(sheet, users.join())]
    this.#styles.replaceSync(`.${sheet.classList[0]} :is(${all.join()}) { --unit: ${unit} }`)
    this.#rule = this.#styles.cssRules[0] as CSSStyleRule
  }

  set(unit: number): void {
    this.#rule?.style.setProperty('--unit', String(unit))
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((styles) => styles !== this.#styles)
  }
}

function findUsers(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.cssText.includes('var(--unit') ? [rule.selectorText] : []
    return rule instanceof CSSGroupingRule ? findUsers(rule.cssRules) : []
  })
}

/** Selectors of the places that show a sprite with a user in it: what is in a sprite inherits from there. */
function usesOf(sheet: SVGSVGElement, users: string): string[] {
  const found = new Set<string>()
  for (let known = -1; known < found.size; ) {
    known = found.size
    const within = [users, ...found].join()
    for (const { id } of sheet.querySelectorAll('defs > [id]'))
      if (sheet.querySelector(`#${CSS.escape(id)} :is(${within})`)) found.add(`[href="#${id}"]`)
  }
  return [...found]
}
