/** Where a big sheet is looked at when nobody's hand has chosen: there where there is a choice. */

import type { Part, Scene } from '../protocol'
import { NEAR, type Area, type Camera } from './camera.svelte'
import { isClosed, middleOf, type Point } from './geometry'

/** As the table opens: all of it, or its main part, or as much about the choices as can be read. */
export function open(camera: Camera, scene: Scene, choices: Set<string>): void {
  const main = scene.parts[0]?.area ?? [0, 0, scene.width, scene.height]
  if (camera.legible) return
  if (camera.suits(main)) camera.frame(main)
  else camera.approach(meanOf(scene, choices) ?? centreOf(main), NEAR, main)
}

/** As a decision comes up: if nothing of it is in sight, go to the part where most of it is. */
export function follow(camera: Camera, scene: Scene, choices: Set<string>): void {
  if (!camera.near) return
  const places = scene.spots.filter((spot) => choices.has(spot.id)).map(middleOf)
  if (places.length === 0 || places.some((at) => camera.sees(at))) return
  const count = (part: Part) => places.filter((at) => inside(at, part)).length
  const best = [...scene.parts].sort((one, other) => count(other) - count(one))[0]
  if (best && count(best) > 0) camera.frame(best.area)
}

/** The middle of all that may be chosen on the sheet: of lines, if there are any. */
function meanOf(scene: Scene, choices: Set<string>): Point | null {
  const may = scene.spots.filter((spot) => choices.has(spot.id))
  const lines = may.filter((spot) => !isClosed(spot))
  const places = (lines.length > 0 ? lines : may).map(middleOf)
  if (places.length === 0) return null
  const mean = (of: (at: Point) => number) =>
    places.reduce((sum, at) => sum + of(at), 0) / places.length
  return { x: mean((at) => at.x), y: mean((at) => at.y) }
}

function centreOf([left, top, right, bottom]: Area): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function inside({ x, y }: Point, { area: [left, top, right, bottom] }: Part): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
