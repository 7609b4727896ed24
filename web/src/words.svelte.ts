/** The page's own words. Everything a game says arrives from the server in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

export type Lang = 'en' | 'fr'
export const LANGS: readonly Lang[] = ['fr', 'en']

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

const bundles: Record<Lang, FluentBundle> = {
  en: bundle('en', english),
  fr: bundle('fr', french),
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
  return message?.value ? spoken.formatPattern(message.value, args) : id
}
