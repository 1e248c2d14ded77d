/** Everything to look up in one place, with one search over it: clauses, cards, terrain, terms. On its page and beside the table. */
import './reference.css'
import '../parts/field.css'
import type { ReadChapter } from '@bivouac/face-kit'
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { GalleryFilter } from '../gallery/filter.ts'
import type { DrawnExample, GameReference } from '../game-ui.ts'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { usePageWords } from '../pages/say.ts'
import { Clauses, Contents } from './clauses.tsx'
import { hasWords, searchClauses } from './search.ts'
import { Terms, termsWith } from './terms.tsx'

export const PARTS = ['clauses', 'cards', 'terrain', 'terms'] as const
export type ReferencePart = (typeof PARTS)[number]

interface Props {
  readonly game: string
  readonly reference: GameReference
  readonly part: ReferencePart
  /** The clause that is asked for. */
  readonly wanted: string | undefined
  /** The choice of the part, where it stands right below the search. */
  readonly tabs?: ReactNode
}

export function Reference(props: Props) {
  const { language } = usePageWords()
  const { reference } = props
  const asked = useFetched(
    useCallback(
      () => Promise.all([reference.chaptersIn(language), reference.examplesIn(language)]),
      [reference, language],
    ),
  )
  switch (asked.state) {
    case 'waiting':
      return <Skeleton slips={2} height={320} />
    case 'trouble':
      return <ProblemNotice problem={asked.problem} />
    case 'here':
      return <Searched {...props} chapters={asked.value[0]} examples={asked.value[1]} />
  }
}

interface SearchedProps extends Props {
  readonly chapters: readonly ReadChapter[]
  readonly examples: readonly DrawnExample[]
}

function Searched({ game, reference, chapters, examples, part, wanted, tabs }: SearchedProps) {
  const { language } = usePageWords()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const answer = useMemo(
    () => searchClauses({ chapters, terms: reference.terms }, asked, language),
    [chapters, reference, asked, language],
  )
  const terms = useMemo(() => termsWith(reference.terms, asked, language), [reference, asked, language])
  const [pictures, setPictures] = useState<number>()
  const filter = useMemo(
    () => ({ isShown: (text: string) => hasWords(text, asked), onCount: setPictures }),
    [asked],
  )
  useEffect(() => {
    if (wanted !== undefined) setQuery('')
  }, [wanted])
  const clauses = answer.found.reduce((sum, one) => sum + one.clauses.length, 0)
  const count = part === 'clauses' ? clauses : part === 'terms' ? terms.length : pictures
  return (
    <div className="reference">
      <div className="reference__side">
        <SearchField
          query={query}
          onQuery={setQuery}
          count={asked.trim() === '' ? undefined : count}
          example={chapters[2]?.clauses[0]?.id ?? ''}
        />
        {tabs}
        {part === 'clauses' && <ClauseNotes chapters={chapters} />}
        {part === 'clauses' && <Contents game={game} {...answer} />}
      </div>
      <div className="reference__book">
        {count === 0 && asked.trim() !== '' && <NothingFound query={query} onAll={() => setQuery('')} />}
        {part === 'clauses' && (
          <Clauses game={game} chapters={chapters} examples={examples} wanted={wanted} {...answer} />
        )}
        {part === 'terms' && terms.length > 0 && <Terms terms={terms} />}
        {(part === 'cards' || part === 'terrain') && (
          <GalleryFilter value={filter}>
            <Pictures reference={reference} room={part} />
          </GalleryFilter>
        )}
      </div>
    </div>
  )
}

interface SearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** How much was found; undefined while nothing is asked. */
  readonly count: number | undefined
  readonly example: string
}

function SearchField({ query, onQuery, count, example }: SearchProps) {
  const { say, sayCounted } = usePageWords()
  return (
    <search className="paper reference__search">
      <label className="field">
        <span className="label">{say('rules.search')}</span>
        <input
          type="search"
          className="field__input"
          value={query}
          placeholder={say('rules.search')}
          aria-describedby="rules-search-how"
          onChange={event => onQuery(event.target.value)}
        />
      </label>
      <p id="rules-search-how" className="reference__how">
        {say('rules.search.how', { clause: example })}
      </p>
      <p className="reference__count" role="status">
        {count !== undefined && (count > 0 ? sayCounted('rules.found', count) : say('rules.found.none'))}
      </p>
    </search>
  )
}

function ClauseNotes({ chapters }: Pick<SearchedProps, 'chapters'>) {
  const { say } = usePageWords()
  const isPartlyEnglish = chapters.some(({ clauses }) => clauses.some(clause => !clause.isTranslated))
  return (
    <div className="paper reference__notes">
      <p>{say('rules.ruling.how')}</p>
      {isPartlyEnglish && <p>{say('rules.english')}</p>}
    </div>
  )
}

function Pictures({ reference, room }: Pick<Props, 'reference'> & { readonly room: 'cards' | 'terrain' }) {
  const { language } = usePageWords()
  return (
    <Suspense fallback={<Skeleton slips={1} height={320} />}>
      <div className="paper reference__gallery">
        <reference.Gallery language={language} room={room} />
      </div>
    </Suspense>
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
