/** All clauses by chapters, with a search that leaves only what answers. */
import '../../parts/field.css'
import type { ReadChapter } from '@bivouac/face-kit'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { GameReference } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'
import { ChapterText } from './chapter-text.tsx'
import { Marked } from './clause-text.tsx'
import { searchClauses } from './search.ts'

interface Props {
  readonly game: string
  readonly reference: GameReference
  /** The clause that the address names. */
  readonly wanted: string | undefined
}

export function Rulebook(props: Props) {
  const { language } = usePageWords()
  const { reference } = props
  const asked = useFetched(useCallback(() => reference.chaptersIn(language), [reference, language]))
  switch (asked.state) {
    case 'waiting':
      return <Skeleton slips={2} height={320} />
    case 'trouble':
      return <ProblemNotice problem={asked.problem} />
    case 'here':
      return <Book {...props} chapters={asked.value} />
  }
}

function Book({
  game,
  reference,
  chapters,
  wanted,
}: Props & {
  readonly chapters: readonly ReadChapter[]
}) {
  const { say, sayCounted, language } = usePageWords()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const { found, words } = useMemo(
    () => searchClauses({ chapters, terms: reference.terms }, asked, language),
    [chapters, reference, asked, language],
  )
  const ids = useMemo(
    () => new Set(chapters.flatMap(({ id, clauses }) => [id, ...clauses.map(clause => clause.id)])),
    [chapters],
  )
  useEffect(() => {
    if (wanted === undefined) return
    setQuery('')
    // After the whole book stands there again.
    const frame = requestAnimationFrame(() =>
      document.getElementById(wanted)?.scrollIntoView({ block: wanted.includes('.') ? 'center' : 'start' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  const isPartlyEnglish = chapters.some(({ clauses }) => clauses.some(clause => !clause.isTranslated))
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0)
  const addressOf = (id: string): string | undefined => (ids.has(id) ? paths.rules(game, id) : undefined)
  return (
    <div className="rulebook">
      <div className="rulebook__side">
        <search className="paper rulebook__search">
          <label className="field">
            <span className="label">{say('rules.search')}</span>
            <input
              type="search"
              className="field__input"
              value={query}
              aria-describedby="rules-search-how"
              onChange={event => setQuery(event.target.value)}
            />
          </label>
          <p id="rules-search-how" className="rulebook__note">
            {say('rules.search.how', { clause: chapters[2]?.clauses[0]?.id ?? '' })}
          </p>
          <p className="rulebook__count" role="status">
            {asked.trim() !== '' && (count > 0 ? sayCounted('rules.found', count) : say('rules.found.none'))}
          </p>
          <p className="rulebook__note">{say('rules.ruling.how')}</p>
          {isPartlyEnglish && <p className="rulebook__note">{say('rules.english')}</p>}
        </search>
        <Contents game={game} found={found} words={words} />
      </div>
      <div className="rulebook__book">
        {wanted !== undefined && !ids.has(wanted) && (
          <Notice title={wanted}>{say('rules.no-clause', { clause: wanted })}</Notice>
        )}
        {found.length === 0 && <NothingFound query={query} onAll={() => setQuery('')} />}
        {found.map(({ chapter, clauses }) => (
          <ChapterText
            key={chapter.id}
            game={game}
            chapter={chapter}
            clauses={clauses}
            words={words}
            wanted={wanted}
            addressOf={addressOf}
          />
        ))}
      </div>
    </div>
  )
}

function NothingFound({ query, onAll }: { readonly query: string; readonly onAll: () => void }) {
  const { say } = usePageWords()
  return (
    <Notice
      tone="calm"
      title={say('rules.found.none')}
      onward={
        <button type="button" className="button" onClick={onAll}>
          {say('rules.all')}
        </button>
      }
    >
      {query}
    </Notice>
  )
}

interface ContentsProps extends Pick<ReturnType<typeof searchClauses>, 'found' | 'words'> {
  readonly game: string
}

/** The chapters that answer, each with how many of its clauses do. */
function Contents({ game, found, words }: ContentsProps) {
  const { say } = usePageWords()
  return (
    <nav className="paper rulebook__chapters" aria-label={say('rules.chapters')}>
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
