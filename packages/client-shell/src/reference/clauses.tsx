/** The rulebook as it is read: the chapters that answer the search, and the list of them. */
import type { ReadChapter } from '@bivouac/face-kit'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import type { DrawnExample } from '../game-ui.ts'
import { Notice } from '../pages/parts/notice.tsx'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { ChapterText } from './chapter-text.tsx'
import { Marked } from './clause-text.tsx'
import type { SearchAnswer } from './search.ts'

interface Props extends SearchAnswer {
  readonly game: string
  readonly chapters: readonly ReadChapter[]
  /** The clause that is asked for. */
  readonly wanted: string | undefined
  readonly examples: readonly DrawnExample[]
}

export function Clauses({ chapters, found, ...book }: Props) {
  const { game, wanted } = book
  const { say } = usePageWords()
  const ids = useMemo(
    () => new Set(chapters.flatMap(({ id, clauses }) => [id, ...clauses.map(clause => clause.id)])),
    [chapters],
  )
  useEffect(() => {
    if (wanted === undefined) return
    // After the whole book stands there again.
    const frame = requestAnimationFrame(() => document.getElementById(wanted)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  const addressOf = (id: string): string | undefined => (ids.has(id) ? paths.rules(game, id) : undefined)
  return (
    <>
      {wanted !== undefined && !ids.has(wanted) && (
        <Notice title={wanted}>{say('rules.no-clause', { clause: wanted })}</Notice>
      )}
      {found.map(one => (
        <ChapterText key={one.chapter.id} {...book} {...one} addressOf={addressOf} />
      ))}
    </>
  )
}

/** The chapters that answer, each with how many of its clauses do. */
export function Contents({ game, found, words }: SearchAnswer & { readonly game: string }) {
  const { say } = usePageWords()
  return (
    <nav className="paper reference__chapters" aria-label={say('rules.chapters')}>
      <h2 className="label">{say('rules.chapters')}</h2>
      <ul>
        {found.map(({ chapter, clauses }) => (
          <li key={chapter.id}>
            <Link
              href={paths.rules(game, chapter.id)}
              onClick={() => document.getElementById(chapter.id)?.scrollIntoView()}
            >
              <Marked text={chapter.title} words={words} />
            </Link>
            <small>{clauses.length}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
