/** How wide something is, so that a chart is drawn to that measure and its letters keep their size. */
import { type RefObject, useLayoutEffect, useState } from 'react'

export function useWidth(box: RefObject<HTMLElement | null>, first = 0): number {
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setWidth(element.clientWidth)
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return width
}
