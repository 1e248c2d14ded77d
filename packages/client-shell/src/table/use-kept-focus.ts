/** Keeps the keyboard at the table: when what had the focus is gone, it goes to the first thing that can be pressed. */
import { type RefObject, useEffect, useRef } from 'react'
import type { Seen } from '../game-ui.ts'

/** In the order of Tab: hand, board, prompt. */
const PLACES = [
  '.table-frame__hand button[data-can]',
  '.board-list [data-can]',
  '[data-primary]',
  '.choice-buttons button',
]

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
  /** Whoever points does not want the focus to wander. */
  const usesKeys = useRef(false)
  useEffect(() => {
    const key = (): void => {
      usesKeys.current = true
    }
    const pointer = (): void => {
      usesKeys.current = false
    }
    addEventListener('keydown', key, { capture: true })
    addEventListener('pointerdown', pointer, { capture: true })
    const table = root.current
    table?.addEventListener('mousedown', press)
    return () => {
      table?.removeEventListener('mousedown', press)
      removeEventListener('keydown', key, { capture: true })
      removeEventListener('pointerdown', pointer, { capture: true })
    }
  }, [root])
  const canChoose = seen.isLive && seen.legal.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new moment may have taken the focus away.
  useEffect(() => {
    if (!usesKeys.current || !canChoose || document.activeElement !== document.body) return
    for (const place of PLACES) {
      const found = root.current?.querySelector<HTMLElement>(place)
      if (found) return found.focus()
    }
  }, [root, canChoose, seen.seq])
}
