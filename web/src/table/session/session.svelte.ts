/** A viewer at a table: holds what the page shows, and passes on what the server sends. */

import { api } from '../../api'
import { mine } from '../../mine.svelte'
import type { Action, Chart, Choice, FromServer, Table } from '../../protocol'
import { settings } from '../../settings.svelte'
import { lang, t } from '../../words.svelte'
import { arrangeOffers } from '../foot/arrangeOffers'
import { AnalysisState } from './analysis.svelte'
import { Boards } from './boards.svelte'
import { Connection } from './connection'
import { CursorStart } from './cursorStart'
import { Decisions } from './decisions'
import { EventPlayback } from './eventPlayback.svelte'
import { FormDraft } from './formDraft.svelte'
import { Ghosts } from './ghosts.svelte'
import { Hints } from './hints.svelte'
import { HotSeat } from './hotSeat.svelte'
import { Notes } from './notes.svelte'
import { Outbox } from './outbox.svelte'
import { Picker } from './picker.svelte'
import { PlanEditor } from './plan.svelte'
import { SpotPointer } from './pointer.svelte'
import { newsOf } from './news'
import { Replay } from './replay.svelte'
import { layout } from '../layout.svelte'
import { Tray } from './tray.svelte'
import { UndoControl } from './undoControl.svelte'
import { WhyNot } from './whyNot.svelte'

export class Session {
  readonly playback = new EventPlayback((table) => this.#onTable(table))
  readonly boards = new Boards()
  readonly picker = new Picker()
  readonly tray = new Tray()
  readonly cursorStart = new CursorStart()
  readonly notes = new Notes()
  readonly outbox = new Outbox((message) => this.#connection.send(message), this.notes)
  readonly replay = new Replay(this.outbox.send)
  readonly ghosts = new Ghosts(this.outbox.send)
  readonly hotSeat = new HotSeat(this.playback, this.outbox)
  readonly form = new FormDraft(this.playback, this.outbox)
  readonly undoControl = new UndoControl(this.playback, this.notes, this.outbox)
  readonly plan = new PlanEditor(this)
  readonly hints = new Hints(this)
  readonly pointer = new SpotPointer(this)
  readonly whyNot = new WhyNot(this)
  readonly decisions = new Decisions(this)
  readonly analysis = new AnalysisState(this.outbox)

  connected = $state(false)
  /** The spots of a line of the log or of the tally. */
  spotlight = $state.raw<string[]>([])
  /** The spot under the keyboard cursor. */
  cursorSpot = $state<string | null>(null)
  /** Whether the list of all choices is open. */
  listOpen = $state(false)
  /** Whether the tally is shown over the board, where there is no side panel. */
  tallyOpen = $state(false)
  /** The page of the notes that was asked for; null: what is pointed at, else the log. */
  notesPage = $state<'pointed' | 'log' | null>(null)
  chart = $state.raw<Chart['points']>([])
  /** Why there is no table to show. */
  missingReason = $state('')
  /** The match that follows this one, once somebody has opened it. */
  nextMatch = $state<string | null>(null)

  #connection: Connection
  #hasTable = false

  constructor(readonly id: string) {
    this.#connection = this.#connect()
  }

  get table(): Table | null {
    return this.playback.table
  }

  readonly #spotList = $derived(this.table?.scene.spots ?? [])
  /** The spots of the scene by their ids: a big map has many, and few are looked for. */
  readonly spots = $derived(new Map(this.#spotList.map((spot) => [spot.id, spot])))

  /** The decisions without a place on the board, by where they are shown. */
  readonly offers = $derived(arrangeOffers(this.table))

  /** What the choice that is chosen or previewed would mean, in words. */
  get meaning(): string {
    const choice = this.picker.chosen ?? this.picker.previewed
    if (!choice) return ''
    return choice.amount ? (this.ghosts.ofAction(this.picker.actionOf(choice))?.means ?? '') : this.ghosts.meaningOf(choice)
  }

  /** Requests what choices would put on the board, as they are about to be looked at. */
  requestGhosts(choices: Choice[]): void {
    if (this.table) this.ghosts.request(choices, this.table)
  }

  /** Requests what an action with a number is called, and what it would mean. */
  requestAction(action: Action): void {
    if (this.table) this.ghosts.requestActions([action], this.table)
  }

  requestChart(): void {
    this.outbox.sendOrNotify({ type: 'chart' })
  }

  setLanguage(language: string): void {
    // What it says is in the language before.
    this.notes.dismiss()
    this.outbox.send({ type: 'lang', lang: language })
    this.analysis.onLanguage()
  }

  showRim(on: boolean): void {
    settings.rim = on
    this.outbox.send({ type: 'rim', on })
  }

  /** Drops whatever is half done. */
  clear(): void {
    this.picker.clear()
    this.hints.clear()
    this.whyNot.asking = false
    this.tray.clear()
    this.notes.dismiss()
  }

  close(): void {
    this.tray.clear()
    this.notes.close()
    this.pointer.close()
    this.form.close()
    this.playback.stop()
    this.replay.stop()
    this.#connection.close()
  }

  #connect(): Connection {
    return new Connection(this.id, {
      hello: () => ({
        type: 'hello',
        keys: mine.keys(this.id),
        lang: lang(),
        rim: settings.rim,
        at: this.#firstMoment(),
        deltas: true,
      }),
      onMessage: (message) => this.#receive(message),
      onConnected: (connected) => this.#onConnected(connected),
    })
  }

  /** The moment to show after connecting: the one that is shown already, or that of the address. */
  #firstMoment(): number | null {
    if (this.table) return this.table.live ? null : this.table.at
    const at = new URLSearchParams(location.search).get('at') ?? ''
    return /^\d{1,9}$/.test(at) ? Number(at) : null
  }

  #onConnected(connected: boolean): void {
    this.connected = connected
    this.outbox.endSubmission()
    this.hints.stopWaiting()
    if (!connected) return
    this.ghosts.onReconnect()
    this.replay.onReconnect()
    this.analysis.onReconnect()
  }

  #receive(message: FromServer): void {
    if (message.type === 'table') {
      this.outbox.endSubmission()
      this.hints.onReceive(this.playback.receive(message))
    } else if (message.type === 'refused') {
      this.#onRefused(message)
    } else if (message.type === 'why') {
      this.whyNot.receive(message)
    } else if (message.type === 'description') {
      this.pointer.receive(message)
    } else if (message.type === 'ghosts') {
      if (message.point === this.table?.point) this.ghosts.receive(message.ghosts)
    } else if (message.type === 'preview') {
      this.form.preview = message
    } else if (message.type === 'plan') {
      this.plan.receive(message)
    } else if (message.type === 'hint') {
      this.hints.receive(message)
    } else if (message.type === 'hint-outlook') {
      this.hints.receiveOutlook(message)
    } else if (message.type === 'undo-asked') {
      this.undoControl.receiveRequest(message)
    } else if (message.type === 'undo-answered') {
      this.undoControl.receiveAnswer(message.text)
    } else if (message.type === 'chart') {
      this.chart = message.points
    } else if (message.type === 'analysis') {
      this.analysis.receive(message)
    } else if (message.type === 'presence') {
      this.playback.setPresence(message.connected)
    } else if (message.type === 'rematch') {
      void this.#joinRematch()
    }
  }

  #onRefused({ text, rule }: { text: string; rule: string }): void {
    this.outbox.endSubmission()
    this.hints.stopWaiting()
    this.analysis.onRefused()
    if (this.form.isOpen) this.form.refusal = { text, rule }
    else if (this.#hasTable) this.notes.show({ text, rule, warn: true })
    else this.missingReason = text
  }

  /** Another player has opened the next match: takes the seat of this player in it. */
  async #joinRematch(): Promise<void> {
    try {
      const made = await api.rematch(this.id, mine.keys(this.id))
      mine.add(made.id, Object.values(made.keys))
      this.nextMatch = made.id
    } catch {
      // The button for a rematch is still there, and leads to the same match.
    }
  }

  #onTable(table: Table): void {
    if (!this.#hasTable) this.#offerNews(table)
    this.#hasTable = true
    this.tray.show(this.playback.newLines)
    this.notes.onTable(table)
    this.hints.onTable(table)
    this.hotSeat.onTable(table)
    this.form.onTable(table)
    this.boards.onTable(table)
    this.plan.onTable(table)
    this.picker.setChoices(table)
    this.ghosts.onTable(table)
    this.replay.onTable(table)
    this.pointer.onTable(table)
  }

  /** Offers to replay what the others did while the player was away. */
  #offerNews(table: Table): void {
    const { moves, first } = newsOf(table)
    if (first === undefined || moves.size === 0 || table.deciding === null || table.news === 0) return
    // Where nothing but the board has room, the desk offers the same and covers nothing.
    if (layout.brief && table.boards.length === 0) return
    this.notes.show({
      text: t('news', { count: moves.size }),
      unasked: true,
      act: { label: t('news-watch'), run: () => this.replay.play(Math.max(0, first - 1)) },
    })
  }
}
