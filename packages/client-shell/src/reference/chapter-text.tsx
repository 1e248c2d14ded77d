/** One chapter of the rules: each clause with its number, which is its link. */
import type { ReadChapter, ReadClause } from '@bivouac/face-kit'
import { memo } from 'react'
import { Link } from 'wouter'
import type { DrawnExample } from '../game-ui.ts'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { ClauseText, Marked } from './clause-text.tsx'
import { Examples } from './examples.tsx'

interface Props {
  readonly game: string
  readonly chapter: ReadChapter
  readonly clauses: readonly ReadClause[]
  readonly words: readonly string[]
  readonly wanted: string | undefined
  readonly examples: readonly DrawnExample[]
  readonly addressOf: (id: string) => string | undefined
  readonly isOnPaper?: boolean | undefined
}

/** Paragraphs without a number have a name that only addresses show. */
const IS_CLAUSE = /\.\d+$/

export const ChapterText = memo(function ChapterText(props: Props) {
  const { game, chapter, clauses, words, wanted, examples, addressOf, isOnPaper } = props
  const { say } = usePageWords()
  return (
    <section className="paper chapter-text" id={chapter.id} aria-label={chapter.title}>
      <h2 className="title">
        <Marked text={chapter.title} words={words} />
      </h2>
      <ul>
        {clauses.map(clause => (
          <li
            key={clause.id}
            id={clause.id}
            className={clause.id === wanted ? 'clause clause--wanted' : 'clause'}
            aria-current={clause.id === wanted ? 'true' : undefined}
          >
            <Link
              href={paths.rules(game, clause.id)}
              className="clause__id"
              aria-label={say('rules.link', { clause: clause.id })}
            >
              {IS_CLAUSE.test(clause.id) ? clause.id : '¶'}
            </Link>
            <p lang={clause.isTranslated ? undefined : 'en'}>
              <ClauseText text={clause.text} words={words} addressOf={addressOf} />
              {clause.isRuling && <span className="clause__ruling">{say('rules.ruling')}</span>}
            </p>
            <ClauseExamples examples={examples} clause={clause.id} isOnPaper={isOnPaper} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function ClauseExamples({
  examples,
  clause,
  isOnPaper,
}: Pick<Props, 'examples' | 'isOnPaper'> & { readonly clause: string }) {
  const own = examples.filter(example => example.clause === clause)
  return own.length > 0 && <Examples examples={own} isOnPaper={isOnPaper} />
}
