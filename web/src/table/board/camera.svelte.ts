/** Which part of the sheet is looked at. It stays where it is whatever happens on the board. */

import { settings } from '../../settings.svelte'
import type { Point } from './geometry'

export type Size = { width: number; height: number }
export type View = Point & Size
/** Left, top, right, bottom. */
export type Area = [number, number, number, number]

/** Sheet units to a pixel from where one looks at a single place. */
export const CLOSE = 1.2

const CLOSEST = 8
const STEP = 1.5
const GLIDE = 220
/** How near to an edge a place may lie before it has to be brought in. */
const MARGIN = 0.1
/** A view by its middle. */
export type Pose = Point & { zoom: number }

export class Camera {
  /** 1 shows the whole sheet. */
  zoom = $state(1)
  /** Set while a hand moves the sheet: what follows is no click. */
  moved = false
  /** Whether a hand chose the view: nobody's part of the sheet, nor where a decision was. */
  byHand = false

  #sheet = $state.raw<Size>({ width: 1, height: 1 })
  #glass = $state.raw<Size>({ width: 0, height: 0 })
  /** Pixels that the tools over the sheet take at its top. */
  #band = $state(0)
  /** The middle of the view, as shares of the sheet: so that a rim may come and go. */
  #middle = $state.raw<Point>({ x: 0.5, y: 0.5 })
  #frame = 0

  /** The sheet, the pixels it is seen through, and those of them that tools stand over. */
  fit(sheet: Size, glass: Size, tools: number): void {
    this.#sheet = sheet
    this.#glass = glass
    this.#band = tools
  }

  get view(): View {
    const { width, height } = this.#sheet
    const shown = this.#extent(this.zoom)
    return {
      x: within(this.#middle.x * width, shown.width, width),
      y: this.#top(this.#middle.y * height, shown.height),
      ...shown,
    }
  }

  /** Sheet units to a pixel. */
  get unit(): number {
    return this.#glass.width > 0 ? this.view.width / this.#glass.width : 1
  }

  get near(): boolean {
    return this.zoom > 1.001
  }

  get nearest(): boolean {
    return this.zoom >= CLOSEST
  }

  /** Where a point of the sheet is on the glass, in hundredths. */
  place(at: Point): { left: number; top: number } {
    const { x, y, width, height } = this.view
    return { left: (100 * (at.x - x)) / width, top: (100 * (at.y - y)) / height }
  }

  /** By a hand or a wheel: at once, and what is under it stays under it. */
  zoomAt(at: Point, by: number): void {
    this.#rest()
    this.byHand = true
    this.#take(this.#closer(at, by))
  }

  /** By a button or a key: in or out of the middle. */
  step(way: 1 | -1): void {
    this.byHand = true
    this.#glideTo(this.#closer(this.#centre(), way > 0 ? STEP : 1 / STEP))
  }

  whole(): void {
    this.go(this.all)
  }

  /** Along the sheet, in its own units. */
  pan(dx: number, dy: number): void {
    this.#rest()
    this.byHand = true
    const { x, y } = this.#centre()
    this.#take({ x: x + dx, y: y + dy, zoom: this.zoom })
  }

  /** By a key: a fifth of what is shown. */
  nudge(dx: number, dy: number): void {
    this.byHand = true
    const { x, y } = this.#centre()
    const { width, height } = this.view
    this.#glideTo({ x: x + (dx * width) / 5, y: y + (dy * height) / 5, zoom: this.zoom })
  }

  /** Put a place in the middle. */
  show(at: Point): void {
    this.#glideTo({ ...at, zoom: this.zoom })
  }

  /** Go so near to a place, if one is not nearer. */
  approach(at: Point, unit: number): void {
    this.byHand = true
    this.#glideTo(this.about(at, Math.min(unit, this.unit)))
  }

  /** Fill the glass with a part of the sheet. */
  frame(area: Area): void {
    this.go(this.over(area))
  }

  go(to: Pose): void {
    this.byHand = false
    this.#glideTo(to)
  }

  /** Be there from the beginning: nothing moves under a hand that is quick. */
  begin(at: Pose): void {
    this.#take(at)
  }

  get all(): Pose {
    const { width, height } = this.#sheet
    return { ...this.#bound({ x: width / 2, y: height / 2 }, this.#extent(1)), zoom: 1 }
  }

  /** The view that a part of the sheet fills. */
  over([left, top, right, bottom]: Area): Pose {
    const whole = this.#extent(1)
    const room = whole.height - this.#tools(whole.height)
    const fits = Math.min(whole.width / (right - left), room / (bottom - top))
    const zoom = Math.min(CLOSEST, Math.max(1, fits))
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    return this.#about(middle, zoom, [left, top, right, bottom])
  }

  /** The view so near to a place; it shows no more than it has to of what lies about a part. */
  about(at: Point, unit: number, part: Area = [0, 0, this.#sheet.width, this.#sheet.height]): Pose {
    return this.#about(at, Math.min(CLOSEST, Math.max(1, this.#unitOfAll / unit)), part)
  }

  /** Sheet units to a pixel of a view. */
  unitAt({ zoom }: Pose): number {
    return this.#unitOfAll / zoom
  }

  shows(area: Area): boolean {
    const to = this.over(area)
    const { x, y } = this.#centre()
    const near = (one: number, other: number) => Math.abs(one - other) < 4 * this.unit
    return Math.abs(this.zoom / to.zoom - 1) < 0.02 && near(x, to.x) && near(y, to.y)
  }

  /** Whether a place is in sight, clear of the tools; or would be in another view. */
  sees(at: Point, from: Pose = { ...this.#centre(), zoom: this.zoom }): boolean {
    const { width, height } = this.#extent(from.zoom)
    const [left, top] = [from.x - width / 2, from.y - height / 2]
    const clear = top + this.#tools(height)
    return at.x >= left && at.x <= left + width && at.y >= clear && at.y <= top + height
  }

  /** Bring a place in if it lies outside. */
  reveal(at: Point): void {
    const { left, top } = this.place(at)
    const inside = (share: number) => share > 100 * MARGIN && share < 100 * (1 - MARGIN)
    if (this.near && !(inside(left) && inside(top))) this.show(at)
  }

  #extent(zoom: number): Size {
    const { width, height } = this.#glass
    const room = height - this.#band
    const scale = Math.min(width / this.#sheet.width, room / this.#sheet.height) * zoom
    if (!(scale > 0)) return this.#sheet
    // The glass of a small board has the shape of its sheet, but for a rounded pixel.
    const near = (shown: number, all: number) => (Math.abs(shown - all) < 2 / scale ? all : shown)
    return zoom === 1
      ? {
          width: near(width / scale, this.#sheet.width),
          height: near(height / scale, this.#sheet.height),
        }
      : { width: width / scale, height: height / scale }
  }

  get #unitOfAll(): number {
    return this.unit * this.zoom
  }

  /** With a place as near the middle as can be without showing what lies about a part. */
  #about(at: Point, zoom: number, [left, top, right, bottom]: Area): Pose {
    const shown = this.#extent(zoom)
    const tools = this.#tools(shown.height)
    const room = shown.height - tools
    const to = {
      x: left + within(at.x - left, shown.width, right - left) + shown.width / 2,
      y: top + within(at.y - top, room, bottom - top) + room / 2 - tools / 2,
    }
    return { ...this.#bound(to, shown), zoom }
  }

  /** What the tools hide of so much of the sheet. */
  #tools(shown: number): number {
    return this.#band > 0 ? (this.#band * shown) / this.#glass.height : 0
  }

  /** Like `within`; but a sheet with tools over it may begin below them. */
  #top(middle: number, shown: number): number {
    const { height } = this.#sheet
    const tools = this.#tools(shown)
    const spare = shown - height
    if (spare > 0) return -Math.min(spare, Math.max(spare / 2, tools))
    return Math.min(-spare, Math.max(-tools, middle - shown / 2))
  }

  /** The middle of a view of this size that shows nothing but sheet. */
  #bound({ x, y }: Point, shown: Size): Point {
    return {
      x: within(x, shown.width, this.#sheet.width) + shown.width / 2,
      y: this.#top(y, shown.height) + shown.height / 2,
    }
  }

  #centre(): Point {
    const { x, y, width, height } = this.view
    return { x: x + width / 2, y: y + height / 2 }
  }

  #closer(at: Point, by: number): Pose {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * by))
    const ratio = this.zoom / zoom
    const { x, y } = this.#centre()
    return { x: at.x + (x - at.x) * ratio, y: at.y + (y - at.y) * ratio, zoom }
  }

  #take({ x, y, zoom }: Pose): void {
    const middle = this.#bound({ x, y }, this.#extent(zoom))
    this.zoom = zoom
    this.#middle = { x: middle.x / this.#sheet.width, y: middle.y / this.#sheet.height }
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame)
  }

  #glideTo(to: Pose): void {
    this.#rest()
    if (settings.still) return this.#take(to)
    const from = { ...this.#centre(), zoom: this.zoom }
    const began = performance.now()
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE))
      const eased = part * (2 - part)
      const between = (a: number, b: number) => a + (b - a) * eased
      this.#take({
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        zoom: part === 1 ? to.zoom : from.zoom * (to.zoom / from.zoom) ** eased,
      })
      if (part < 1) this.#frame = requestAnimationFrame(move)
    }
    this.#frame = requestAnimationFrame(move)
  }
}

/** Where a window of this length starts so that it is centred there and shows nothing but sheet. */
function within(middle: number, shown: number, all: number): number {
  if (shown >= all) return (all - shown) / 2
  return Math.min(all - shown, Math.max(0, middle - shown / 2))
}
