/** How large a drawing lies on the screen, so that its letters never become too small to be read. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A smaller change is not worth another drawing. */
const STEP = 1.02

/** For the drawing that is given this reference: pixels of the window for each of its units, once it is laid out; looked at more closely it counts as before. */
export function useDrawingScale(): readonly [RefObject<SVGSVGElement | null>, number | undefined] {
  const drawing = useRef<SVGSVGElement>(null)
  const [scale, setScale] = useState<number>()
  useLayoutEffect(() => {
    const svg = drawing.current
    if (!svg) return
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = svg.viewBox.baseVal
      const now = Math.min(contentRect.width / width, contentRect.height / height)
      if (now > 0) setScale(before => (before && now < before * STEP && before < now * STEP ? before : now))
    })
    watch.observe(svg)
    return () => watch.disconnect()
  }, [])
  return [drawing, scale]
}
