/** What stands under one heading of the log: a turn, a round. The last ones lie open, older ones unfold. */
import { useState } from 'react'
import { useSay } from '../say/say.ts'
import { Icon } from './icon.tsx'
import { LogFold, type LogFoldProps } from './log-fold.tsx'
import { isAt, liesOpen, type Section } from './log-lines.ts'

interface Props extends Omit<LogFoldProps, 'fold' | 'isLast' | 'seq'> {
  readonly section: Section
  /** How many sections have come after it. */
  readonly age: number
  /** The moment that is shown. */
  readonly seq: number
}

export function LogSection({ section: { heading, folds }, age, seq, ...rest }: Props) {
  const { say } = useSay()
  const [opened, setOpened] = useState<boolean>()
  const isOpen = !heading || (opened ?? liesOpen(folds, age, seq))
  const title = heading?.text.replace(/^[-–—\s]+|[-–—\s]+$/g, '') ?? ''
  return (
    <section>
      {heading && (
        <h3 className="log__heading">
          <button
            type="button"
            tabIndex={-1}
            aria-current={heading.seq === seq || undefined}
            onClick={() => rest.lookAt(heading.seq)}
          >
            {title}
          </button>
          {folds.length > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className="log__unfold"
              aria-expanded={isOpen}
              aria-label={say(isOpen ? 'log.fold' : 'log.unfold', { line: title })}
              onClick={() => setOpened(!isOpen)}
            >
              <Icon name={isOpen ? 'up' : 'down'} size={14} />
            </button>
          )}
        </h3>
      )}
      {isOpen && (
        <ol className="log__lines">
          {folds.map((fold, i) => (
            <LogFold
              key={fold.line.key}
              fold={fold}
              isLast={age === 0 && i === folds.length - 1}
              seq={isAt(fold, seq) ? seq : undefined}
              {...rest}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
