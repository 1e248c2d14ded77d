/** Whether an element has come near the screen: what is far below need not be drawn yet. */
import { type RefObject, useEffect, useState } from 'react'

/** So far ahead that nobody who scrolls sees an empty place. */
const AHEAD = '600px'

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

/** One observer for all pictures of the page. */
function theObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: AHEAD },
  )
  return observer
}

/** Turns true once and stays so. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isNear) return
    const watcher = theObserver()
    waiting.set(element, () => setNear(true))
    watcher.observe(element)
    return () => {
      waiting.delete(element)
      watcher.unobserve(element)
    }
  }, [ref, isNear])
  return isNear
}
