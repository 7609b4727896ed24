/** What the server says, as docs/protocol.md has it. */

export type Spot = { id: string; path: string; label: string }

export type Piece = {
  id: string
  sprite: string
  at: [number, number]
  turn: number
  colour: string
  label: string
  scale: number
  layer: number
}

/** A part of a big sheet: left, top, right, bottom. */
export type Part = {
  id: string
  name: string
  area: [number, number, number, number]
  /** Sheet units to a pixel up to which it can be read. */
  legible: number
}

export type Scene = {
  hash: string
  width: number
  height: number
  title: string
  /** A big map, to be looked at closely. */
  zoom: boolean
  pieces: Piece[]
  spots: Spot[]
  /** Lines that grow as the match goes on; they lie under the pieces. */
  strokes: Stroke[]
  parts: Part[]
}

export type Stroke = { id: string; path: string }

export type Backdrop = { backdrop: string; sprites: Record<string, string> }

export type Seat = {
  name: string
  bot: string | null
  bot_label: string | null
  mine: boolean
  colour: string
  mark: string
  /** Null while it is secret. */
  score: string | null
  worth: number | null
  acting: boolean
  /** Whether a choice that all make in secret is made; null: none is asked. */
  ready: boolean | null
  connected: boolean
  note: string
}

/** A number still to be named: `field` is where the action keeps it. */
export type Amount = {
  field: string
  least: number
  most: number
  /** What one of it stands for: numbers are shown and typed in it. */
  unit: number
  suggested: number[]
  /** Numbers that are decided at one click. */
  quick: { number: number; label: string }[]
}
/** A seat at an auction; `speaks`: it is asked now. */
export type Bidder = {
  seat: number
  out: boolean
  leads: boolean
  speaks: boolean
  money: string
  note: string
}
export type Auction = { lot: string; standing: string; bidders: Bidder[] }
/** How far a seat of mine bids by itself, `now` null: it does not; and between which numbers it could. */
export type Ceiling = {
  seat: number
  occasion: string
  least: number
  most: number
  now: number | null
}
/** What is usual is left out. */
export type Choice = {
  action: Record<string, unknown>
  spots: string[]
  label: string
  /** Its label where one knows the spot, if that is another. */
  short?: string
  /** Seldom wanted: it does not glow before its first spot is taken. */
  quiet?: true
  amount?: Amount
  /** Spots that light up while it is considered, besides its own. */
  lights?: string[]
  /** What it brings, in a few signs, to stand at its last spot once the others are taken. */
  badge?: string
  /** What it would put on the board can be asked for, */
  ghost?: true
  /** and what it would mean. */
  weighed?: true
  /** A part that can be taken together with others: the field in which its action lists it. */
  joins?: string
}
/** What a choice would put on the board, and what it would mean, in words. */
export type Ghost = { action: Choice['action']; pieces: Piece[]; means: string }
export type Item = { id: string; label: string; most: number; partner: number | null }
export type Form = {
  id: string
  label: string
  /** What stands at its head. */
  title: string
  partners: number[]
  give: Item[]
  take: Item[]
  /** What stands on it when it is taken out. */
  start: Filled | null
}
export type Filled = {
  form: string
  partner: number | null
  give: Record<string, number>
  take: Record<string, number>
}
export type Network = { spots: string[]; lines: string[] }
/** Drawn by a sprite of the scene, 150 by 90 about its origin. */
export type Card = { title: string; text: string; sprite: string }
export type LogLine = {
  n: number
  seat: number | null
  text: string
  spots: string[]
  /** Something that is seen to travel as it is told. */
  journey?: { sprite: string; path: [number, number][] }
  /** The faces of the dice that decided it. */
  dice?: number[]
  card?: Card
}
/** `apart`: worth telling, but no part of the score. */
export type Tallied = { spots: string[]; lines: string[]; shares: string[]; apart?: true }
/** A result to be kept beside others of its group; the lowest order is the best. */
export type Result = { group: string; order: number[]; text: string }
/** How things of one kind went over time: `points` are how far across and how high. */
export type Curves = {
  title: string
  across: string
  /** The ink is a token of the look or a CSS colour; empty: the page chooses. */
  curves: { label: string; points: [number, number][]; ink: string }[]
}
export type Standings = { ranks: number[]; winners: number[]; scores: string[]; ending: string }
export type Phase = { id: string; label: string; current: boolean }

export type Table = {
  type: 'table'
  id: string
  game: string
  title: string
  options: { label: string; value: string }[]
  n: number
  at: number
  live: boolean
  point: number
  over: boolean
  /** Whether the match itself is over, whatever moment of it is shown. */
  ended: boolean
  /** The record of the match goes on, but the rules of today do not allow it: it can only be looked at. */
  stopped: boolean
  to_act: number[]
  step: string | null
  phases: Phase[]
  rule: string
  seats: Seat[]
  look: number | null
  prompt: string
  secrets: boolean
  choices: Choice[]
  forms: Form[]
  /** Decisions in a row to be taken at one go; one to be looked at first names its action. */
  plans: { label: string; action: Choice['action'] | null; spots: string[] }[]
  /** What one would want to know before deciding. */
  remark: string
  /** What the list of all choices is called here; empty: nothing in particular. */
  listing: string
  /** Put together bit by bit, each of which can be taken back until the whole is done. */
  draft: boolean
  /** How many decisions have been tried out in it. */
  drafted: number
  deciding: number | null
  auction: Auction | null
  ceiling: Ceiling | null
  can_undo: 'free' | 'ask' | null
  undo_seat: number | null
  rim: boolean | null
  /** Whether this screen may hand out the seats that are taken by link. */
  host: boolean
  scene: Scene
  networks: Network[]
  /** Whether there is more to say of a spot than its label. */
  tells: boolean
  log: LogLine[]
  /** How many lines came before those. */
  earlier: number
  news: number
  standings: Standings | null
  tally: Tallied[]
  charts: Curves[]
  record: Result | null
  counts: boolean
  commitment: string
}

/** After which decision, and the scores; null where one is secret. */
export type ChartPoint = [number, (number | null)[]]

/** A list as what has changed in it: runs [from, to) of the one before, and what is new. */
export type Lean<T> = (T | [number, number])[]
/** The table as it is sent. */
export type Told = Omit<Table, 'choices' | 'networks' | 'log' | 'scene'> & {
  choices: Lean<Choice>
  networks: Lean<Network>
  log: Lean<LogLine>
  scene: Omit<Scene, 'pieces' | 'spots' | 'strokes'> & {
    pieces: Lean<Piece>
    spots: Lean<Spot>
    strokes: Lean<Stroke>
  }
}

export type FromServer =
  | Told
  | { type: 'refused'; text: string; rule: string; id: string }
  | { type: 'why'; text: string; rule: string; spots: string[]; idle: boolean }
  | { type: 'about'; spot: string; at: number; spots: string[]; lines: string[] }
  | { type: 'ghosts'; point: number; ghosts: Ghost[] }
  | { type: 'weighed'; lines: string[]; rule: string }
  | { type: 'hint'; choice: number | null; amount: number | null; text: string; point: number }
  | { type: 'undo-asked'; seat: number; text: string; mine: number[] }
  | { type: 'undo-answered'; agreed: boolean; text: string }
  | { type: 'chart'; points: ChartPoint[] }
  | { type: 'rematch'; id: string }
  | { type: 'presence'; connected: number[] }

export type ToServer =
  | { type: 'hello'; keys: string[]; lang: string; rim: boolean; at: number | null; lean: true }
  | { type: 'decide'; seat: number; action: unknown; point: number }
  | { type: 'fill'; seat: number; form: Filled; point: number }
  | { type: 'at'; n: number | null }
  | { type: 'lang'; lang: string }
  | { type: 'look'; seat: number | null }
  | { type: 'hint' }
  | { type: 'why'; spots: string[] }
  | { type: 'about'; spot: string }
  | { type: 'ghosts'; seat: number; actions: unknown[]; point: number }
  | { type: 'weigh'; seat: number; form: Filled; point: number }
  | { type: 'follow'; seat: number; plan: number; point: number }
  | { type: 'undo'; seat: number }
  | { type: 'reset'; seat: number }
  | { type: 'undo-answer'; seat: number; agree: boolean }
  | { type: 'ceiling'; seat: number; most: number | null; occasion: string }
  | { type: 'chart' }
  | { type: 'rim'; on: boolean }
