/** One viewer at one table: what is shown, what is pointed at, what is said to the server. */

import { api } from '../../api'
import { mine } from '../../mine.svelte'
import type { ChartPoint, Choice, Filled, Form, FromServer, Network, Table } from '../../protocol'
import { settings } from '../../settings.svelte'
import { lang, t } from '../../words.svelte'
import { findChoice } from './actions'
import { Ghosts } from './ghosts.svelte'
import { EventPlayback } from './eventPlayback.svelte'
import { Picker } from './picker.svelte'
import { Replay } from './replay.svelte'
import { Connection } from './connection'
import { Tray } from './tray.svelte'

export type Note = {
  text: string
  rule?: string
  spots?: string[]
  warn?: boolean
  act?: { label: string; run: () => void }
}

const NOTE_STAYS = 9000
/** Who only passes over a spot does not ask about it. */
const LINGERS = 70
const WRITES = 250
/** Until then it is known what there is to say of a spot. */
const ANSWERS = 500

export class Session {
  readonly playback = new EventPlayback((table) => this.#shown(table))
  readonly picker = new Picker()
  readonly tray = new Tray()
  readonly replay = new Replay((message) => this.#connection.send(message))
  readonly ghosts = new Ghosts((message) => this.#connection.send(message))

  connected = $state(false)
  /** False until the first table came. */
  met = $state(false)
  pointed = $state<string | null>(null)
  /** What a line of the log or of the count speaks of. */
  spotlight = $state.raw<string[]>([])
  note = $state.raw<Note | null>(null)
  hinted = $state.raw<Choice | null>(null)
  /** The number that goes with it. */
  advised = $state<number | null>(null)
  pondering = $state(false)
  /** The spot last stood on, touched or decided: the keyboard goes on from there. */
  here: string | null = null
  /** Where the next arrow leads all the same: to what was advised, or to a place that was found. */
  lead: Choice | { x: number; y: number } | null = null
  /** Whether the list of all choices lies open. */
  listing = $state(false)
  /** Every click asks why instead of choosing. */
  asking = $state(false)
  undoAsked = $state.raw<{ mine: number[]; text: string } | null>(null)
  chart = $state.raw<ChartPoint[]>([])
  /** The seat whose eyes may see the screen, where seats have secrets. */
  unveiled = $state<number | null>(null)
  /** Whether the count is walked through over the board, where there is no side. */
  counting = $state(false)
  /** Why there is no table to see. */
  missing = $state('')
  /** A form being filled in, whether it lies open, and why it was not accepted. */
  draft = $state.raw<Filled | null>(null)
  drafting = $state(false)
  trouble = $state.raw<{ text: string; rule: string } | null>(null)
  /** What the form would bring as it is filled in, or why it would be refused. */
  weighed = $state.raw<{ lines: string[]; rule: string }>({ lines: [], rule: '' })
  /** The match that follows this one, once somebody opened it. */
  following = $state<string | null>(null)

  #connection: Connection
  #told = $state.raw(new Map<string, Network>())
  #asking: ReturnType<typeof setTimeout> | undefined
  #weighing: ReturnType<typeof setTimeout> | undefined
  #drafted = ''
  #pondered = -1
  #noteTimer: ReturnType<typeof setTimeout> | undefined
  #sent = false
  #finger = false

  constructor(readonly id: string) {
    this.#connection = this.#open()
  }

  get table(): Table | null {
    return this.playback.table
  }

  /** What belongs to the spot pointed at, and what there is to say of it. */
  get network(): Network | undefined {
    const spot = this.pointed
    if (!spot) return undefined
    return this.table?.networks.find((n) => n.spots.includes(spot)) ?? this.#told.get(spot)
  }

  /** Ask what there is to say of the spot pointed at, and what could be put there. */
  inquire(): void {
    clearTimeout(this.#asking)
    const { pointed: spot, table } = this
    if (!spot || !table) return
    this.#asking = setTimeout(() => {
      if (table.tells && !this.network) this.#connection.send({ type: 'about', spot })
      this.ghosts.request(this.picker.choicesAt(spot), table)
    }, LINGERS)
  }

  /** These are about to be looked at: what would they put on the board? */
  picture(choices: Choice[]): void {
    if (this.table) this.ghosts.request(choices, this.table)
  }

  get seatsOfMine(): number[] {
    return this.table?.seats.flatMap((seat, i) => (seat.mine ? [i] : [])) ?? []
  }

  /** The seat the screen must pass to before anything may be seen. */
  get covered(): number | null {
    const table = this.table
    if (!table?.secrets || !table.live || this.seatsOfMine.length < 2) return null
    const next = table.to_act.filter((seat) => table.seats[seat]?.mine)
    return next.some((seat) => seat === this.unveiled) ? null : (next[0] ?? null)
  }

  decide(choice: Choice): void {
    const table = this.table
    if (!table || table.deciding === null || this.#sent) return
    this.#sent = this.#say({
      type: 'decide',
      seat: table.deciding,
      action: this.picker.actionOf(choice),
      point: table.point,
    })
    if (!this.#sent) return
    this.here = choice.spots.at(-1) ?? this.here
    this.dismiss()
  }

  /** A choice named outright: decided, unless it leaves a number open. */
  press(choice: Choice): void {
    if (choice.amount && this.picker.chosen !== choice) this.picker.choose(choice)
    else this.decide(choice)
  }

  /** What the choice that is looked at would mean, in words. */
  get meaning(): string {
    const choice = this.picker.chosen ?? this.picker.previewed
    return choice ? this.ghosts.meaningOf(choice) : ''
  }

  /** Decisions in a row; one that names its action is looked at first, like any other choice. */
  follow(plan: number): void {
    const table = this.table
    if (!table || table.deciding === null || this.#sent) return
    const action = table.plans[plan]?.action
    const choice = action && findChoice(this.picker.choices, action)
    if (choice) {
      this.picker.choose(choice)
      return this.settle(choice)
    }
    this.#sent = this.#say({ type: 'follow', seat: table.deciding, plan, point: table.point })
    if (this.#sent) this.dismiss()
  }

  /** Bid up to a number by itself; null: no longer. */
  ceil(most: number | null): void {
    const ceiling = this.table?.ceiling
    if (!ceiling) return
    const { seat, occasion } = ceiling
    this.#say({ type: 'ceiling', seat, most, occasion })
  }

  /** Take a form out; what was filled in before is still on it. */
  open(form: Form): void {
    const first = form.partners[0] ?? null
    if (this.draft?.form !== form.id) {
      this.draft = form.start ?? { form: form.id, partner: first, give: {}, take: {} }
    }
    this.drafting = true
    this.weigh(form)
  }

  redraft(change: Partial<Filled>): void {
    if (this.draft) this.draft = { ...this.draft, ...change }
    this.trouble = null
  }

  put(column: 'give' | 'take', item: string, count: number): void {
    if (this.draft) this.redraft({ [column]: { ...this.draft[column], [item]: count } })
  }

  /** What stands on a form, without what does not go with the chosen partner. */
  #written(form: Form, draft: Filled): Filled {
    const column = (side: 'give' | 'take') =>
      Object.fromEntries(
        form[side]
          .filter((item) => item.partner === null || item.partner === draft.partner)
          .flatMap(({ id }) => (draft[side][id] ? [[id, draft[side][id]]] : [])),
      )
    return { ...draft, give: column('give'), take: column('take') }
  }

  /** Ask what the form would bring, once the pen rests. */
  weigh(form: Form): void {
    clearTimeout(this.#weighing)
    this.#weighing = setTimeout(() => {
      const { table, draft } = this
      if (!table || table.deciding === null || !draft || !this.drafting) return
      const written = this.#written(form, draft)
      if ([...Object.keys(written.give), ...Object.keys(written.take)].length === 0) {
        this.weighed = { lines: [], rule: '' }
        return
      }
      this.#connection.send({ type: 'weigh', seat: table.deciding, form: written, point: table.point })
    }, WRITES)
  }

  fill(form: Form): void {
    const { table, draft } = this
    if (!table || table.deciding === null || !draft || this.#sent) return
    this.trouble = null
    this.#sent = this.#say({
      type: 'fill',
      seat: table.deciding,
      form: this.#written(form, draft),
      point: table.point,
    })
    if (!this.#sent) this.trouble = { text: t('note-away'), rule: '' }
  }

  /** A click, a tap or Enter on a spot. */
  touch(spot: string, finger = false): void {
    this.#finger = finger && !this.asking
    this.tray.clear()
    this.here = spot
    if (this.playback.pendingSteps > 0) return this.playback.skip()
    if (!this.table?.live) return this.tell({ text: t('note-replay') })
    if (this.asking) return this.why(spot)
    const part = this.picker.partAt(spot)
    if (part) return this.picker.toggle(part)
    const { alternatives, path } = this.picker
    if (alternatives.length > 1 && path.at(-1) === spot) return this.picker.previewNext(1)
    const chosen = this.picker.chosen
    if (chosen && chosen.spots.at(-1) === spot) return this.decide(chosen)
    const pick = this.picker.pick(spot)
    if (pick.kind === 'nothing') return this.why(spot)
    this.dismiss()
    if (pick.kind === 'complete' && pick.explicit) this.settle(pick.choice)
  }

  /** A choice that is complete: decided at once where it can be taken back, or by one's wish. */
  settle(choice: Choice): void {
    if ((this.table?.draft || settings.atOnce) && !choice.amount && !choice.joins) this.decide(choice)
  }

  why(spot: string): void {
    this.asking = false
    const before = this.picker.chosen ? [] : this.picker.path
    this.#say({ type: 'why', spots: [...before, spot] })
  }

  hint(): void {
    if (!this.table || this.table.deciding === null || this.pondering) return
    this.#pondered = this.table.point
    this.pondering = this.#say({ type: 'hint' })
  }

  undo(): void {
    const table = this.table
    if (!table?.can_undo || table.undo_seat === null) return
    const asks = table.can_undo === 'ask'
    if (this.#say({ type: 'undo', seat: table.undo_seat }) && asks) this.tell({ text: t('undo-sent') })
  }

  /** Give up what has been tried out. */
  reset(): void {
    const table = this.table
    if (table && table.deciding !== null && table.drafted > 0) {
      this.#say({ type: 'reset', seat: table.deciding })
    }
  }

  answerUndo(agree: boolean): void {
    const seat = this.undoAsked?.mine[0]
    if (seat !== undefined) this.#say({ type: 'undo-answer', seat, agree })
    this.undoAsked = null
  }

  /** Show the table to a seat alone; null: there are no secrets any more. */
  unveil(seat: number | null): void {
    this.unveiled = seat
    this.#say({ type: 'look', seat })
  }

  askChart(): void {
    this.#say({ type: 'chart' })
  }

  speak(language: string): void {
    this.#connection.send({ type: 'lang', lang: language })
  }

  showRim(on: boolean): void {
    settings.rim = on
    this.#connection.send({ type: 'rim', on })
  }

  tell(note: Note): void {
    clearTimeout(this.#noteTimer)
    this.note = note
    this.#noteTimer = setTimeout(() => this.dismiss(), NOTE_STAYS)
  }

  dismiss(): void {
    clearTimeout(this.#noteTimer)
    this.note = null
  }

  /** Escape: whatever is half done is dropped. */
  clear(): void {
    this.picker.clear()
    this.hinted = null
    this.asking = false
    this.tray.clear()
    this.dismiss()
  }

  close(): void {
    this.tray.clear()
    clearTimeout(this.#noteTimer)
    clearTimeout(this.#asking)
    clearTimeout(this.#weighing)
    this.playback.stop()
    this.replay.stop()
    this.#connection.close()
  }

  #open(): Connection {
    return new Connection(this.id, {
      hello: () => ({
        type: 'hello',
        keys: mine.keys(this.id),
        lang: lang(),
        rim: settings.rim,
        at: this.#moment(),
        lean: true,
      }),
      onMessage: (message) => this.#heard(message),
      onConnected: (connected) => this.#up(connected),
    })
  }

  #up(connected: boolean): void {
    this.connected = connected
    this.#sent = false
    this.pondering = false
    if (!connected) return
    this.ghosts.onReconnect()
    this.replay.onReconnect()
  }

  /** The moment to be shown first: the one on show, or that of the address. */
  #moment(): number | null {
    if (this.table) return this.table.live ? null : this.table.at
    const at = new URLSearchParams(location.search).get('at') ?? ''
    return /^\d{1,9}$/.test(at) ? Number(at) : null
  }

  #say(message: Parameters<Connection['send']>[0]): boolean {
    const went = this.#connection.send(message)
    if (!went) this.tell({ text: t('note-away'), warn: true })
    return went
  }

  #heard(message: FromServer): void {
    if (message.type === 'table') {
      this.#sent = false
      // Whoever has decided meanwhile is not told: the advice would be for what has gone by.
      if (message.point !== this.#pondered || message.deciding === null) this.pondering = false
      this.playback.receive(message)
    } else if (message.type === 'refused') {
      this.#sent = false
      this.pondering = false
      if (this.drafting) this.trouble = message
      else if (this.met) this.tell({ text: message.text, rule: message.rule, warn: true })
      else this.missing = message.text
    } else if (message.type === 'why') {
      this.#explain(message)
    } else if (message.type === 'about') {
      if (message.at === this.table?.at) this.#told = new Map(this.#told).set(message.spot, message)
    } else if (message.type === 'ghosts') {
      if (message.point === this.table?.point) this.ghosts.receive(message.ghosts)
    } else if (message.type === 'weighed') {
      this.weighed = message
    } else if (message.type === 'hint') {
      this.pondering = false
      const table = this.table
      if (table?.point !== message.point) return
      this.hinted = table.choices[message.choice ?? -1] ?? null
      this.advised = message.amount
      this.lead = this.hinted?.amount ? null : this.hinted
      if (this.hinted?.amount && message.amount !== null) {
        // A bid is dialled in while the question stays in sight; any other number is asked for first.
        if (this.hinted.amount.quick.length === 0) this.picker.choose(this.hinted)
        this.picker.amount = message.amount
      }
      this.tell({ text: t('note-hint', { choice: message.text }) })
    } else if (message.type === 'undo-asked') {
      this.undoAsked = { mine: message.mine, text: message.text }
    } else if (message.type === 'undo-answered') {
      this.undoAsked = null
      this.tell({ text: message.text })
    } else if (message.type === 'chart') {
      this.chart = message.points
    } else if (message.type === 'presence') {
      this.playback.setPresence(message.connected)
    } else if (message.type === 'rematch') {
      void this.#invited()
    }
  }

  /** Another player opened the next match: take my seat in it. */
  async #invited(): Promise<void> {
    try {
      const made = await api.rematch(this.id, mine.keys(this.id))
      mine.add(made.id, Object.values(made.keys))
      this.following = made.id
    } catch {
      // The button for a rematch is still there, and leads to the same match.
    }
  }

  /** A finger has nothing else to ask with: what it touches is told rather than why it is idle. */
  #explain({ text, rule, spots, idle }: { text: string; rule: string; spots: string[]; idle: boolean }): void {
    const told = this.table?.tells || this.network
    if (!idle || !this.#finger || !told) return this.tell({ text, rule, spots })
    this.dismiss()
    setTimeout(() => this.network?.lines.length || this.tell({ text, rule, spots }), ANSWERS)
  }

  /** Back after a while: what did the others do? */
  #welcome(table: Table): void {
    const news = table.log.slice(table.news)
    const theirs = new Set(news.filter((l) => l.seat !== null && !table.seats[l.seat]?.mine).map((l) => l.n))
    const first = news[0]
    if (!first || theirs.size === 0 || table.deciding === null || table.news === 0) return
    this.tell({
      text: t('news', { count: theirs.size }),
      act: { label: t('news-watch'), run: () => this.replay.play(Math.max(0, first.n - 1)) },
    })
  }

  /** Advice is for one decision, in whatever language that is told. */
  #advise(table: Table): void {
    const led = this.lead === this.hinted
    const stands = table.point === this.#pondered
    this.hinted = (stands && this.hinted && findChoice(table.choices, this.hinted.action)) || null
    if (led) this.lead = this.hinted
  }

  #shown(table: Table): void {
    if (!this.met) this.#welcome(table)
    this.met = true
    this.tray.show(this.playback.newLines)
    this.#advise(table)
    if (!table.secrets && this.unveiled !== null) this.unveil(null)
    // What stands on a form is for one seat's eyes, of all that are asked together.
    const drafted = `${table.point} ${table.deciding}`
    if (table.deciding === null || drafted !== this.#drafted) {
      this.draft = null
      this.drafting = false
      this.trouble = null
      this.weighed = { lines: [], rule: '' }
      this.#drafted = drafted
    }
    this.picker.setChoices(table)
    this.ghosts.onTable(table)
    this.replay.onTable(table)
    this.#told = new Map()
    this.inquire()
    if (this.pointed && !table.scene.spots.some((spot) => spot.id === this.pointed)) {
      this.pointed = null
    }
  }
}
