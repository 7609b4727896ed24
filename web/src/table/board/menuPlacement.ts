/** Places a small menu beside its spot, with columns chosen so that its rows are full. */

import type { Spot } from '../../protocol'
import type { Camera } from './camera.svelte'
import { boxOf } from './geometry'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }

/** Pixels between the menu, its spot and the edges. */
const GAP = 8
const MAX_COLUMNS = 7

/** The height available to a menu of this width: beside its spot, else above or below it. */
export function availableHeight(width: number, spot: Box, viewport: Size, tools: number): number {
  const beside = Math.max(spot.left, viewport.width - spot.right) - 2 * GAP
  if (width <= beside) return viewport.height - tools - 2 * GAP
  return Math.max(spot.top, viewport.height - spot.bottom) - 2 * GAP
}

/** Chooses the number of columns: first all faces visible, then full rows, then wider than high. */
export function chooseColumns(count: number, face: Size, width: number, heightFor: (width: number) => number): number {
  const widest = Math.max(1, Math.min(MAX_COLUMNS, count, Math.floor((width - 2 * GAP) / face.width)))
  let best = widest
  let least = Infinity
  for (let across = 1; across <= widest; across++) {
    const rows = Math.ceil(count / across)
    const seen = Math.floor(heightFor(across * face.width) / face.height)
    const hidden = Math.max(0, rows - seen) * across
    const cost = 20 * hidden + 3 * (rows * across - count) + Math.abs(across - 1.8 * rows)
    if (cost < least) {
      least = cost
      best = across
    }
  }
  return best
}

/** The position, near the spot, that hides nothing of it and least of what the choices concern and of
 * the surroundings of the spot. */
export function placeMenu(menu: Size, spot: Box, about: Box, lit: Box[], viewport: Size, tools: number): Box {
  const middle = { x: (spot.left + spot.right) / 2, y: (spot.top + spot.bottom) / 2 }
  const beside = [spot, about]
  const xs = [middle.x - menu.width / 2, ...beside.flatMap(({ left, right }) => [right + GAP, left - GAP - menu.width])]
  const ys = [...beside.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - menu.height]), middle.y - menu.height / 2]
  const far = { x: viewport.width - menu.width - GAP, y: viewport.height - menu.height - GAP }
  let best: Box | undefined
  let least = Infinity
  for (const x of [...xs, GAP, far.x]) {
    for (const y of [...ys, tools + GAP, far.y]) {
      const left = Math.max(GAP, Math.min(far.x, x))
      const top = Math.max(GAP, Math.min(far.y, y))
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

/** A spot and as much again on all sides: the neighbours that a tile on it connects to. */
export function surroundings({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top]
  return { left: left - width, top: top - height, right: right + width, bottom: bottom + height }
}

/** The box of a spot in the viewport, in pixels. */
export function boxInViewport(spot: Spot, camera: Camera, viewport: Size): Box {
  const { left, top, right, bottom } = boxOf(spot)
  const from = camera.toViewport({ x: left, y: top })
  const to = camera.toViewport({ x: right, y: bottom })
  return {
    left: (from.left * viewport.width) / 100,
    top: (from.top * viewport.height) / 100,
    right: (to.left * viewport.width) / 100,
    bottom: (to.top * viewport.height) / 100,
  }
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
