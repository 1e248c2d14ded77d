/** Scrolls a strip to the first of what can be pressed, whenever something else can be. */
import { type RefObject, useEffect } from 'react'

export function useLitInView(strip: RefObject<HTMLElement | null>, moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment may light something else.
  useEffect(() => {
    const lit = strip.current?.querySelector<HTMLElement>('[data-can="true"]')
    const box = strip.current
    if (!lit || !box) return
    const [inside, outside] = [lit.getBoundingClientRect(), box.getBoundingClientRect()]
    const isInView = inside.left >= outside.left && inside.right <= outside.right
    // Its neighbour peeps in, so that one sees that there is more.
    if (!isInView) box.scrollBy({ left: inside.left - outside.left - PEEP })
  }, [strip, moment])
}

const PEEP = 40
