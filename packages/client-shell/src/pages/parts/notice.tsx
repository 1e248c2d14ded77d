/** A slip that says what is wrong and how to go on. */
import './notice.css'
import type { Problem } from '@bivouac/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { problemText } from '../../say/problem-text.ts'
import { usePageWords } from '../say.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Buttons and links that lead on. */
  readonly onward?: ReactNode
  readonly tone?: 'warn' | 'calm'
}

export function Notice({ title, children, onward, tone = 'warn' }: Props) {
  return (
    <section className={`paper notice notice--${tone}`} role={tone === 'warn' ? 'alert' : 'status'}>
      <Icon name={tone === 'warn' ? 'warning' : 'check'} size={26} />
      <div className="notice__words">
        <h2 className="notice__title">{title}</h2>
        <div>{children}</div>
        {onward && <div className="notice__onward">{onward}</div>}
      </div>
    </section>
  )
}

interface ProblemProps {
  readonly problem: Problem
  readonly title?: string
  readonly onward?: ReactNode
}

/** Something that did not work. */
export function ProblemNotice({ problem, title, onward }: ProblemProps) {
  const words = usePageWords()
  return (
    <Notice title={title ?? words.say('trouble.title')} onward={onward}>
      {problemText(words, problem)}
    </Notice>
  )
}
