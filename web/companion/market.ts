/** The figures, words and signs that the build exported from the game. */

import data from './market.json'
import type { Good, Market } from './prices'

export const market = data as unknown as Market & {
  words: Record<'en' | 'fr', string>
  letters: Record<Good, string>
  signs: Record<Good, string>
  flake: string
  style: string
}
export const GOODS: readonly Good[] = ['gold', 'copper', 'silver', 'lumber', 'coal']
