/** Which part of the sheet a board shows. */

import type { Board, Part, Scene, Spot } from '../../protocol'
import { middleOf, type Point } from './geometry'

/** The part of the sheet that a board draws; none: it has no drawing. */
export function partOf(board: Board | undefined, scene: Scene): Part | undefined {
  const drawing = board?.blocks.find((block) => block.type === 'drawing')
  return drawing && scene.parts.find(({ id }) => id === drawing.part)
}

export function isInside({ x, y }: Point, { area: [left, top, right, bottom] }: Part): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Whether a spot lies on a part; without one, the whole sheet is shown. */
export const liesOn = (spot: Spot, part: Part | undefined): boolean => !part || isInside(middleOf(spot), part)
