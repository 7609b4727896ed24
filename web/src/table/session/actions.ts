/** Actions are told apart by what they say, whichever message brought them. */

import type { Choice } from '../../protocol'

type Action = Choice['action']

export const name = (action: Action): string => JSON.stringify(action)

/** The choice that an action is, whatever number it leaves open. */
export function among(choices: Choice[], action: Action): Choice | undefined {
  return choices.find((choice) => {
    const field = choice.amount?.field
    const open = field && field in action ? { ...action, [field]: choice.action[field] } : action
    return name(open) === name(choice.action)
  })
}
