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

export type Scene = {
  hash: string
  width: number
  height: number
  title: string
  /** A big map, to be looked at closely. */
  zoom: boolean
  pieces: Piece[]
  spots: Spot[]
}

export type Backdrop = { backdrop: string; sprites: Record<string, string> }

export type Seat = {
  name: string
  bot: string | null
  bot_label: string | null
  mine: boolean
  colour: string
  mark: string
  score: string
  acting: boolean
  connected: boolean
  note: string
}

/** A number still to be named: `field` is where the action keeps it. */
export type Amount = { field: string; least: number; most: number; suggested: number[] }
export type Choice = {
  action: Record<string, unknown>
  spots: string[]
  label: string
  button: boolean
  amount: Amount | null
}
export type Item = { id: string; label: string; most: number; partner: number | null }
export type Form = { id: string; label: string; partners: number[]; give: Item[]; take: Item[] }
export type Filled = {
  form: string
  partner: number | null
  give: Record<string, number>
  take: Record<string, number>
}
export type Network = { spots: string[]; lines: string[] }
export type LogLine = { n: number; seat: number | null; text: string; spots: string[] }
export type Tallied = { spots: string[]; lines: string[]; shares: string[] }
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
  deciding: number | null
  can_undo: 'free' | 'ask' | null
  undo_seat: number | null
  rim: boolean | null
  /** Whether this screen may hand out the seats that are taken by link. */
  host: boolean
  scene: Scene
  networks: Network[]
  log: LogLine[]
  /** How many lines came before those. */
  earlier: number
  news: number
  standings: Standings | null
  tally: Tallied[]
  counts: boolean
  commitment: string
}

export type ChartPoint = [number, number[]]

export type FromServer =
  | Table
  | { type: 'refused'; text: string; rule: string; id: string }
  | { type: 'why'; text: string; rule: string; spots: string[] }
  | { type: 'hint'; choice: number | null; amount: number | null; text: string; point: number }
  | { type: 'undo-asked'; seat: number; text: string; mine: number[] }
  | { type: 'undo-answered'; agreed: boolean; text: string }
  | { type: 'chart'; points: ChartPoint[] }
  | { type: 'rematch'; id: string; keys: Record<string, string> }

export type ToServer =
  | { type: 'hello'; keys: string[]; lang: string; rim: boolean; at: number | null }
  | { type: 'decide'; seat: number; action: unknown; point: number }
  | { type: 'fill'; seat: number; form: Filled; point: number }
  | { type: 'at'; n: number | null }
  | { type: 'lang'; lang: string }
  | { type: 'look'; seat: number }
  | { type: 'hint' }
  | { type: 'why'; spots: string[] }
  | { type: 'undo'; seat: number }
  | { type: 'undo-answer'; seat: number; agree: boolean }
  | { type: 'chart' }
  | { type: 'rim'; on: boolean }
