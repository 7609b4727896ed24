/** Where a big sheet is looked at when nobody's hand has chosen: there where there is a choice. */

import type { Part, Scene } from '../protocol'
import type { Camera } from './camera.svelte'
import { isClosed, middleOf, type Point } from './geometry'

const NEAR = 2.6
/** Sheet units to a pixel beyond which a sheet is too small to be read as a whole. */
const SMALL = 2.9

/** As the table opens: all of it if it can be read, else the main part. */
export function open(camera: Camera, scene: Scene, choices: Set<string>, narrow: boolean): void {
  const first = scene.parts[0]
  if (narrow && gather(camera, scene, choices)) return
  if (first && camera.unit > SMALL) camera.frame(first.area)
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

/** On a phone the whole is too small to begin with: whether there is a choice to look at. */
function gather(camera: Camera, scene: Scene, choices: Set<string>): boolean {
  const may = scene.spots.filter((spot) => choices.has(spot.id))
  const lines = may.filter((spot) => !isClosed(spot))
  const places = (lines.length > 0 ? lines : may).map(middleOf)
  if (places.length === 0) return false
  const mean = (of: (at: Point) => number) =>
    places.reduce((sum, at) => sum + of(at), 0) / places.length
  camera.show({ x: mean((at) => at.x), y: mean((at) => at.y) }, NEAR)
  return true
}

function inside({ x, y }: Point, { area: [left, top, right, bottom] }: Part): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
