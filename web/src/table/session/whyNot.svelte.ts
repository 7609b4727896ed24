/** Asks the server why a spot cannot be chosen, and shows its answer. */

import type { EventPlayback } from './eventPlayback.svelte'
import type { Notes } from './notes.svelte'
import type { Outbox } from './outbox.svelte'
import type { Picker } from './picker.svelte'
import type { SpotPointer } from './pointer.svelte'

/** By then the description of a touched spot has arrived, if it has any. */
const DESCRIPTION_MS = 500

type Answer = { text: string; rule: string; spots: string[]; idle: boolean }
type Dependencies = {
  playback: EventPlayback
  picker: Picker
  pointer: SpotPointer
  notes: Notes
  outbox: Outbox
}

export class WhyNot {
  /** While set, a click asks instead of choosing. */
  asking = $state(false)
  /** Whether the last spot was touched with a finger, without asking for a reason. */
  byTouch = false

  constructor(private readonly session: Dependencies) {}

  ask(spot: string): void {
    this.asking = false
    const { picker, outbox } = this.session
    const before = picker.chosen ? [] : picker.path
    outbox.sendOrNotify({ type: 'why', spots: [...before, spot] })
  }

  /** A finger cannot hover: touching an idle spot shows its description rather than the reason. */
  receive({ text, rule, spots, idle }: Answer): void {
    const { playback, pointer, notes } = this.session
    const note = { text, rule, spots, momentary: true }
    const described = playback.table?.describes_spots || pointer.highlight
    if (!idle || !this.byTouch || !described) return notes.show(note)
    notes.dismiss()
    setTimeout(() => pointer.highlight?.lines.length || notes.show(note), DESCRIPTION_MS)
  }
}
