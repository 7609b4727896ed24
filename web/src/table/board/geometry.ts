/** Where spots lie on the sheet, to move between them by arrow keys and to find the nearest. */

import type { Spot } from '../../protocol'

export type Point = { x: number; y: number }
export type Way = 'up' | 'down' | 'left' | 'right'

const NS = 'http://www.w3.org/2000/svg'
const SAMPLES = 12
const measured = new Map<string, { middle: Point; points: Point[]; closed: boolean }>()

function measure(path: string) {
  const known = measured.get(path)
  if (known) return known
  const points = path.split(/(?=M)/).flatMap(sample)
  const closed = /z\s*$/i.test(path)
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const centre = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  const middle = closed ? centre : (points[SAMPLES / 2] ?? centre)
  if (closed) points.push(centre)
  const found = { middle, points, closed }
  measured.set(path, found)
  return found
}

/** Points along an outline; a path may have several, as a spot may have several cubes. */
function sample(outline: string): Point[] {
  const element = document.createElementNS(NS, 'path')
  element.setAttribute('d', outline)
  const length = element.getTotalLength()
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const { x, y } = element.getPointAtLength((length * i) / SAMPLES)
    return { x, y }
  })
}

export const isClosed = (spot: Pick<Spot, 'path'>): boolean => /z\s*$/i.test(spot.path)

/** The box that a spot fits in. */
export function boxOf(spot: Spot): { left: number; top: number; right: number; bottom: number } {
  const { points } = measure(spot.path)
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** How wide or high a spot is, whichever is less. */
export function breadthOf(spot: Spot): number {
  const { left, top, right, bottom } = boxOf(spot)
  return Math.min(right - left, bottom - top)
}

export const middleOf = (spot: Spot): Point => measure(spot.path).middle

/** The spot whose middle is nearest to a point. */
export function nearest(spots: Spot[], at: Point): Spot | undefined {
  const far = (spot: Spot) => Math.hypot(middleOf(spot).x - at.x, middleOf(spot).y - at.y)
  return spots.reduce<Spot | undefined>((best, spot) => (best && far(best) <= far(spot) ? best : spot), undefined)
}

/** How far a point is from the outline of a spot, or from its middle. */
export function distanceTo(spot: Spot, at: Point): number {
  return measure(spot.path).points.reduce((least, { x, y }) => Math.min(least, Math.hypot(x - at.x, y - at.y)), Infinity)
}

/** The spot nearest to a point within reach. */
export function nearby(spots: Spot[], at: Point, reach: number): Spot | undefined {
  let best: Spot | undefined
  let least = reach
  for (const spot of spots) {
    const far = distanceTo(spot, at)
    if (far < least) {
      least = far
      best = spot
    }
  }
  return best
}

/** The next spot in a direction: distance aside weighs more than distance ahead. */
export function neighbour(spots: Spot[], from: Point, way: Way): Spot | undefined {
  return seek(spots, from, way, 2.4) ?? seek(spots, from, way, Infinity)
}

function seek(spots: Spot[], from: Point, way: Way, slant: number): Spot | undefined {
  let best: Spot | undefined
  let least = Infinity
  for (const spot of spots) {
    const to = middleOf(spot)
    const dx = to.x - from.x
    const dy = to.y - from.y
    const along = { up: -dy, down: dy, left: -dx, right: dx }[way]
    const aside = way === 'up' || way === 'down' ? Math.abs(dx) : Math.abs(dy)
    if (along < 1 || aside > along * slant) continue
    const cost = along + aside * 1.8
    if (cost < least) {
      least = cost
      best = spot
    }
  }
  return best
}

/** The spot at the top left, where reading starts. */
export function topLeft(spots: Spot[]): Spot | undefined {
  return [...spots].sort((a, b) => {
    const one = middleOf(a)
    const other = middleOf(b)
    return one.y + one.x * 0.3 - (other.y + other.x * 0.3)
  })[0]
}
