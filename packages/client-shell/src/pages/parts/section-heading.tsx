/** A heading of a section on the canvas, with its small print or a way on beside it. */
import type { ReactNode } from 'react'

interface Props {
  /** For the section to be named by. */
  readonly id?: string
  readonly title: string
  readonly children?: ReactNode
}

export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className="section-heading">
      <h2 id={id} className="title">
        {title}
      </h2>
      {children}
    </div>
  )
}
