/** Where a big sheet is looked at when nobody's hand has chosen: there where there is a choice. */

import type { Part, Scene } from '../protocol'
import type { Camera } from './camera.svelte'
import { isClosed, middleOf, type Point } from './geometry'

/** Well readable, beside what can just be read. */
const WELL = 0.85

/** As the table opens: all of it, or the part with the choices, or as much of that as can be read. */
export function open(camera: Camera, scene: Scene, choices: Set<string>): void {
  const places = placesOf(scene, choices)
  const part = mostOf(scene, places) ?? scene.parts[0]
  if (!part || camera.unit <= part.legible) return
  if (camera.unitOver(part.area) <= part.legible) camera.frame(part.area)
  else camera.approach(meanOf(places, part), WELL * part.legible, part.area)
}

/** As a decision comes up: if it is not in sight or cannot be read, go to the part where most of
 * it is. A view that a hand has chosen stays as long as it shows some of it. */
export function follow(camera: Camera, scene: Scene, choices: Set<string>): void {
  const places = placesOf(scene, choices)
  const part = mostOf(scene, places)
  if (!part) return
  const chosen = camera.near && !scene.parts.some(({ area }) => camera.shows(area))
  const seen = places.some((at) => camera.sees(at))
  if (seen && (chosen || camera.unit <= part.legible)) return
  if (camera.unitOfAll <= part.legible) camera.whole()
  else camera.frame(part.area)
}

function placesOf(scene: Scene, choices: Set<string>): Point[] {
  const may = scene.spots.filter((spot) => choices.has(spot.id))
  // Where lines can be chosen, what they end at only helps to choose them.
  const lines = may.filter((spot) => !isClosed(spot))
  return (lines.length > 0 ? lines : may).map(middleOf)
}

function mostOf(scene: Scene, places: Point[]): Part | undefined {
  const count = (part: Part) => places.filter((at) => inside(at, part)).length
  const best = [...scene.parts].sort((one, other) => count(other) - count(one))[0]
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
