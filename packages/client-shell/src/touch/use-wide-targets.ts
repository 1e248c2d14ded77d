/**
 * What can be pressed on a phone's board is as wide as a fingertip, however small it is drawn: a touch beside it, where nothing
 * else can be pressed, is meant for the nearest.
 */
import { type RefObject, useEffect } from 'react'
import type { Thing } from './touch.ts'

/** Half of 44. */
const REACH = 22

const LIT = '[data-thing][data-can="true"]'

export function useWideTargets(board: RefObject<HTMLElement | null>, press: (thing: Thing) => void): void {
  useEffect(() => {
    const box = board.current
    const touched = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(`${LIT}, button`)) return
      const thing = nearestLit(box!, event.clientX, event.clientY)
      if (thing === undefined) return
      event.stopPropagation()
      press(thing)
    }
    box?.addEventListener('click', touched, { capture: true })
    return () => box?.removeEventListener('click', touched, { capture: true })
  }, [board, press])
}

function nearestLit(board: HTMLElement, x: number, y: number): Thing | undefined {
  let [nearest, least]: [Thing | undefined, number] = [undefined, REACH]
  for (const lit of board.querySelectorAll<SVGElement | HTMLElement>(LIT)) {
    const { left, right, top, bottom } = lit.getBoundingClientRect()
    const distance = Math.max(Math.abs(x - (left + right) / 2), Math.abs(y - (top + bottom) / 2))
    if (distance <= least && left < right) [nearest, least] = [lit.dataset.thing as Thing, distance]
  }
  return nearest
}
