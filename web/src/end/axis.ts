/** What charts share: where level lines stand, and how curves differ without colour. */

export const DASHES = ['none', '7 4', '5 2.5 1.5 2.5', '2 2.5', '4 4', '12 5']

/** About four round numbers between the least and the most. */
export function levelsOf(least: number, most: number): number[] {
  const rough = (most - least) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const stride = [1, 2, 5, 10].map((f) => f * power).find((size) => size >= rough) ?? rough
  const found: number[] = []
  for (let y = Math.ceil(least / stride) * stride; y <= most; y += stride) found.push(y)
  return found
}

/** Places as near as can be to those wished for, each at least `gap` below the one before. */
export function apart(wished: number[], gap: number, lowest: number): number[] {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]! - wished[b]!)
  const found = [...wished]
  let free = -Infinity
  for (const i of order) free = (found[i] = Math.max(wished[i]!, free)) + gap
  // What was pushed out at the bottom pushes the others up again.
  let most = lowest
  for (const i of order.reverse()) most = (found[i] = Math.min(found[i]!, most)) - gap
  return found
}

/** A path through points that are placed on the paper. */
export function lineOf(
  points: [number, number][],
  x: (n: number) => number,
  y: (n: number) => number,
): string {
  return points.map(([a, b], i) => `${i ? 'L' : 'M'}${x(a).toFixed(1)} ${y(b).toFixed(1)}`).join('')
}
