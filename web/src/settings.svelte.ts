/** What this person likes, kept in this browser. */

export type Theme = 'light' | 'dark'
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'
/** Factors of the size of text. */
export const TEXT_SIZES: readonly number[] = [1, 1.15, 1.3]
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant']

type Kept = {
  theme?: Theme
  lang?: string
  pace?: Pace
  atOnce?: boolean
  rim?: boolean
  zoom?: boolean
  name?: string
  textSize?: number
  logDelay?: number
}

const STORAGE_KEY = 'rotonde.settings'

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

const kept = $state<Kept>(read())
const night = matchMedia('(prefers-color-scheme: dark)')
let roomIsDark = $state(night.matches)
night.addEventListener('change', (event) => (roomIsDark = event.matches))

// On a phone every millimetre of the board itself counts.
const roomy = matchMedia('(min-width: 861px)').matches

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
let still = $state(stillness.matches)
stillness.addEventListener('change', (event) => (still = event.matches))

function keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
  kept[key] = value
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // A private window keeps nothing; the setting still holds until it closes.
  }
}

export const settings = {
  get theme(): Theme {
    return kept.theme ?? (roomIsDark ? 'dark' : 'light')
  },
  set theme(value: Theme) {
    keep('theme', value)
  },
  get lang(): string | undefined {
    return kept.lang
  },
  set lang(value: string | undefined) {
    keep('lang', value)
  },
  get pace(): Pace {
    return kept.pace ?? 'normal'
  },
  set pace(value: Pace) {
    keep('pace', value)
  },
  get atOnce(): boolean {
    return kept.atOnce ?? false
  },
  set atOnce(value: boolean) {
    keep('atOnce', value)
  },
  /** Whether this person has said how to play: by Confirm, or by a single click. */
  get atOnceAnswered(): boolean {
    return kept.atOnce !== undefined
  },
  get rim(): boolean {
    return kept.rim ?? roomy
  },
  set rim(value: boolean) {
    keep('rim', value)
  },
  /** Whether a small board shows the zoom's buttons too. */
  get zoom(): boolean {
    return kept.zoom ?? false
  },
  set zoom(value: boolean) {
    keep('zoom', value)
  },
  get name(): string {
    return kept.name ?? ''
  },
  set name(value: string) {
    keep('name', value)
  },
  /** How large text on boards is, as a factor. */
  get textSize(): number {
    return kept.textSize ?? 1
  },
  set textSize(value: number) {
    keep('textSize', value)
  },
  /** Milliseconds until the log is back after nothing is pointed at, so that it does not flash up between two
   * spots. No drawer asks for it. */
  get logDelay(): number {
    return kept.logDelay ?? 1500
  },
  /** Whether this person asked the system for less motion. */
  get still(): boolean {
    return still
  },
}
