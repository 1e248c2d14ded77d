/** One paper in the tray: its sign and title, and what is said or asked below them. */
import type { ReactNode } from 'react'

interface SlipProps {
  readonly kind: string
  readonly sign: ReactNode
  readonly title: string
  readonly children?: ReactNode
}

export function TraySlip({ kind, sign, title, children }: SlipProps) {
  return (
    <section className={`paper tray__slip tray__slip--${kind}`} data-tray={kind} aria-label={title}>
      <h2>
        {sign} {title}
      </h2>
      {children}
    </section>
  )
}
