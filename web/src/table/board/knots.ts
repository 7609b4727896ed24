/** Places that lie so close together that a pointer cannot tell them apart. */

import type { Spot } from '../../protocol'
import { breadthOf, distanceTo, isClosed, type Point } from './geometry'

/** Pixels: how near a place must be to be meant, and how much nearer than the next to be clear. */
const MOUSE = { reach: 12, clear: 6 }
const FINGER = { reach: 22, clear: 9 }
/** A place at least this broad is hit without help, in pixels. */
const BROAD = 24

/** Whether a point could mean one of several small places. `scale`: pixels per sheet unit. */
export function isKnot(spots: Spot[], at: Point, scale: number, finger: boolean): boolean {
  const { reach, clear } = finger ? FINGER : MOUSE
  const far = spots
    .filter((spot) => !isClosed(spot) || breadthOf(spot) * scale < BROAD)
    .map((spot) => distanceTo(spot, at) * scale)
    .filter((distance) => distance <= reach)
    .sort((one, other) => one - other)
  const [first, second] = far
  return first !== undefined && second !== undefined && second - first < clear
}
