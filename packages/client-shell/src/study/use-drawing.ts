/** Draws on the board: a drag with the right button at any time, or with whatever points while one has set it to draw. */
import type { Stroke } from '@bivouac/study'
import { type RefObject, useEffect, useRef } from 'react'
import { swallowClick } from '../touch/swallow-click.ts'
import type { Thing } from '../touch/touch.ts'
import { useAtStudy } from './at-study.ts'

const BOARD = '.table-frame__board'

/** The thing on the board under a point, whatever lies over it. */
function thingAt(x: number, y: number): Thing | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.closest(`${BOARD} [data-thing]`)?.getAttribute('data-thing')
    if (thing) return thing as Thing
  }
  return undefined
}

export function useDrawing(root: RefObject<HTMLElement | null>): void {
  const { drawing, change } = useAtStudy()
  const now = useRef({ drawing, change })
  now.current = { drawing, change }
  useEffect(() => {
    const table = root.current
    if (!table) return
    let from: { readonly thing: Thing; readonly stroke: Stroke; readonly pointer: number } | undefined
    const isOnBoard = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest(BOARD) !== null
    const down = (event: PointerEvent): void => {
      const { drawing } = now.current
      const isRight = event.button === 2
      if (!isOnBoard(event) || !(isRight || (drawing && event.button === 0 && event.isPrimary))) return
      const thing = thingAt(event.clientX, event.clientY)
      if (!thing) return
      const byKeys = event.altKey ? 'dotted' : event.shiftKey ? 'dashed' : 'solid'
      from = { thing, stroke: drawing ?? byKeys, pointer: event.pointerId }
      // Neither the board's own presses nor its panning.
      event.stopPropagation()
      event.preventDefault()
    }
    const up = (event: PointerEvent): void => {
      if (!from || from.pointer !== event.pointerId) return
      const { thing, stroke } = from
      from = undefined
      const to = event.type === 'pointerup' ? thingAt(event.clientX, event.clientY) : undefined
      if (to === undefined) return
      event.stopPropagation()
      if (event.button === 0) swallowClick()
      now.current.change({ type: 'mark', mark: to === thing ? { ring: thing } : { stroke, from: thing, to } })
    }
    const noMenu = (event: Event): void => {
      if (isOnBoard(event)) event.preventDefault()
    }
    const quiet = (event: Event): void => {
      if (!now.current.drawing || !isOnBoard(event)) return
      event.stopPropagation()
      event.preventDefault()
    }
    table.addEventListener('pointerdown', down, { capture: true })
    table.addEventListener('click', quiet, { capture: true })
    table.addEventListener('touchstart', quiet, { capture: true, passive: false })
    addEventListener('pointerup', up, { capture: true })
    addEventListener('pointercancel', up, { capture: true })
    table.addEventListener('contextmenu', noMenu)
    return () => {
      table.removeEventListener('pointerdown', down, { capture: true })
      table.removeEventListener('click', quiet, { capture: true })
      table.removeEventListener('touchstart', quiet, { capture: true })
      removeEventListener('pointerup', up, { capture: true })
      removeEventListener('pointercancel', up, { capture: true })
      table.removeEventListener('contextmenu', noMenu)
    }
  }, [root])
}
