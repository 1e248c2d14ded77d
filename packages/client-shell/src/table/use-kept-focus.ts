/** Keeps the keyboard at the table: when what had the focus is gone, it goes to the first thing that can be pressed. */
import { type RefObject, useEffect } from 'react'
import type { Seen } from '../game-ui.ts'
import { usesKeys } from '../touch/uses-keys.ts'

/** In the order of Tab: hand, board, prompt. */
const PLACES = [
  '.table-frame__rack button[data-can]',
  '.board-list [data-can]',
  '[data-primary]',
  '.choice-buttons button',
]

/** Once it is there, nothing of the table is still to come. */
const LAID = '.board-list'

/** Two seconds, mostly. */
const FRAMES_MOST = 120

const PRESSED = 'button, [role="button"], [role="gridcell"], [role="dialog"], [data-thing]'

/**
 * A pointer leaves no focus behind: what is pressed is often gone with the next drawing, and to take away what has the
 * focus, the browser lays the page out in the middle of it.
 */
function press(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(PRESSED)) event.preventDefault()
  const focused = document.activeElement as (Element & HTMLOrSVGElement) | null
  if (focused?.matches(PRESSED)) focused.blur()
}

export function useKeptFocus(root: RefObject<HTMLElement | null>, seen: Seen): void {
  useEffect(() => {
    const table = root.current
    table?.addEventListener('mousedown', press)
    return () => table?.removeEventListener('mousedown', press)
  }, [root])
  const canChoose = seen.isLive && seen.legal.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment may have taken the focus away.
  useEffect(() => {
    if (!usesKeys() || !canChoose) return
    let frame = 0
    // What can be pressed is laid a little after the board.
    const find = (left: number): void => {
      if (document.activeElement !== document.body || left === 0) return
      const isLaid = root.current?.querySelector(LAID)
      const found =
        isLaid && PLACES.map(place => root.current?.querySelector<HTMLElement>(place)).find(Boolean)
      if (found) found.focus()
      else frame = requestAnimationFrame(() => find(left - 1))
    }
    find(FRAMES_MOST)
    return () => cancelAnimationFrame(frame)
  }, [root, canChoose, seen.seq])
}
