/** A page as it will lie on paper: above it the way back and the button that prints, which stay behind. */
import './on-paper.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  readonly className: string
  readonly back: { readonly to: string; readonly label: string }
  readonly print: string
  /** Whether all that is to be printed is here. */
  readonly isReady?: boolean
  readonly children: ReactNode
}

export function OnPaper({ className, back, print: label, isReady = true, children }: Props) {
  return (
    <main className={`on-paper ${className}`}>
      <nav className="on-paper__ways">
        <Link href={back.to} className="button">
          {back.label}
        </Link>
        <button type="button" className="button button--primary" disabled={!isReady} onClick={() => print()}>
          {label}
        </button>
      </nav>
      {children}
    </main>
  )
}
