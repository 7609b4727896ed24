/** A line to the server that mends itself. */

import type { FromServer, ToServer } from '../../protocol'

type Ears = {
  hello: () => ToServer
  heard: (message: FromServer) => void
  up: (connected: boolean) => void
}

/** The server's words for a match it does not know, and for one it cannot read. */
const FINAL = [4404, 4422]

const LONGEST_WAIT = 5000

export class Line {
  #socket: WebSocket | undefined
  #wait = 250
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Whether the message went out. */
  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #hurry = (): void => {
    const state = this.#socket?.readyState
    if (this.#closed || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = 250
      socket.send(JSON.stringify(this.ears.hello()))
      this.ears.up(true)
    }
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') this.ears.heard(JSON.parse(event.data) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (FINAL.includes(code)) return this.close()
      this.ears.up(false)
      this.#timer = setTimeout(() => this.#open(), this.#wait)
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
    }
  }
}
