/** Dragging is pressing twice: what was picked up, and what it was let go over. */
import { type RefObject, useEffect, useRef } from 'react'
import type { Hands } from '../game-ui.ts'
import { ghostOf } from './ghost.ts'
import { swallowClick } from './swallow-click.ts'
import { type Choice, pressed, type Thing } from './touch.ts'

const SLACK = 8

const thingAt = (target: EventTarget | null): { thing: Thing; element: Element } | undefined => {
  const element = target instanceof Element ? target.closest('[data-thing]') : undefined
  const thing = element?.getAttribute('data-thing') as Thing | null | undefined
  return element && thing ? { thing, element } : undefined
}

export function useDrag(root: RefObject<HTMLElement | null>, hands: Hands, choices: readonly Choice[]): void {
  const now = useRef({ hands, choices })
  now.current = { hands, choices }
  useEffect(() => {
    const table = root.current
    if (!table) return
    let held: { thing: Thing; element: Element; x: number; y: number } | undefined
    let ghost: HTMLElement | undefined

    const down = (event: PointerEvent): void => {
      const at = event.isPrimary && event.button === 0 ? thingAt(event.target) : undefined
      held = at && { ...at, x: event.clientX, y: event.clientY }
    }
    /** Only what can be picked up and leads on is dragged; what would be done at once is pressed. */
    const leadsOn = (thing: Thing): boolean => {
      const outcome = pressed(now.current.choices, now.current.hands.picked, thing)
      return 'picked' in outcome && outcome.picked.at(-1) === thing
    }
    const move = (event: PointerEvent): void => {
      if (!held) return
      if (!ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return
        if (!leadsOn(held.thing)) {
          held = undefined
          return
        }
        now.current.hands.press(held.thing)
        ghost = ghostOf(held.element)
        document.body.append(ghost)
      }
      ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`
      const under = thingAt(document.elementFromPoint(event.clientX, event.clientY))
      now.current.hands.point(under?.thing)
    }
    const up = (event: PointerEvent): void => {
      if (ghost && event.type === 'pointerup') {
        const under = thingAt(document.elementFromPoint(event.clientX, event.clientY))
        if (under && under.thing !== held?.thing) now.current.hands.press(under.thing)
        swallowClick()
      }
      ghost?.remove()
      ghost = undefined
      held = undefined
    }
    table.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      table.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      ghost?.remove()
    }
  }, [root])
}
