/** The ring of keyboard focus around a thing on the board, wherever pan and zoom have put it. */
import { useEffect, useRef } from 'react'
import type { Thing } from '../touch/touch.ts'

const MARGIN = 4

export function FocusRing({ thing }: { readonly thing: Thing }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    // Frame by frame, but only while the board has the focus: the thing may glide, the board may be zoomed.
    const follow = (): void => {
      const rect = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect()
      if (ring.current) {
        ring.current.hidden = !rect
        if (rect)
          Object.assign(ring.current.style, {
            left: `${rect.left - MARGIN}px`,
            top: `${rect.top - MARGIN}px`,
            width: `${rect.width + 2 * MARGIN}px`,
            height: `${rect.height + 2 * MARGIN}px`,
          })
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [thing])
  return <div ref={ring} className="focus-ring" hidden aria-hidden="true" />
}
