/** A WebSocket to the server that reconnects by itself. */

import type { FromServer, ToServer } from '../../protocol'

type Handlers = {
  hello: () => ToServer
  onMessage: (message: FromServer) => void
  onConnected: (connected: boolean) => void
}

/** Close codes for a match that the server does not know, and for one that it cannot read. */
const FINAL_CODES = [4404, 4422]

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000

export class Connection {
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    private readonly id: string,
    private readonly handlers: Handlers,
  ) {
    this.#open()
    addEventListener('online', this.#reconnectNow)
    document.addEventListener('visibilitychange', this.#reconnectNow)
  }

  /** Returns whether the message was sent. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#reconnectNow)
    document.removeEventListener('visibilitychange', this.#reconnectNow)
    this.#socket?.close()
  }

  #reconnectNow = (): void => {
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
      this.#wait = FIRST_WAIT
      socket.send(JSON.stringify(this.handlers.hello()))
      this.handlers.onConnected(true)
    }
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') this.handlers.onMessage(JSON.parse(event.data) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      if (FINAL_CODES.includes(code)) return this.close()
      this.handlers.onConnected(false)
      this.#timer = setTimeout(() => this.#open(), this.#wait)
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
    }
  }
}
