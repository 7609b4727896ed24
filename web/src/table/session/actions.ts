/** Actions are compared by value: every message from the server brings new objects. */

import type { Choice } from '../../protocol'

type Action = Choice['action']

export const actionKey = (action: Action): string => JSON.stringify(action)

/** The choice with this action, whatever number the choice leaves open. */
export function findChoice(choices: Choice[], action: Action): Choice | undefined {
  return choices.find((choice) => {
    const field = choice.amount?.field
    const open = field && field in action ? { ...action, [field]: choice.action[field] } : action
    return actionKey(open) === actionKey(choice.action)
  })
}
