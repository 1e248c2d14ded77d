/** A swipe over the whole board goes a step on or back, as one turns pages; a board that is zoomed in is moved instead. */
import { type RefObject, useEffect, useRef } from 'react'
import { isWhole } from '../parts/viewport-math.ts'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { backward, onward } from './walk.ts'

const SWIPE_LEAST = 48

/** Which way a finger went: 1 to the left, for the next page, −1 to the right, 0 for no swipe. */
export const swipeOf = (dx: number, dy: number): 1 | 0 | -1 =>
  Math.abs(dx) < SWIPE_LEAST || Math.abs(dx) < 1.5 * Math.abs(dy) ? 0 : dx < 0 ? 1 : -1

export function useSwipe(box: RefObject<HTMLElement | null>): void {
  const { lens } = useDesk()
  const at = useAtTheatre()
  const now = useRef(at)
  now.current = at
  useEffect(() => {
    const here = box.current
    if (!here) return
    let start: { id: number; x: number; y: number } | undefined
    const down = ({ pointerId: id, clientX: x, clientY: y, isPrimary }: PointerEvent): void => {
      start = isPrimary ? { id, x, y } : undefined
    }
    const up = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (start?.id !== pointerId || !isWhole(lens.look.get())) return
      const way = swipeOf(clientX - start.x, clientY - start.y)
      const { chapters, seq, stride, go } = now.current
      if (way !== 0) go((way > 0 ? onward : backward)(chapters, seq, stride))
    }
    here.addEventListener('pointerdown', down)
    here.addEventListener('pointerup', up)
    return () => {
      here.removeEventListener('pointerdown', down)
      here.removeEventListener('pointerup', up)
    }
  }, [box, lens])
}
