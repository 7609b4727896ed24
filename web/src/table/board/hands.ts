/** Hands on the board: dragging, pinching and the wheel move the camera. */

import type { Camera } from './camera.svelte'
import type { Point } from './geometry'

/** A hand that moves less than this, in pixels, points at something. */
const STEADY = 6
const WHEEL = 0.0016
const TOUCHPAD = 0.01
const LINE = 16

/** `big`: whether the wheel alone may zoom, without Ctrl. */
export function hands(camera: Camera, big: () => boolean) {
  return (board: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>()
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
      if (fingers.size === 0) {
        camera.moved = false
        began = { x: event.clientX, y: event.clientY }
      } else camera.moved = true
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) pinch(before, now, other)
      else if (!drag(before, now, event)) return
      fingers.set(event.pointerId, now)
    }

    function drag(before: Point, now: Point, event: PointerEvent): boolean {
      if (!camera.near || !began) return false
      if (!camera.moved) {
        if (Math.hypot(now.x - began.x, now.y - began.y) < STEADY) return false
        camera.moved = true
        board.setPointerCapture(event.pointerId)
      }
      camera.pan((before.x - now.x) * camera.unit, (before.y - now.y) * camera.unit)
      return true
    }

    function pinch(before: Point, now: Point, other: Point): void {
      const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
      camera.zoomAt(onSheet(middle), apart(now) / apart(before))
      camera.pan(((before.x - now.x) / 2) * camera.unit, ((before.y - now.y) / 2) * camera.unit)
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !big() && !camera.near) return
      event.preventDefault()
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      const by = Math.exp(-turned * (event.ctrlKey ? TOUCHPAD : WHEEL))
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
