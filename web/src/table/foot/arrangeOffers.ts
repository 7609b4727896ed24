/** Sorts the decisions that have no place on the board by where the foot shows them. */

import type { Choice, Shortcut, Table } from '../../protocol'
import { findChoice } from '../session/actions'

/** `i`: the index in the table, which the cursor and the server know it by. */
export type IndexedChoice = { choice: Choice; i: number }
export type IndexedShortcut = { shortcut: Shortcut; i: number }

export type Offers = {
  /** What the plan comes to, where it is a single choice: Confirm says it already. */
  planned: IndexedChoice | undefined
  /** Ends a draft. It never stands where Confirm does. */
  closing: IndexedChoice | undefined
  /** Leaves a number open, with likely numbers as buttons. */
  bid: IndexedChoice | undefined
  others: IndexedChoice[]
  briefShortcuts: IndexedShortcut[]
  longShortcuts: IndexedShortcut[]
  /** How many buttons there are besides Confirm, the number and what is long. */
  count: number
}

/** How many letters a button beside Confirm may have. */
const MAX_SHORT_LABEL = 34

const NOTHING: Offers = {
  planned: undefined,
  closing: undefined,
  bid: undefined,
  others: [],
  briefShortcuts: [],
  longShortcuts: [],
  count: 0,
}

export function arrangeOffers(table: Table | null): Offers {
  if (!table) return NOTHING
  const buttons = table.choices.flatMap((choice, i) => (choice.spots.length === 0 ? [{ choice, i }] : []))
  const [only, ...more] = table.plan?.actions ?? []
  const whole = only && more.length === 0 ? findChoice(table.choices, only) : undefined
  const planned = buttons.find(({ choice }) => choice === whole)
  const closing = table.draft ? buttons.at(-1) : undefined
  const bid = buttons.find(({ choice }) => choice.amount && choice.amount.quick.length > 0)
  const others = buttons.filter((button) => button !== closing && button !== bid && button !== planned)
  // What has a button of its own needs no second one as a shortcut.
  const named = new Set(buttons.map(({ choice }) => choice.label))
  const shortcuts = table.shortcuts
    .map((shortcut, i) => ({ shortcut, i }))
    .filter(({ shortcut }) => !named.has(shortcut.label))
  const briefShortcuts = shortcuts.filter(({ shortcut }) => shortcut.label.length <= MAX_SHORT_LABEL)
  const longShortcuts = shortcuts.filter(({ shortcut }) => shortcut.label.length > MAX_SHORT_LABEL)
  const count = others.length + briefShortcuts.length + table.forms.length
  return { planned, closing, bid, others, briefShortcuts, longShortcuts, count }
}
