/** Where the keyboard cursor goes with the next arrow key. */

import type { Choice } from '../../protocol'

export class CursorStart {
  /** The spot that was last visited, touched or decided: the cursor starts from there. */
  lastSpot: string | null = null
  /** A hinted choice or a place that was searched for: the next arrow key goes there instead. */
  target: Choice | { x: number; y: number } | null = null
}
