/** Works without a network: the worker keeps the page, and the browser may offer to install it. */

import { watchReach } from './reach'

type Offer = Event & { prompt(): Promise<unknown> }

let ready = $state(false)
let away = $state(false)
let offer = $state.raw<Offer | null>(null)

export const offline = {
  /** Whether the page is kept on this device. */
  get ready(): boolean {
    return ready
  },
  /** Whether nobody answers at this page's address. */
  get away(): boolean {
    return away
  },
  /** Whether this address cannot be kept: browsers keep pages of safe addresses only. */
  get insecure(): boolean {
    return !isSecureContext
  },
  get offered(): boolean {
    return offer !== null
  },
  async install(): Promise<void> {
    await offer?.prompt()
    offer = null
  },
}

export function enableOffline(): void {
  watchReach((reached) => (away = !reached))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('./sw.js').catch(() => undefined)
  void navigator.serviceWorker.ready.then(() => (ready = true))
}
