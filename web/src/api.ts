/** The calls over HTTP. A refusal arrives as a sentence for the person who caused it. */

import type {
  Backdrop,
  Checked,
  GameCard,
  Invitation,
  LostCard,
  MatchCard,
  MatchKeys,
  NewSeat,
  Opened,
} from './protocol'

/** A match as the page sets it up. */
export type MatchPlan = {
  game: string
  options: Record<string, string>
  seats: NewSeat[]
  seed?: string
}

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

  /** The address of a picture of a game; its colours follow the page it hangs in. */
  picture: (game: string, id: string, lang: string) =>
    `/api/games/${game}/pictures/${id}.svg?${query({ lang })}`,

  guide: async (game: string, page: string, lang: string) =>
    (await ask(`/api/guide/${game}/${page}?${query({ lang })}`)).text(),

  start: (match: MatchPlan) => json<Opened>('/api/matches', match),

  check: (match: MatchPlan, lang: string) => json<Checked>(`/api/check?${query({ lang })}`, match),

  /** The board a match begins with. */
  firstBoard: ({ game, options, seats }: MatchPlan, lang: string, theme: string) =>
    `/api/games/${game}/board.svg?${query({ ...options, players: String(seats.length), lang, theme })}`,

  bring: (file: string) => json<Opened>('/api/matches', { file }),

  rematch: (id: string, keys: string[]) => json<Opened>(`/api/matches/${id}/rematch`, { keys }),

  /** A match that is stopped goes on as a new one. */
  goOn: (id: string, keys: string[]) => json<Opened>(`/api/matches/${id}/continuation`, { keys }),

  cards: (matches: MatchKeys[], lang: string, theme: string) =>
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
