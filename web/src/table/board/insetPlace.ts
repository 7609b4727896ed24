/** Where the main board stands in small while a drawing lies in its place. */

import type { Part } from '../../protocol'
import { COMFORTABLE_SCALE } from './autoCamera'
import type { Size } from './camera.svelte'

/** `size`: its width beside the drawing, its height below it, or its width in a corner, in pixels. */
export type InsetPlace = { side: 'beside' | 'below' | 'corner'; size: number }

const GAP = 16
const LEAST_WIDTH = 140
const LEAST_HEIGHT = 120
const IN_CORNER = 130
/** The drawing keeps this share of the scale at which it would fill the table. */
const LEAST_SHARE = 0.8
const LARGEST_SHARE = 0.52

/** The drawing comes first: the inset has the room that it leaves, without its letters getting too small. */
export function placeInset({ area: [left, top, right, bottom], legible }: Part, room: Size): InsetPlace {
  const [width, height] = [right - left, bottom - top]
  const fit = Math.min(room.width / width, room.height / height)
  // A drawing that is not legible as a whole is shown in part, at the scale of the automatic camera.
  const least = fit < 1 / legible ? 1 / (COMFORTABLE_SCALE * legible) : 1 / legible
  for (const scale of [Math.max(least, fit), Math.max(least, fit * LEAST_SHARE)]) {
    const beside = room.width - width * scale - GAP
    if (beside >= LEAST_WIDTH) return { side: 'beside', size: Math.min(beside, LARGEST_SHARE * room.width) }
    const below = room.height - height * scale - GAP
    if (below >= LEAST_HEIGHT) return { side: 'below', size: Math.min(below, LARGEST_SHARE * room.height) }
  }
  return { side: 'corner', size: IN_CORNER }
}
