/** Boxes in the viewport of the board, in pixels: what would cover what. */

import type { Spot } from '../../protocol'
import type { Camera } from './camera.svelte'
import { boxOf } from './geometry'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }

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

/** Pixels at the foot of the board that search and zoom buttons take; a small board has none. */
export const toolsHeight = ({ width, height }: Size): number => (width <= 420 || height <= 310 ? 0 : 54)
