/** Whether the page's own host answers. `navigator.onLine` cannot tell: it says only that some network is there. */

const PATIENCE = 5_000
const SOONEST = 2_000
const LATEST = 60_000

/** Asks for a small file of every build, by HEAD: the service worker answers GET only. */
async function hostAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    // Any status shows that the host is reachable.
    await fetch('./app.webmanifest', { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

/**
 * Asks at once, and when the browser hints at a change. A host that answers is not asked again
 * without such a hint; one that is silent is, at growing intervals, while the page is visible.
 */
export function watchReach(tell: (reached: boolean) => void): void {
  let latest = 0
  let timer = 0

  async function ask(interval: number): Promise<void> {
    clearTimeout(timer)
    const mine = ++latest
    const reached = await hostAnswers()
    if (mine !== latest) return
    tell(reached)
    if (reached || document.hidden) return
    timer = setTimeout(() => void ask(Math.min(interval * 2, LATEST)), interval)
  }

  const askAnew = () => void ask(SOONEST)
  addEventListener('online', askAnew)
  addEventListener('offline', askAnew)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer)
    else askAnew()
  })
  askAnew()
}
