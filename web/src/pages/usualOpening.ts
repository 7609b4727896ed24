/** Which part of a page of rules somebody new should read. */

import { inBrackets, type Opening } from '../parts/guidePages'
import { normalizeText } from '../parts/normalizeText'
import type { GameCard } from '../protocol'
import { shortLabel } from './optionWords'

/** The one for the usual choice of the game's main option, else the first. */
export function usualOpening(game: GameCard | undefined, openings: Opening[]): Opening | undefined {
  const option = game?.options.find(({ id }) => id === game.introduction?.scenarios)
  const usual = option?.choices.find(({ id }) => id === option.default)
  const name = normalizeText(shortLabel(usual?.label ?? ''))
  const found = openings.find(({ heading }) => name && normalizeText(inBrackets(heading)).includes(name))
  return found ?? openings[0]
}
