/**
 * A sheet over the lower part of the table, for a card and what can be done with it. It lies on top of the page but, other
 * than a modal dialog, leaves the page behind it as it is: to make that inert, a slow phone would work out the style of
 * everything on it anew, when the sheet comes and when it goes.
 */
import './sheet.css'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLayer } from './layers.ts'

interface Props {
  /** What it is called for those who hear it. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  onClose(): void
}

const STOPS = 'button, a[href], input, select, summary'

export function Sheet({ label, className, children, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayer(onClose)
  useLayoutEffect(() => {
    sheet.current?.showPopover()
    sheet.current?.focus({ preventScroll: true })
  }, [])
  function hear(event: KeyboardEvent): void {
    if (event.key === 'Tab') stayWithin(event)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <div
      ref={sheet}
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className="sheet"
      tabIndex={-1}
      onKeyDown={hear}
      // A press beside the paper lands here.
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className={`paper sheet__paper ${className}`}>{children}</div>
    </div>
  )
}

/** Nobody comes out of it with Tab: from the last stop it goes on to the first. */
function stayWithin(event: KeyboardEvent): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtEdge = document.activeElement === from || document.activeElement === event.currentTarget
  if (!isAtEdge || !to) return
  event.preventDefault()
  to.focus()
}
