/** What each key does at the table. */

import type { Camera } from '../board/camera.svelte'
import type { Cursor } from './cursor.svelte'
import type { Session } from '../session/session.svelte'

export type Command =
  | { do: 'move'; way: 'up' | 'down' | 'left' | 'right' }
  | { do: 'cycle'; by: 1 | -1 }
  | { do: 'end'; of: 'first' | 'last' }
  | { do: 'enter' | 'undo' | 'hint' | 'help' | 'clear' | 'why' }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 | 0 }
  | { do: 'find' }
  | { do: 'part'; at: number }

const COMMANDS: Record<string, Command> = {
  ArrowUp: { do: 'move', way: 'up' },
  ArrowDown: { do: 'move', way: 'down' },
  ArrowLeft: { do: 'move', way: 'left' },
  ArrowRight: { do: 'move', way: 'right' },
  PageDown: { do: 'cycle', by: 1 },
  PageUp: { do: 'cycle', by: -1 },
  Home: { do: 'end', of: 'first' },
  End: { do: 'end', of: 'last' },
  Enter: { do: 'enter' },
  u: { do: 'undo' },
  h: { do: 'hint' },
  w: { do: 'why' },
  '?': { do: 'help' },
  Escape: { do: 'clear' },
  r: { do: 'turn', by: 1 },
  R: { do: 'turn', by: -1 },
  '[': { do: 'step', by: -1 },
  ']': { do: 'step', by: 1 },
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
  '0': { do: 'zoom', by: 0 },
  '/': { do: 'find' },
  ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [String(at), { do: 'part', at: at - 1 } as const])),
}

/** The command of a key press, unless it belongs to a field, a button or a dialog. */
export function command(event: KeyboardEvent): Command | undefined {
  if (event.metaKey || event.altKey) return undefined
  if (event.ctrlKey && event.key !== '[' && event.key !== ']') return undefined
  const target = event.target as Element
  const found = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()]
  // A place has been found: arrows go on from there.
  if (found?.do === 'move' && target.matches('[data-find][aria-expanded=false]')) return found
  if (target.closest('dialog, input:not([type=range]), select, textarea')) return undefined
  // Held down, Enter would confirm what it has only just selected.
  if (found?.do === 'enter' && event.repeat) return undefined
  const field = target.closest('input[type=range], [role=menu], [data-roving]')
  // What ends the turn is reached from a menu too, as long as the menu has no use for the key.
  const ends = found?.do === 'end' && field?.matches('[data-roving]') && !event.defaultPrevented
  if (field && found && !ends && ['move', 'cycle', 'end'].includes(found.do)) return undefined
  if (found?.do === 'enter' && target.closest('button, a, summary, [role=menu]')) return undefined
  return found
}

const AHEAD = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const

/** Arrows on the board itself move what is seen of it. */
export function steer(event: KeyboardEvent, camera: Camera): void {
  const order = command(event)
  if (order?.do !== 'move' || event.target !== event.currentTarget) return
  const [dx, dy] = AHEAD[order.way]
  camera.nudge(dx, dy)
  event.preventDefault()
  event.stopPropagation()
}

/** Do what was commanded; help is the page's own affair. */
export function obey(order: Command, session: Session, cursor: Cursor, camera: Camera): void {
  if (order.do === 'move') cursor.move(order.way)
  else if (order.do === 'zoom') order.by === 0 ? camera.whole() : camera.step(order.by)
  else if (order.do === 'part') part(order.at, session, camera)
  else if (order.do === 'find') document.querySelector<HTMLElement>('[data-find]')?.focus()
  else if (order.do === 'cycle') cursor.cycle(order.by)
  else if (order.do === 'end') cursor.end(order.of)
  else if (order.do === 'step') session.replay.step(order.by)
  else if (order.do === 'turn') session.picker.turn(order.by)
  else if (order.do === 'enter') enter(session, cursor)
  else if (order.do === 'undo') session.picker.path.length > 0 ? session.clear() : session.undo()
  else if (order.do === 'hint') session.hint()
  else if (order.do === 'why') session.asking = !session.asking
  else if (order.do === 'clear') session.clear()
}

function part(at: number, session: Session, camera: Camera): void {
  const area = session.table?.scene.parts[at]?.area
  if (area) camera.frame(area)
}

function enter(session: Session, cursor: Cursor): void {
  const { choice, button, spot, listed } = cursor
  const { picker } = session
  const { chosen, joined } = picker
  const again = listed
    ? chosen === listed || joined.includes(listed)
    : spot === null || chosen?.spots.includes(spot)
  if (button !== null && choice) session.press(choice)
  else if (session.asking && spot !== null) session.touch(spot)
  else if (chosen && again) session.decide(chosen)
  else if (listed) {
    picker.name(listed)
    session.settle(listed)
  } else if (spot !== null) {
    session.touch(spot)
    // What was taken first may be told apart from what else begins there only by where it goes.
    const further = picker.path.includes(spot) && !picker.chosen && picker.several.length === 0
    if (choice && further) cursor.onward(choice)
  }
}
