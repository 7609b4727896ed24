/** The matches of this browser as the first page shows them: fetched once, then told over a socket. */

import { api } from '../api'
import { mine } from '../mine.svelte'
import type { LostCard, MatchCard } from '../protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export class MyGames {
  /** Null until the server has answered. */
  #cards = $state.raw<(MatchCard | LostCard)[] | null>(null)
  #failed = $state(false)
  #connected = $state(false)
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT
  #closed = false

  constructor(
    private readonly lang: string,
    private readonly theme: string,
  ) {
    void this.fetch()
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  get loading(): boolean {
    return this.#cards === null && !this.#failed
  }

  get failed(): boolean {
    return this.#failed
  }

  /** Whether what is shown follows what happens. */
  get live(): boolean {
    return this.#connected
  }

  get matches(): MatchCard[] {
    const kept = new Set(mine.all.map(({ id }) => id))
    return (this.#cards ?? [])
      .filter((card): card is MatchCard => !('error' in card) && kept.has(card.id))
      .sort((one, other) => other.last - one.last)
  }

  /** A match that cannot be opened says so, instead of vanishing without a word. */
  get lost(): LostCard[] {
    const kept = new Set(mine.all.map(({ id }) => id))
    return (this.#cards ?? []).filter((card): card is LostCard => 'error' in card && kept.has(card.id))
  }

  async fetch(): Promise<void> {
    try {
      this.#cards = await api.cards(this.#asked(), this.lang, this.theme)
      this.#failed = false
      this.#wait = FIRST_WAIT
      if (!this.#closed) this.#follow()
    } catch {
      this.#failed = true
      this.#later()
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  #asked() {
    return mine.all.map(({ id, keys }) => ({ id, keys }))
  }

  /** Running matches are watched, the latest first. */
  #follow(): void {
    const running = this.matches.filter((card) => !card.over && !card.stopped).map(({ id }) => id)
    if (running.length === 0) return
    const asked = this.#asked()
      .filter(({ id }) => running.includes(id))
      .sort((one, other) => running.indexOf(one.id) - running.indexOf(other.id))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/cards`)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ matches: asked, lang: this.lang, theme: this.theme }))
      this.#connected = true
    }
    socket.onmessage = ({ data }) => {
      const card = JSON.parse(data as string) as MatchCard
      this.#cards = (this.#cards ?? []).map((old) => (old.id === card.id ? card : old))
    }
    socket.onclose = () => {
      this.#connected = false
      if (this.#socket === socket) this.#later()
    }
  }

  #later(): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.fetch(), this.#wait)
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #again = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return
    const state = this.#socket?.readyState
    if (!this.#failed && (state === WebSocket.OPEN || state === WebSocket.CONNECTING)) return
    this.#wait = FIRST_WAIT
    this.#later()
  }
}
