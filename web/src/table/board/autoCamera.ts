/** Moves the camera over a big sheet to the current decision, unless the player has chosen a view. */

import type { Part, Scene } from '../../protocol'
import type { Camera, Pose } from './camera.svelte'
import { isClosed, middleOf, type Point } from './geometry'
import { isInside, liesOn } from './parts'

/** Scale that is comfortable to read, as a share of the largest legible scale. */
export const COMFORTABLE_SCALE = 0.85

/** Scale that is accepted where it shows the whole part with the decision, as such a share. */
const MAX_SCALE = 1.1

/** Share of the places that could be visible which must be visible for a view to stay. */
const MIN_VISIBLE_SHARE = 0.75

/** When the table opens: shows the whole sheet, or the part with the choices as far as it is legible. */
export function open(camera: Camera, scene: Scene, part: Part | undefined, choices: Set<string>): void {
  const places = placesOf(scene, part, choices)
  if (part && camera.unit > part.legible) camera.jumpTo(bestPose(camera, places, part))
}

/** When a decision comes up: moves to its part if most of it is out of view or illegible. A view that
 * the player has chosen stays as long as it shows some of the decision. */
export function follow(camera: Camera, scene: Scene, part: Part | undefined, choices: Set<string>): void {
  const places = placesOf(scene, part, choices)
  if (!part || places.length === 0) return
  const visible = places.filter((at) => camera.isVisible(at)).length
  if (visible > 0 && camera.isZoomedIn && camera.byHand) return
  const to = bestPose(camera, places, part, MAX_SCALE * part.legible)
  const possible = places.filter((at) => camera.isVisible(at, to)).length
  if (visible < MIN_VISIBLE_SHARE * possible || camera.unit > part.legible) camera.moveTo(to)
}

/** The view that shows as much of the decision as is legible. */
function bestPose(camera: Camera, places: Point[], part: Part, maxUnit = part.legible): Pose {
  const { area, legible } = part
  if (camera.unitAt(camera.wholeSheet) <= legible) return camera.wholeSheet
  const wholePart = camera.poseOver(area)
  return camera.unitAt(wholePart) <= maxUnit
    ? wholePart
    : camera.poseAround(meanOf(places, part), COMFORTABLE_SCALE * legible, area)
}

/** The places of the decision on the part that lies on the table; others are on the desk. */
export function placesOf(scene: Scene, part: Part | undefined, choices: Set<string>): Point[] {
  const choosable = scene.spots.filter((spot) => choices.has(spot.id) && liesOn(spot, part))
  // Where lines can be chosen, their end points are only alternative ways to choose them.
  const lines = choosable.filter((spot) => !isClosed(spot))
  return (lines.length > 0 ? lines : choosable).map(middleOf)
}

/** The mean of the places in a part; the middle of the part if there are none. */
function meanOf(places: Point[], part: Part): Point {
  const [left, top, right, bottom] = part.area
  const found = places.filter((at) => isInside(at, part))
  if (found.length === 0) return { x: (left + right) / 2, y: (top + bottom) / 2 }
  const mean = (of: (at: Point) => number) => found.reduce((sum, at) => sum + of(at), 0) / found.length
  return { x: mean((at) => at.x), y: mean((at) => at.y) }
}
