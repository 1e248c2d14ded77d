/** Keys of a whole screen, heard wherever nobody writes and nothing lies over it. */
import { useEffect, useRef } from 'react'
import type { HandsAndMore } from './use-hands.ts'

const WRITES = 'input, textarea, select, [contenteditable]'
const OVER = 'dialog[open], [aria-modal]'
const PRESSES = 'button, a, summary, [role="gridcell"]'

/** `meant` does what the key means and says whether it means anything. */
export function useKeys(meant: (event: KeyboardEvent, target: Element | undefined) => boolean): void {
  const now = useRef(meant)
  now.current = meant
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined
      if (event.defaultPrevented || target?.closest(WRITES) || document.querySelector(OVER)) return
      if (now.current(event, target)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** Escape and Enter are the hands': what was picked is laid down, what lies ready is given. */
export function isForHands(
  { hands, confirm }: HandsAndMore,
  key: string,
  target: Element | undefined,
): boolean {
  if (key === 'Escape') hands.stepBack()
  else if (key === 'Enter' && !target?.closest(PRESSES)) confirm()
  else return false
  return true
}
