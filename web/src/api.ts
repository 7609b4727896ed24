/** The calls over HTTP. A refusal arrives as a sentence for the person who caused it. */

import type { Backdrop } from './protocol'

/** `line`: a paragraph on it, where it deserves one. */
export type OptionChoice = { id: string; label: string; line: string }
export type GameOption = {
  id: string
  label: string
  default: string
  /** Seldom changed: kept out of the way. */
  minor: boolean
  choices: OptionChoice[]
}
export type Bot = { id: string; label: string; line: string }
export type Colour = { colour: string; mark: string }
export type GameCard = {
  id: string
  title: string
  tagline: string
  seats: [number, number]
  options: GameOption[]
  bots: Bot[]
  designed: string[]
  colours: Colour[]
}

export type SeatKind = 'me' | 'here' | 'link' | 'bot'
export type SeatPlan = { kind: SeatKind; name: string; bot: string | null }
export type NewMatch = {
  game: string
  options: Record<string, string>
  seats: SeatPlan[]
  seed?: string
}
/** Whether a match could be opened like this, and what hangs on its options. */
export type Checked = {
  trouble: string
  options: Record<string, string>
  seats: [number, number]
  /** Options that mean nothing beside these. */
  idle: string[]
}
export type Made = { id: string; keys: Record<string, string> }

export type CardSeat = { name: string; colour: string; mark: string; score: string | null }
export type MatchCard = {
  id: string
  title: string
  seats: CardSeat[]
  to_act: number[]
  my_turn: boolean
  over: boolean
  /** Why it can only be looked at; empty: it goes on. */
  stopped: string
  last: number
  picture: string
}
export type LostCard = { id: string; error: string }
export type Invitation = { seat: number; name: string; address: string; code: string }

/** Which picture of a board. */
export type Look = { at: number; theme: string; lang: string; rim: boolean }

export class Trouble extends Error {}

async function ask(path: string, body?: unknown, keys: string[] = []): Promise<Response> {
  // Keys go in a header: an address is kept in histories and logs.
  const held: Record<string, string> = keys.length > 0 ? { 'seat-keys': keys.join(', ') } : {}
  const init: RequestInit =
    body === undefined
      ? { headers: held }
      : {
          method: 'POST',
          headers: { ...held, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  const answer = await fetch(path, init)
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => ({}))) as { error?: string }
  throw new Trouble(said.error ?? '')
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

export const api = {
  games: (lang: string) => json<GameCard[]>(`/api/games?${query({ lang })}`),

  guide: async (game: string, page: string, lang: string) =>
    (await ask(`/api/guide/${game}/${page}?${query({ lang })}`)).text(),

  start: (match: NewMatch) => json<Made>('/api/matches', match),

  check: (match: NewMatch, lang: string) => json<Checked>(`/api/check?${query({ lang })}`, match),

  /** The board a match begins with. */
  firstBoard: ({ game, options, seats }: NewMatch, lang: string, theme: string) =>
    `/api/games/${game}/board.svg?${query({ ...options, players: String(seats.length), lang, theme })}`,

  bring: (file: string) => json<Made>('/api/matches', { file }),

  rematch: (id: string, keys: string[]) => json<Made>(`/api/matches/${id}/rematch`, { keys }),

  /** A match that is stopped goes on as a new one. */
  goOn: (id: string, keys: string[]) => json<Made>(`/api/matches/${id}/continuation`, { keys }),

  cards: (matches: { id: string; keys: string[] }[], lang: string, theme: string) =>
    json<(MatchCard | LostCard)[]>('/api/cards', { matches, lang, theme }),

  links: async (id: string, keys: string[]) =>
    (await (await ask(`/api/links/${id}`, undefined, keys)).json()) as Invitation[],

  backdrop: (hash: string) => json<Backdrop>(`/api/backdrop/${hash}`),

  /** The address of the match file. */
  file: (id: string) => `/api/matches/${id}/file`,

  /** The board as the holder of these keys sees it. */
  board: async (id: string, keys: string[], look: Look) => {
    const { at, theme, lang, rim } = look
    const asked = query({ at: String(at), theme, lang, rim: rim ? '1' : '' })
    return (await ask(`/api/matches/${id}/board.svg?${asked}`, undefined, keys)).text()
  },
}
