/** Where a big sheet is looked at when nobody's hand has chosen: there where there is a choice. */

import type { Part, Scene } from '../../protocol'
import type { Camera, Pose } from './camera.svelte'
import { isClosed, middleOf, type Point } from './geometry'

/** Well readable, beside what can just be read. */
const WELL = 0.85

/** What can nearly be read, where that shows all of the part with a decision. */
const NEARLY = 1.1

/** How much of what could be in sight of a decision has to be, for a view to stay. */
const MOST = 0.75

/** As the table opens: all of it, or the part with the choices, or as much of that as can be read. */
export function open(camera: Camera, scene: Scene, choices: Set<string>): void {
  const places = placesOf(scene, choices)
  const part = mostOf(scene, places) ?? scene.parts[0]
  if (part && camera.unit > part.legible) camera.begin(best(camera, places, part))
}

/** As a decision comes up: if most of it is not in sight or cannot be read, go to the part where it
 * is. A view that a hand has chosen stays as long as it shows some of it. */
export function follow(camera: Camera, scene: Scene, choices: Set<string>): void {
  const places = placesOf(scene, choices)
  const part = mostOf(scene, places)
  if (!part) return
  const seen = places.filter((at) => camera.sees(at)).length
  if (seen > 0 && camera.near && camera.byHand) return
  const to = best(camera, places, part, NEARLY * part.legible)
  const could = places.filter((at) => camera.sees(at, to)).length
  if (seen < MOST * could || camera.unit > part.legible) camera.go(to)
}

/** As much as can be read of where a decision is. */
function best(camera: Camera, places: Point[], part: Part, widest = part.legible): Pose {
  const { area, legible } = part
  if (camera.unitAt(camera.all) <= legible) return camera.all
  const all = camera.over(area)
  return camera.unitAt(all) <= widest ? all : camera.about(meanOf(places, part), WELL * legible, area)
}

function placesOf(scene: Scene, choices: Set<string>): Point[] {
  const may = scene.spots.filter((spot) => choices.has(spot.id))
  // Where lines can be chosen, what they end at only helps to choose them.
  const lines = may.filter((spot) => !isClosed(spot))
  return (lines.length > 0 ? lines : may).map(middleOf)
}

/** The part with most of the places; the smallest, where one lies in another. */
function mostOf(scene: Scene, places: Point[]): Part | undefined {
  const count = (part: Part) => places.filter((at) => inside(at, part)).length
  const size = ({ area: [left, top, right, bottom] }: Part) => (right - left) * (bottom - top)
  const best = [...scene.parts].sort(
    (one, other) => count(other) - count(one) || size(one) - size(other),
  )[0]
  return best && count(best) > 0 ? best : undefined
}

/** The middle of the places in a part; of the part, if it has none. */
function meanOf(places: Point[], part: Part): Point {
  const [left, top, right, bottom] = part.area
  const found = places.filter((at) => inside(at, part))
  if (found.length === 0) return { x: (left + right) / 2, y: (top + bottom) / 2 }
  const mean = (of: (at: Point) => number) => found.reduce((sum, at) => sum + of(at), 0) / found.length
  return { x: mean((at) => at.x), y: mean((at) => at.y) }
}

function inside({ x, y }: Point, { area: [left, top, right, bottom] }: Part): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
