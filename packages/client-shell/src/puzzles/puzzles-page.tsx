/** The puzzles of a game at their address: fetches them, the game's part of the screen and its words, and says what is missing. */
import type { Result } from '@bivouac/kernel'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import type { Asked } from '../pages/parts/use-asked.ts'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { useGameWords } from '../table/game-page.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { type GameScreen, useGameUi } from '../table/use-game-ui.ts'
import { AnyPuzzle, MotifPuzzles, TodaysPuzzle } from './modes.tsx'
import { MotifsPage } from './motifs-page.tsx'
import { RushPage } from './rush-page.tsx'
import { usePuzzleSay } from './say.ts'
import { type Book, useBook } from './use-book.ts'

/** At `/puzzles/:game`, and below it `/rush`, `/motif/:motif?` and `/one/:id`. */
export default function PuzzlesPage() {
  const { covers } = useShell()
  const { game = covers[0].id, how, what } = useParams<{ game?: string; how?: string; what?: string }>()
  return <PuzzlesOf key={game} game={game} how={how} what={what} />
}

interface Props {
  readonly game: string
  readonly how: string | undefined
  readonly what: string | undefined
}

function PuzzlesOf({ game, how, what }: Props) {
  const { say } = usePuzzleSay()
  const screen = useGameUi(game)
  if (screen === undefined) return <TableSkeleton />
  if ('problem' in screen)
    return (
      <PageFrame title={say('title')} place="learn">
        <ProblemNotice problem={screen.problem} title={say('failed')} />
      </PageFrame>
    )
  return <WithBook screen={screen} how={how} what={what} />
}

interface BookProps extends Omit<Props, 'game'> {
  readonly screen: GameScreen
}

function WithBook({ screen, how, what }: BookProps) {
  const { say } = usePuzzleSay()
  const { cover, ui } = screen
  const words = useGameWords(ui)
  const asked = useBook(cover)
  const flaw = flawIn(asked)
  if (flaw)
    return (
      <NotHere game={cover.id} title={say('failed')}>
        {flaw === 'no-puzzles'
          ? say('failed.none')
          : say(flaw === 'offline' ? 'failed.offline' : 'failed.data')}
      </NotHere>
    )
  if (asked.state !== 'here' || !asked.value.ok || !words) return <TableSkeleton />
  const game = { cover, ui, words, book: asked.value.value }
  if (how === undefined) return <TodaysPuzzle {...game} />
  if (how === 'rush') return <RushPage {...game} />
  if (how === 'motif' && what === undefined) return <MotifsPage {...game} />
  if (how === 'motif' && game.book.motifs.includes(what!))
    return <MotifPuzzles key={what} {...game} motif={what!} />
  const puzzle = game.book.puzzles.find(({ id }) => how === 'one' && id === what)
  if (puzzle) return <AnyPuzzle key={what} {...game} puzzle={puzzle} />
  return (
    <NotHere game={cover.id} title={say('unknown')}>
      {say('unknown.how')}
    </NotHere>
  )
}

function flawIn(asked: Asked<Result<Book>>): string | undefined {
  if (asked.state === 'trouble') return asked.problem.code
  return asked.state === 'here' && !asked.value.ok ? asked.value.problem.code : undefined
}

interface NotHereProps {
  readonly game: string
  readonly title: string
  readonly children: ReactNode
}

function NotHere({ game, title, children }: NotHereProps) {
  const { say } = usePuzzleSay()
  return (
    <PageFrame title={say('title')} place="learn">
      <Notice
        title={title}
        onward={
          <>
            <Link href={paths.puzzles(game)} className="button button--primary">
              {say('today')}
            </Link>
            <Link href={paths.learn(game)} className="button">
              {say('lessons')}
            </Link>
          </>
        }
      >
        {children}
      </Notice>
    </PageFrame>
  )
}
