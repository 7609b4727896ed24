/** How the match went, once it is over and somebody has asked. */

import { untrack } from 'svelte'
import type { AnalysisProgress, MatchAnalysis } from '../../protocol'
import type { Outbox } from './outbox.svelte'

export class AnalysisState {
  /** Whether its panel is open, whatever moment of the match is shown. */
  open = $state(false)
  /** Whether the server works at it for us. */
  running = $state(false)
  /** How much is done, from 0 to 1. */
  progress = $state(0)
  found = $state.raw<MatchAnalysis | null>(null)

  constructor(private readonly outbox: Outbox) {}

  request(): void {
    this.open = true
    this.running = this.outbox.sendOrNotify({ type: 'analysis', on: true })
  }

  /** Ends the work; what is known stays. */
  cancel(): void {
    if (this.running) this.outbox.send({ type: 'analysis', on: false })
    this.running = false
  }

  close(): void {
    this.cancel()
    this.open = false
  }

  receive({ progress, running, found }: AnalysisProgress): void {
    this.running = running
    if (found) this.found = found
    if (running || found) this.progress = progress
  }

  /** What it says is in the language before. */
  onLanguage(): void {
    // What has been found does not change the language: an effect that sets it must not follow it.
    if (untrack(() => this.found)) this.outbox.send({ type: 'analysis', on: true })
  }

  onReconnect(): void {
    if (this.running) this.outbox.send({ type: 'analysis', on: true })
  }

  onRefused(): void {
    this.running = false
  }
}
