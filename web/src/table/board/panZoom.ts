/** Moves the camera by dragging, pinching and the wheel. */

import type { Camera } from './camera.svelte'
import type { Point } from './geometry'

/** A pointer that moves less than this, in pixels, clicks instead of dragging. */
const DRAG_THRESHOLD = 6
const WHEEL_SPEED = 0.0016
const TOUCHPAD_SPEED = 0.01
const LINE_HEIGHT = 16

/** `big`: whether the wheel alone may zoom, without Ctrl. */
export function panZoom(camera: Camera, big: () => boolean) {
  return (board: HTMLElement): (() => void) => {
    const pointers = new Map<number, Point>()
    let began: Point | undefined

    const onSheet = ({ x, y }: Point): Point => {
      const box = board.getBoundingClientRect()
      const view = camera.view
      return {
        x: view.x + ((x - box.left) / box.width) * view.width,
        y: view.y + ((y - box.top) / box.height) * view.height,
      }
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest('button, input')) return
      if (pointers.size === 0) {
        camera.dragged = false
        began = { x: event.clientX, y: event.clientY }
      } else camera.dragged = true
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) pinch(before, now, other)
      else if (!drag(before, now, event)) return
      pointers.set(event.pointerId, now)
    }

    function drag(before: Point, now: Point, event: PointerEvent): boolean {
      if (!camera.isZoomedIn || !began) return false
      if (!camera.dragged) {
        if (Math.hypot(now.x - began.x, now.y - began.y) < DRAG_THRESHOLD) return false
        camera.dragged = true
        board.setPointerCapture(event.pointerId)
      }
      camera.pan((before.x - now.x) * camera.unit, (before.y - now.y) * camera.unit)
      return true
    }

    function pinch(before: Point, now: Point, other: Point): void {
      const distance = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
      camera.zoomAt(onSheet(middle), distance(now) / distance(before))
      camera.pan(((before.x - now.x) / 2) * camera.unit, ((before.y - now.y) / 2) * camera.unit)
    }

    function up(event: PointerEvent): void {
      pointers.delete(event.pointerId)
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !big() && !camera.isZoomedIn) return
      event.preventDefault()
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1)
      const by = Math.exp(-delta * (event.ctrlKey ? TOUCHPAD_SPEED : WHEEL_SPEED))
      camera.zoomAt(onSheet({ x: event.clientX, y: event.clientY }), by)
    }

    board.addEventListener('pointerdown', down)
    board.addEventListener('pointermove', move)
    board.addEventListener('pointerup', up)
    board.addEventListener('pointercancel', up)
    board.addEventListener('wheel', wheel, { passive: false })
    return () => {
      board.removeEventListener('pointerdown', down)
      board.removeEventListener('pointermove', move)
      board.removeEventListener('pointerup', up)
      board.removeEventListener('pointercancel', up)
      board.removeEventListener('wheel', wheel)
    }
  }
}
