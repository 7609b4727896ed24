/** Makes decisions: by spots of the board, by buttons, by shortcuts and by bid limits. */

import type { Action, Choice } from '../../protocol'
import { settings } from '../../settings.svelte'
import { t } from '../../words.svelte'
import { findChoice } from './actions'
import type { CursorStart } from './cursorStart'
import type { EventPlayback } from './eventPlayback.svelte'
import type { Notes } from './notes.svelte'
import type { Outbox } from './outbox.svelte'
import type { Picker } from './picker.svelte'
import type { Tray } from './tray.svelte'
import type { WhyNot } from './whyNot.svelte'

type Dependencies = {
  playback: EventPlayback
  picker: Picker
  tray: Tray
  notes: Notes
  outbox: Outbox
  cursorStart: CursorStart
  whyNot: WhyNot
}

export class Decisions {
  constructor(private readonly session: Dependencies) {}

  decide(choice: Choice): void {
    const { playback, picker, notes, outbox, cursorStart } = this.session
    const { table } = playback
    if (!table || table.deciding === null || outbox.submitting) return
    const sent = outbox.submit({
      type: 'decide',
      seat: table.deciding,
      action: picker.actionOf(choice),
      point: table.point,
    })
    if (!sent) return
    cursorStart.lastSpot = choice.spots.at(-1) ?? cursorStart.lastSpot
    notes.dismiss()
  }

  /** A button proposes its choice; Confirm, or the button again, decides. */
  press(choice: Choice): void {
    const { picker } = this.session
    if (picker.chosen === choice) return this.decide(choice)
    picker.choose(choice)
    if (settings.atOnce && !choice.amount && !choice.joins) this.decide(choice)
  }

  /**
   * Decides for a complete choice where the settings say so, or in a draft, where it can be taken back:
   * there only what tells nothing of itself, as what does is looked at before it is made.
   */
  decideIfImmediate(choice: Choice): void {
    const plain = !choice.has_preview && !choice.shows_pieces
    const immediate = settings.atOnce || (plain && this.session.playback.table?.draft)
    if (immediate && !choice.amount && !choice.joins) this.decide(choice)
  }

  /** Proposes a shortcut; one that names its action is shown on the board, like any choice. */
  proposeShortcut(index: number): void {
    const { playback, picker } = this.session
    const shortcut = playback.table?.shortcuts[index]
    if (!shortcut) return
    const { actions, shown } = shortcut
    const choice = shown && actions[0] && findChoice(picker.choices, actions[0])
    if (choice) {
      picker.choose(choice)
      return this.decideIfImmediate(choice)
    }
    if (settings.atOnce || picker.shortcut === index) return this.decideInTurn(actions)
    picker.clear()
    picker.shortcut = index
  }

  /** Makes several decisions one after the other: those of a plan, of a shortcut or of a hint. */
  decideInTurn(actions: Action[]): void {
    const { playback, notes, outbox } = this.session
    const { table } = playback
    if (!table || table.deciding === null || outbox.submitting) return
    const sent = outbox.submit({ type: 'decide-in-turn', seat: table.deciding, actions, point: table.point })
    if (sent) notes.dismiss()
  }

  /** Lets the server bid up to a number; null: no longer. */
  setBidLimit(most: number | null): void {
    const { playback, outbox } = this.session
    const limit = playback.table?.bid_limit
    if (!limit) return
    const { seat, occasion } = limit
    outbox.sendOrNotify({ type: 'bid-limit', seat, most, occasion })
  }

  /** Handles a click, a tap or Enter on a spot. */
  touchSpot(spot: string, finger = false): void {
    const { playback, picker, tray, notes, cursorStart, whyNot } = this.session
    whyNot.byTouch = finger && !whyNot.asking
    tray.clear()
    cursorStart.lastSpot = spot
    if (playback.pendingSteps > 0) return playback.skip()
    if (!playback.table?.live) return notes.show({ text: t('note-replay'), momentary: true })
    if (whyNot.asking) return whyNot.ask(spot)
    const part = picker.partAt(spot)
    if (part) return picker.toggle(part)
    const { alternatives, path, chosen } = picker
    if (alternatives.length > 1 && path.at(-1) === spot) return picker.previewNext(1)
    if (chosen && chosen.spots.at(-1) === spot) return this.decide(chosen)
    const pick = picker.pick(spot)
    if (pick.kind === 'nothing') return whyNot.ask(spot)
    notes.dismiss()
    if (pick.kind === 'complete' && pick.explicit) this.decideIfImmediate(pick.choice)
  }
}
