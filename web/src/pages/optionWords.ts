/** What is chosen, in few words. */

import type { GameCard, GameOption } from '../protocol'
import { t } from '../words.svelte'

export const isSwitch = (option: GameOption): boolean =>
  option.choices.length === 2 && option.choices.every(({ id }) => id === 'on' || id === 'off')

/** A choice's name without its explanation: “Basic”, not “Basic: a given crew …”. */
export const shortLabel = (label: string): string =>
  label.split(/\s*:\s|\.\s|\.$/)[0]?.trim() ?? label

export const isMajor = (option: GameOption): boolean => !isSwitch(option) && !option.minor

/** The major options as they are, and how many of the others are not as usual. */
export function optionSummary(game: GameCard, chosen: Record<string, string>, idle: string[]): string {
  const asked = game.options.filter(({ id }) => !idle.includes(id))
  const now = (option: GameOption) => chosen[option.id] ?? option.default
  const major = asked.filter(isMajor).map((option) => {
    const choice = option.choices.find(({ id }) => id === now(option))
    return shortLabel(choice?.label ?? '')
  })
  const changed = asked.filter((option) => !isMajor(option) && now(option) !== option.default).length
  const told = changed > 0 ? [...major, t('switches-changed', { count: changed })] : major
  return told.filter(Boolean).join(' · ') || t('setup-usual')
}
