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
  | { do: 'board'; at: number; pin: boolean }
  | { do: 'log' | 'all' }

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
  l: { do: 'log' },
  a: { do: 'all' },
}

/** The command of a key press, unless the key belongs to a field, a button or a dialog. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.metaKey || event.altKey) return undefined
  if (event.ctrlKey && event.key !== '[' && event.key !== ']') return undefined
  const target = event.target as Element
  const found = boardCommand(event) ?? COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()]
  // Once a place has been found, the arrow keys leave the search field.
  if (found?.do === 'move' && target.matches('[data-find][aria-expanded=false]')) return found
  if (target.closest('dialog, input:not([type=range]), select, textarea')) return undefined
  // A repeated Enter would confirm what the first has only just selected.
  if (found?.do === 'enter' && event.repeat) return undefined
  const field = target.closest('input[type=range], [role=menu], [data-roving]')
  // Home and End also work in a menu that does not handle them itself.
  const ends = found?.do === 'end' && field?.matches('[data-roving]') && !event.defaultPrevented
  if (field && found && !ends && ['move', 'cycle', 'end'].includes(found.do)) return undefined
  if (found?.do === 'enter' && target.closest('button, a, summary, [role=menu]')) return undefined
  return found
}

/** A digit lays a board on the table; with Shift, whatever its key then writes, it pins the board. */
function boardCommand({ code, shiftKey }: KeyboardEvent): Command | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit ? { do: 'board', at: Number(digit) - 1, pin: shiftKey } : undefined
}

const DIRECTIONS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const

/** Arrow keys on the board itself move the view. */
export function panByArrow(event: KeyboardEvent, camera: Camera): void {
  const command = commandOf(event)
  if (command?.do !== 'move' || event.target !== event.currentTarget) return
  const [dx, dy] = DIRECTIONS[command.way]
  camera.panByFifth(dx, dy)
  event.preventDefault()
  event.stopPropagation()
}

/** Runs every command but help and log, which the page handles. */
export function runCommand(command: Command, session: Session, cursor: Cursor, camera: Camera): void {
  if (command.do === 'move') cursor.move(command.way)
  else if (command.do === 'zoom') command.by === 0 ? camera.showWholeSheet() : camera.zoomStep(command.by)
  else if (command.do === 'board') showBoard(command.at, command.pin, session)
  else if (command.do === 'find') document.querySelector<HTMLElement>('[data-find]')?.focus()
  else if (command.do === 'cycle') cursor.cycle(command.by)
  else if (command.do === 'end') moveToEnd(command.of, session, cursor)
  else if (command.do === 'step') session.replay.step(command.by)
  else if (command.do === 'turn') session.picker.previewNext(command.by)
  else if (command.do === 'enter') pressEnter(session, cursor)
  else if (command.do === 'undo') session.picker.path.length > 0 ? session.clear() : session.undoControl.undo()
  else if (command.do === 'hint') session.hints.request()
  else if (command.do === 'all') session.pointer.toggleAll()
  else if (command.do === 'why') session.whyNot.asking = !session.whyNot.asking
  else if (command.do === 'clear') session.boards.openId === null ? session.clear() : session.boards.back()
}

function showBoard(at: number, pin: boolean, { boards }: Session): void {
  const board = boards.all[at]
  if (!board) return
  if (pin && at > 0) boards.pin(board.id)
  else boards.lay(board.id)
}

/** What is half chosen is put back, so that Confirm says what the cursor stands on. */
function moveToEnd(of: 'first' | 'last', { picker }: Session, cursor: Cursor): void {
  if (picker.alternatives.length > 0) picker.clear()
  cursor.moveToEnd(of)
}

function pressEnter(session: Session, cursor: Cursor): void {
  const { choice, button, spot, listed } = cursor
  const { picker } = session
  const { chosen, joined } = picker
  const confirms = listed
    ? chosen === listed || joined.includes(listed)
    : spot === null || chosen?.spots.includes(spot)
  const { planned, closing } = session.offers
  const said = choice === (session.plan.current ? planned : closing)?.choice
  const free = picker.path.length === 0 && chosen === null && picker.shortcut === null
  // What Confirm says already need not be proposed first.
  if (button !== null && choice && said && free) session.decisions.decide(choice)
  else if (button !== null && choice) session.decisions.press(choice)
  else if (session.whyNot.asking && spot !== null) session.decisions.touchSpot(spot)
  else if (chosen && confirms) session.decisions.decide(chosen)
  else if (listed) {
    picker.choose(listed)
    session.decisions.decideIfImmediate(listed)
  } else if (spot !== null) {
    session.decisions.touchSpot(spot)
    // Several choices may begin at the same spot: the cursor goes on to the next spot of this one.
    const further = picker.path.includes(spot) && !picker.chosen && picker.alternatives.length === 0
    if (choice && further) cursor.moveToNextSpot(choice)
  }
}
