/** Where a small menu stands: beside what it is about, and shaped so that its rows are full. */

import type { Spot } from '../../protocol'
import type { Camera } from './camera.svelte'
import { boxOf } from './geometry'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }

/** Pixels between the menu, its spot and the edges. */
const AIR = 8
const MOST = 7

/** How high a menu of this width can be: all of the glass beside its spot, else above or below it. */
export function height(width: number, spot: Box, glass: Size, tools: number): number {
  const beside = Math.max(spot.left, glass.width - spot.right) - 2 * AIR
  if (width <= beside) return glass.height - tools - 2 * AIR
  return Math.max(spot.top, glass.height - spot.bottom) - 2 * AIR
}

/** Columns for so many faces: all in sight, then full rows, then a shape somewhat wider than high. */
export function columns(count: number, face: Size, width: number, high: (width: number) => number): number {
  const widest = Math.max(1, Math.min(MOST, count, Math.floor((width - 2 * AIR) / face.width)))
  let best = widest
  let least = Infinity
  for (let across = 1; across <= widest; across++) {
    const rows = Math.ceil(count / across)
    const seen = Math.floor(high(across * face.width) / face.height)
    const hidden = Math.max(0, rows - seen) * across
    const cost = 20 * hidden + 3 * (rows * across - count) + Math.abs(across - 1.8 * rows)
    if (cost < least) {
      least = cost
      best = across
    }
  }
  return best
}

/** Where it hides least of what it speaks of and of what lies about its spot, and nothing of that
 * itself; else as near as can be. */
export function stand(menu: Size, spot: Box, about: Box, lit: Box[], glass: Size, tools: number): Box {
  const middle = { x: (spot.left + spot.right) / 2, y: (spot.top + spot.bottom) / 2 }
  const beside = [spot, about]
  const xs = [middle.x - menu.width / 2, ...beside.flatMap(({ left, right }) => [right + AIR, left - AIR - menu.width])]
  const ys = [...beside.flatMap(({ top, bottom }) => [bottom + AIR, top - AIR - menu.height]), middle.y - menu.height / 2]
  const far = { x: glass.width - menu.width - AIR, y: glass.height - menu.height - AIR }
  let best: Box | undefined
  let least = Infinity
  for (const x of [...xs, AIR, far.x]) {
    for (const y of [...ys, tools + AIR, far.y]) {
      const left = Math.max(AIR, Math.min(far.x, x))
      const top = Math.max(AIR, Math.min(far.y, y))
      const here = { left, top, right: left + menu.width, bottom: top + menu.height }
      const away = Math.hypot((here.left + here.right) / 2 - middle.x, (here.top + here.bottom) / 2 - middle.y)
      const covered = lit.reduce((sum, one) => sum + overlap(here, one), 0)
      const under = top < tools ? menu.width * (tools - top) : 0
      const cost = 1000 * overlap(here, spot) + 20 * covered + overlap(here, about) + under + 20 * away
      if (cost < least) {
        least = cost
        best = here
      }
    }
  }
  return best ?? { left: 0, top: 0, right: menu.width, bottom: menu.height }
}

/** A spot and as much again on all sides: what a tile on it would lead to. */
export function surroundings({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top]
  return { left: left - width, top: top - height, right: right + width, bottom: bottom + height }
}

/** Where a spot is on the glass, in pixels. */
export function onGlass(spot: Spot, camera: Camera, glass: Size): Box {
  const { left, top, right, bottom } = boxOf(spot)
  const from = camera.place({ x: left, y: top })
  const to = camera.place({ x: right, y: bottom })
  return {
    left: (from.left * glass.width) / 100,
    top: (from.top * glass.height) / 100,
    right: (to.left * glass.width) / 100,
    bottom: (to.top * glass.height) / 100,
  }
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
