/** A puzzle on the real table: the moment as its side sees it, hands that give one command, and the frame around them. */
import type { Problem } from '@bivouac/kernel'
import type { Moment } from '@bivouac/protocol'
import type { Puzzle } from '@bivouac/puzzles'
import { useEffect, useMemo, useState } from 'react'
import type { GameCover, GameUi, Words } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { useWindowTitle } from '../parts/use-window-title.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { DeskContext } from '../table/desk.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { type GameAtHand, summaryOf, useLaidDesk } from '../table/use-laid-desk.ts'
import type { boardOf } from '../table/use-table.ts'
import { seenAt } from '../theatre/seen-in.ts'
import { type AtPuzzle, PuzzleContext, useAtPuzzle } from './at-puzzle.ts'
import { PuzzleFrame } from './puzzle-frame.tsx'
import { usePuzzleSay } from './say.ts'

interface Props extends Omit<AtPuzzle, 'moment'> {
  readonly cover: GameCover
  readonly ui: GameUi
  readonly words: Words
  readonly board: ReturnType<typeof boardOf>
}

export function PuzzleTable({ ui, words, board, ...at }: Props) {
  const { say } = usePuzzleSay()
  const found = useMoment(at.cover.id, at.puzzle)
  useWindowTitle(say('title'))
  const problem = 'problem' in board ? board.problem : found && 'problem' in found ? found.problem : undefined
  if (problem)
    return (
      <PageFrame title={say('title')} place="learn">
        <ProblemNotice problem={problem} title={say('failed.one')} />
      </PageFrame>
    )
  if (!found || 'problem' in found || 'problem' in board) return <TableSkeleton />
  return (
    <PuzzleContext value={{ ...at, moment: found }}>
      <SetTable {...{ ui, words, board }} cover={at.cover} />
    </PuzzleContext>
  )
}

/** Only what the side that is asked may know of the position ever comes to the screen. */
function useMoment(
  game: string,
  { scenario, position, seat, source }: Puzzle,
): Moment | { readonly problem: Problem } | undefined {
  const { host } = useShell()
  const [found, setFound] = useState<Moment | { readonly problem: Problem }>()
  useEffect(() => {
    let isHere = true
    const place = { start: { game, scenario, position }, moves: [] }
    host.ask('studyAt', { place, seats: [seat] }).then(
      // Numbered as in its game: at its beginning a table tells how the battle was set up.
      ([{ moment }]) => isHere && setFound({ ...moment, seq: source.number }),
      error => isHere && setFound({ problem: problemOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [host, game, scenario, position, seat, source.number])
  return found
}

const DO_NOTHING = (): void => undefined

function SetTable(game: GameAtHand) {
  const { moment, verdict, answer } = useAtPuzzle()
  const { ui, cover, words, board } = game
  const isAsked = verdict === undefined
  const desk = useLaidDesk({
    ...game,
    moment,
    seen: useMemo(
      () => ({ ...seenAt(board, moment), ...(isAsked && { legal: moment.legal, isLive: true }) }),
      [board, moment, isAsked],
    ),
    summary: useMemo(
      () => summaryOf('puzzle', { ui, cover, words, board }, moment.seq),
      [ui, cover, words, board, moment.seq],
    ),
    near: moment.seat,
    pad: 'now',
    give: answer,
    look: DO_NOTHING,
  })
  return (
    <DeskContext value={desk}>
      <PuzzleFrame />
    </DeskContext>
  )
}
