/** Which part of the sheet is shown. The view does not change when the board does. */

import type { Scene } from '../../protocol'
import { settings } from '../../settings.svelte'
import type { Point } from './geometry'

export type Size = { width: number; height: number }
export type View = Point & Size
/** Left, top, right, bottom. */
export type Area = [number, number, number, number]

/** Sheet units per pixel for looking at a single place. */
export const CLOSE_UNIT = 1.2

const MAX_ZOOM = 8
const ZOOM_STEP = 1.5
const GLIDE_MS = 220
/** Share of the view along each edge in which a place counts as outside. */
const MARGIN = 0.1
/** A view, given by its middle. */
export type Pose = Point & { zoom: number }

export class Camera {
  /** 1 shows the whole sheet. */
  zoom = $state(1)
  /** Set while a pointer drags the sheet: the click event that follows is ignored. */
  dragged = false
  /** Whether the player chose the view, rather than a part button or the automatic camera. */
  byHand = false

  /** The part of the sheet that lies on the table: nothing outside it is shown. */
  #area = $state.raw<Area>([0, 0, 1, 1])
  #viewport = $state.raw<Size>({ width: 0, height: 0 })
  /** Pixels that the tools over the sheet cover at its top. */
  #toolsHeight = $state(0)
  /** The middle of the view in shares of the area, so that it stays valid when a rim is added. */
  #middle = $state.raw<Point>({ x: 0.5, y: 0.5 })
  #frame = 0

  /** Sets the area to show, the size of the viewport in pixels, and of the tools over the viewport. */
  setSizes(area: Area, viewport: Size, tools: number): void {
    this.#area = area
    this.#viewport = viewport
    this.#toolsHeight = tools
  }

  get area(): Area {
    return this.#area
  }

  /** In pixels. */
  get viewport(): Size {
    return this.#viewport
  }

  get #sheet(): Size {
    const [left, top, right, bottom] = this.#area
    return { width: right - left, height: bottom - top }
  }

  get view(): View {
    const { width, height } = this.#sheet
    const [left, top] = this.#area
    const shown = this.#extent(this.zoom)
    return {
      x: left + startOfWindow(this.#middle.x * width, shown.width, width),
      y: top + this.#top(this.#middle.y * height, shown.height),
      ...shown,
    }
  }

  /** Sheet units per pixel. */
  get unit(): number {
    return this.#viewport.width > 0 ? this.view.width / this.#viewport.width : 1
  }

  get isZoomedIn(): boolean {
    return this.zoom > 1.001
  }

  get isAtMaxZoom(): boolean {
    return this.zoom >= MAX_ZOOM
  }

  /** Converts a point of the sheet to percentages of the viewport. */
  toViewport(at: Point): { left: number; top: number } {
    const { x, y, width, height } = this.view
    return { left: (100 * (at.x - x)) / width, top: (100 * (at.y - y)) / height }
  }

  /** Zooms at once, by pinch or wheel; the point stays where it is in the viewport. */
  zoomAt(at: Point, by: number): void {
    this.#stopGlide()
    this.byHand = true
    this.#setPose(this.#zoomed(at, by))
  }

  /** Zooms around the middle, by a button or a key. */
  zoomStep(way: 1 | -1): void {
    this.byHand = true
    this.#glideTo(this.#zoomed(this.#centre(), way > 0 ? ZOOM_STEP : 1 / ZOOM_STEP))
  }

  showWholeSheet(): void {
    this.moveTo(this.wholeSheet)
  }

  /** Moves the view, in sheet units. */
  pan(dx: number, dy: number): void {
    this.#stopGlide()
    this.byHand = true
    const { x, y } = this.#centre()
    this.#setPose({ x: x + dx, y: y + dy, zoom: this.zoom })
  }

  /** Moves the view by a fifth of what it shows, by a key. */
  panByFifth(dx: number, dy: number): void {
    this.byHand = true
    const { x, y } = this.#centre()
    const { width, height } = this.view
    this.#glideTo({ x: x + (dx * width) / 5, y: y + (dy * height) / 5, zoom: this.zoom })
  }

  /** Moves a place to the middle. */
  centreOn(at: Point): void {
    this.#glideTo({ ...at, zoom: this.zoom })
  }

  /** Zooms in on a place up to a scale; a closer view keeps its scale. */
  zoomTo(at: Point, unit: number): void {
    this.byHand = true
    this.#glideTo(this.poseAround(at, Math.min(unit, this.unit)))
  }

  /** Shows a part of the sheet, no closer than a place is looked at, above what covers the foot of the
   * viewport for so many pixels. */
  frame(area: Area, covered: number): void {
    const share = covered / this.#viewport.height
    const [left, top, right, bottom] = area
    const wanted = this.unitAt(this.poseOver([left, top, right, top + (bottom - top) / (1 - share)]))
    const unit = Math.max(wanted, CLOSE_UNIT)
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 + (covered * unit) / 2 }
    this.moveTo(this.poseAround(middle, unit))
  }

  moveTo(to: Pose): void {
    this.byHand = false
    this.#glideTo(to)
  }

  /** Changes the view without a glide: as a table opens, nothing may move under a quick click. */
  jumpTo(at: Pose): void {
    // A glide that goes on was meant for a window of another size.
    this.#stopGlide()
    this.#setPose(at)
  }

  get wholeSheet(): Pose {
    const [left, top, right, bottom] = this.#area
    return { ...this.#bound({ x: (left + right) / 2, y: (top + bottom) / 2 }, this.#extent(1)), zoom: 1 }
  }

  /** The view that a part of the sheet fills. */
  poseOver([left, top, right, bottom]: Area): Pose {
    const whole = this.#extent(1)
    const room = whole.height - this.#coveredHeight(whole.height)
    const fits = Math.min(whole.width / (right - left), room / (bottom - top))
    const zoom = Math.min(MAX_ZOOM, Math.max(1, fits))
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    return this.#poseWithin(middle, zoom, [left, top, right, bottom])
  }

  /** The view of a place at a scale; it shows as little as possible of what lies outside a part. */
  poseAround(at: Point, unit: number, part: Area = this.#area): Pose {
    return this.#poseWithin(at, Math.min(MAX_ZOOM, Math.max(1, this.#unitAtZoomOne / unit)), part)
  }

  /** Sheet units per pixel in a view. */
  unitAt({ zoom }: Pose): number {
    return this.#unitAtZoomOne / zoom
  }

  isFraming(area: Area): boolean {
    const to = this.poseOver(area)
    const { x, y } = this.#centre()
    const near = (one: number, other: number) => Math.abs(one - other) < 4 * this.unit
    return Math.abs(this.zoom / to.zoom - 1) < 0.02 && near(x, to.x) && near(y, to.y)
  }

  /** Whether a place is visible and not under the tools, in the current or in another view. */
  isVisible(at: Point, from: Pose = { ...this.#centre(), zoom: this.zoom }): boolean {
    const { width, height } = this.#extent(from.zoom)
    const [left, top] = [from.x - width / 2, from.y - height / 2]
    const clear = top + this.#coveredHeight(height)
    return at.x >= left && at.x <= left + width && at.y >= clear && at.y <= top + height
  }

  /** Whether a place is on the part of the sheet that lies on the table. */
  covers({ x, y }: Point): boolean {
    const [left, top, right, bottom] = this.#area
    return x >= left && x <= right && y >= top && y <= bottom
  }

  /** Moves the view if a place lies outside it. */
  reveal(at: Point): void {
    const { left, top } = this.toViewport(at)
    const inside = (share: number) => share > 100 * MARGIN && share < 100 * (1 - MARGIN)
    if (this.isZoomedIn && !(inside(left) && inside(top))) this.centreOn(at)
  }

  #extent(zoom: number): Size {
    const { width, height } = this.#viewport
    const room = height - this.#toolsHeight
    const scale = Math.min(width / this.#sheet.width, room / this.#sheet.height) * zoom
    if (!(scale > 0)) return this.#sheet
    // The viewport of a small board has the proportions of its sheet, up to rounding to pixels.
    const near = (shown: number, all: number) => (Math.abs(shown - all) < 2 / scale ? all : shown)
    return zoom === 1
      ? {
          width: near(width / scale, this.#sheet.width),
          height: near(height / scale, this.#sheet.height),
        }
      : { width: width / scale, height: height / scale }
  }

  get #unitAtZoomOne(): number {
    return this.unit * this.zoom
  }

  /** A view with a place as near to the middle as possible without showing what lies outside a part. */
  #poseWithin(at: Point, zoom: number, [left, top, right, bottom]: Area): Pose {
    const shown = this.#extent(zoom)
    const tools = this.#coveredHeight(shown.height)
    const room = shown.height - tools
    const to = {
      x: left + startOfWindow(at.x - left, shown.width, right - left) + shown.width / 2,
      y: top + startOfWindow(at.y - top, room, bottom - top) + room / 2 - tools / 2,
    }
    return { ...this.#bound(to, shown), zoom }
  }

  /** The part of this height, in sheet units, that the tools cover. */
  #coveredHeight(shown: number): number {
    return this.#toolsHeight > 0 ? (this.#toolsHeight * shown) / this.#viewport.height : 0
  }

  /** Like `startOfWindow`, except that a sheet with tools over it may start below them. */
  #top(middle: number, shown: number): number {
    const { height } = this.#sheet
    const tools = this.#coveredHeight(shown)
    const spare = shown - height
    if (spare > 0) return -Math.min(spare, Math.max(spare / 2, tools))
    return Math.min(-spare, Math.max(-tools, middle - shown / 2))
  }

  /** The nearest middle of a view of this size that shows nothing outside the sheet. */
  #bound({ x, y }: Point, shown: Size): Point {
    const [left, top] = this.#area
    return {
      x: left + startOfWindow(x - left, shown.width, this.#sheet.width) + shown.width / 2,
      y: top + this.#top(y - top, shown.height) + shown.height / 2,
    }
  }

  #centre(): Point {
    const { x, y, width, height } = this.view
    return { x: x + width / 2, y: y + height / 2 }
  }

  #zoomed(at: Point, by: number): Pose {
    const zoom = Math.min(MAX_ZOOM, Math.max(1, this.zoom * by))
    const ratio = this.zoom / zoom
    const { x, y } = this.#centre()
    return { x: at.x + (x - at.x) * ratio, y: at.y + (y - at.y) * ratio, zoom }
  }

  #setPose({ x, y, zoom }: Pose): void {
    const middle = this.#bound({ x, y }, this.#extent(zoom))
    const [left, top] = this.#area
    this.zoom = zoom
    this.#middle = { x: (middle.x - left) / this.#sheet.width, y: (middle.y - top) / this.#sheet.height }
  }

  #stopGlide(): void {
    cancelAnimationFrame(this.#frame)
  }

  #glideTo(to: Pose): void {
    this.#stopGlide()
    if (settings.still) return this.#setPose(to)
    const from = { ...this.#centre(), zoom: this.zoom }
    const began = performance.now()
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS))
      const eased = part * (2 - part)
      const between = (a: number, b: number) => a + (b - a) * eased
      this.#setPose({
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        zoom: part === 1 ? to.zoom : from.zoom * (to.zoom / from.zoom) ** eased,
      })
      if (part < 1) this.#frame = requestAnimationFrame(move)
    }
    this.#frame = requestAnimationFrame(move)
  }
}

/** A sheet, and of what goes on beyond its edges as much as the viewport has room for. */
export function sheetArea({ width, height, bleed }: Scene, viewport: Size): Area {
  const scale = Math.min(viewport.width / width, viewport.height / height)
  const beyond = (room: number, size: number) =>
    scale > 0 ? Math.min(bleed, Math.max(0, (room / scale - size) / 2)) : 0
  const [x, y] = [beyond(viewport.width, width), beyond(viewport.height, height)]
  return [-x, -y, width + x, height + y]
}

/** The start of a window of this length, centred as far as it shows nothing outside the sheet. */
function startOfWindow(middle: number, shown: number, all: number): number {
  if (shown >= all) return (all - shown) / 2
  return Math.min(all - shown, Math.max(0, middle - shown / 2))
}
