/** A slip of paper with a brass edge: somebody is asked for an answer before things go on. */
import './answer-slip.css'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

export function AnswerSlip({ title, children }: Props) {
  return (
    <section className="paper answer-slip" aria-label={title}>
      <h2 className="answer-slip__title">{title}</h2>
      {children}
    </section>
  )
}
