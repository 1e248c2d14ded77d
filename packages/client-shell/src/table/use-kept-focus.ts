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
    return () => {
      removeEventListener('keydown', key, { capture: true })
      removeEventListener('pointerdown', pointer, { capture: true })
    }
  }, [])
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
