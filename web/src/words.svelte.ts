/** The page's own words. Everything a game says arrives from the server in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export type Lang = 'en' | 'fr'
export const LANGS: readonly Lang[] = ['fr', 'en']

const bundles: Record<Lang, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  fr: new FluentBundle('fr', { useIsolating: false }),
}

/** Each page brings its own words before it is shown. */
export function learn(more: Record<Lang, string>): void {
  for (const lang of LANGS) bundles[lang].addResource(new FluentResource(more[lang]))
}

function first(): Lang {
  const wished = [settings.lang ?? '', ...navigator.languages]
  for (const tag of wished) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

let current = $state<Lang>(first())

export function lang(): Lang {
  return current
}

export function speak(next: Lang): void {
  current = next
  settings.lang = next
}

/** The message of this id in the current language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundles[current]
  const message = spoken.getMessage(id)
  return message?.value ? mended(spoken.formatPattern(message.value, args)) : id
}

/** Number formats write a hyphen for minus and, in French, a space too narrow for our fonts. */
function mended(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?<![\w-])(\$?)-(?=\d)/g, '\u2212$1')
}
