/** The rulebook of a game on paper, in the reader's language: every chapter and every picture, and nothing to search or to press. */
import './print-page.css'
import '../../reference/reference.css'
import type { ReadChapter } from '@bivouac/face-kit'
import { useCallback } from 'react'
import { useParams } from 'wouter'
import type { DrawnExample, GameCover } from '../../game-ui.ts'
import { OnPaper } from '../../parts/on-paper.tsx'
import { useWindowTitle } from '../../parts/use-window-title.ts'
import { paths } from '../../paths.ts'
import { ChapterText } from '../../reference/chapter-text.tsx'
import { useShell } from '../../shell-context.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { usePageWords } from '../say.ts'

export default function RulesPrintPage() {
  const { covers } = useShell()
  const { game } = useParams<{ game: string }>()
  const cover = covers.find(({ id }) => id === game) ?? covers[0]
  return <Book key={cover.id} cover={cover} />
}

function Book({ cover }: { readonly cover: GameCover }) {
  const { say, language } = usePageWords()
  const asked = useFetched(
    useCallback(async () => {
      const reference = await cover.loadReference()
      return Promise.all([reference.chaptersIn(language), reference.examplesIn(language)])
    }, [cover, language]),
  )
  useWindowTitle(`${cover.name}: ${say('nav.rules')}`)
  return (
    <OnPaper
      className="rules-print"
      back={{ to: paths.rules(cover.id), label: say('rules.print.back') }}
      print={say('rules.print')}
      isReady={asked.state === 'here'}
    >
      <h1>{cover.name}</h1>
      <p>{say('rules.lead')}</p>
      {asked.state === 'waiting' && <Skeleton slips={2} height={320} />}
      {asked.state === 'trouble' && <ProblemNotice problem={asked.problem} />}
      {asked.state === 'here' && (
        <Chapters game={cover.id} chapters={asked.value[0]} examples={asked.value[1]} />
      )}
    </OnPaper>
  )
}

interface ChaptersProps {
  readonly game: string
  readonly chapters: readonly ReadChapter[]
  readonly examples: readonly DrawnExample[]
}

function Chapters({ game, chapters, examples }: ChaptersProps) {
  const { say } = usePageWords()
  const isPartlyEnglish = chapters.some(({ clauses }) => clauses.some(clause => !clause.isTranslated))
  return (
    <>
      <p>{say('rules.ruling.how')}</p>
      {isPartlyEnglish && <p>{say('rules.english')}</p>}
      {chapters.map(chapter => (
        <ChapterText
          key={chapter.id}
          {...{ game, chapter, examples }}
          clauses={chapter.clauses}
          words={NO_WORDS}
          wanted={undefined}
          addressOf={nowhere}
          isOnPaper
        />
      ))}
    </>
  )
}

const NO_WORDS: readonly string[] = []

/** A number in the text is looked up by leafing. */
const nowhere = (): undefined => undefined
