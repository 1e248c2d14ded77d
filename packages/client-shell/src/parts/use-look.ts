/** Pan and zoom by wheel, drag, pinch and double tap on one box. */
import { useEffect } from 'react'
import { useStore } from '../store/use-store.ts'
import { swallowClick } from '../touch/swallow-click.ts'
import { boxOf, type Lens, zoomBy } from './lens.ts'
import { bounded, FIT, type Look, panned, type Size, zoomed } from './viewport-math.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** So far a finger may wander before it is a pan and no longer a press. */
const SLACK = 8
const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_ZOOM = 2.2

export function useLook(lens: Lens): Look {
  useEffect(() => {
    const box = lens.box.current
    return box ? listen(box, lens) : undefined
  }, [lens])
  return useStore(lens.look)
}

/** Hears wheel, fingers and the box's own size; gives back how to stop. */
function listen(box: HTMLElement, lens: Lens): () => void {
  const size = (): Size => boxOf(lens)
  const setLook = (change: (look: Look) => Look): void => lens.look.set(change(lens.look.get()))
  const fingers = new Map<number, Point>()
  let isPanning = false
  let start: Point | undefined
  let lastTap: { at: number; where: Point } | undefined

  const where = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    zoomBy(lens, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), where(event))
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const at = where(event)
    // What can be picked up is dragged, not the board.
    const canDrag = event.target instanceof Element && event.target.closest('[data-can]')
    if (fingers.size === 0 && canDrag && event.pointerType === 'mouse') return
    fingers.set(event.pointerId, at)
    start = at
    isPanning = fingers.size > 1
  }
  const move = (event: PointerEvent): void => {
    const was = fingers.get(event.pointerId)
    if (!was || !start) return
    const at = where(event)
    if (!isPanning && Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return
    if (!isPanning) box.setPointerCapture(event.pointerId)
    isPanning = true
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    fingers.set(event.pointerId, at)
    const whole = size()
    if (!other) return setLook(look => panned(look, at.x - was.x, at.y - was.y, whole))
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    const before = Math.hypot(was.x - other.x, was.y - other.y)
    const factor = before > 0 ? Math.hypot(at.x - other.x, at.y - other.y) / before : 1
    setLook(look =>
      zoomed(panned(look, (at.x - was.x) / 2, (at.y - was.y) / 2, whole), factor, middle, whole),
    )
  }
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    if (isPanning) swallowClick()
    else tap(event)
    if (fingers.size === 0) isPanning = false
  }
  const tap = (event: PointerEvent): void => {
    const at = where(event)
    const isThing = event.target instanceof Element && event.target.closest('[data-can]')
    const isSecond =
      lastTap &&
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(at.x - lastTap.where.x, at.y - lastTap.where.y) < 24
    lastTap = isSecond || isThing ? undefined : { at: event.timeStamp, where: at }
    if (isSecond) setLook(look => (look.scale > 1.05 ? FIT : zoomed(look, DOUBLE_TAP_ZOOM, at, size())))
  }
  const resized = new ResizeObserver(() => setLook(look => bounded(look, size())))
  resized.observe(box)
  box.addEventListener('wheel', wheel, { passive: false })
  box.addEventListener('pointerdown', down)
  box.addEventListener('pointermove', move)
  box.addEventListener('pointerup', up)
  box.addEventListener('pointercancel', up)
  return () => {
    resized.disconnect()
    box.removeEventListener('wheel', wheel)
    box.removeEventListener('pointerdown', down)
    box.removeEventListener('pointermove', move)
    box.removeEventListener('pointerup', up)
    box.removeEventListener('pointercancel', up)
  }
}
