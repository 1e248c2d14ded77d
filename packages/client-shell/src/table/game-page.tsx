/** The page of one game: fetches the game's part of the screen and its words, opens the game, and lays the table. */
import type { GameId } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import type { GameCover, GameUi, Words } from '../game-ui.ts'
import { fetchFailed } from '../say/problem-text.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { Table } from './table.tsx'
import { GameFailed, TableSkeleton } from './table-skeleton.tsx'
import { type Trouble, troubleOf } from './trouble.ts'
import { boardOf, useTable } from './use-table.ts'

export function GamePage({ game }: { readonly game: GameId }) {
  const { host, covers } = useShell()
  const [attempt, setAttempt] = useState(0)
  const found = useGame(game, attempt)
  const again = () => setAttempt(n => n + 1)
  if (found === undefined) return <TableSkeleton />
  if ('problem' in found) return <GameFailed trouble={found} again={again} />
  return (
    <OpenGame
      key={`${game} ${attempt}`}
      host={host}
      game={game}
      found={found}
      again={again}
      covers={covers}
    />
  )
}

interface Found {
  readonly cover: GameCover
  readonly ui: GameUi
  readonly scenario: string
}

/** Which game it is, and that game's part of the screen. */
function useGame(game: GameId, attempt: number): Found | Trouble | undefined {
  const { host, covers } = useShell()
  const [found, setFound] = useState<Found | Trouble>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` tries once more.
  useEffect(() => {
    let isHere = true
    const find = async (): Promise<Found | Trouble> => {
      const summary = (await host.ask('games', {})).find(one => one.id === game)
      if (!summary) return noSuchGame(game)
      if (summary.flaw) return { problem: summary.flaw, about: 'open' }
      const cover = covers.find(one => one.id === summary.plan.module)
      if (!cover) return noSuchGame(game)
      return { cover, ui: await cover.loadUi().catch(fetchFailed), scenario: summary.plan.scenario }
    }
    setFound(undefined)
    find()
      .catch((error): Trouble => troubleOf(error, 'open'))
      .then(one => isHere && setFound(one))
    return () => {
      isHere = false
    }
  }, [host, covers, game, attempt])
  return found
}

const noSuchGame = (game: GameId): Trouble => ({
  problem: { code: 'no-such-game', text: `There is no game '${game}' here.` },
  about: 'open',
})

interface OpenProps {
  readonly host: ReturnType<typeof useShell>['host']
  readonly covers: ReturnType<typeof useShell>['covers']
  readonly game: GameId
  readonly found: Found
  again(): void
}

function OpenGame({ host, game, found, again }: OpenProps) {
  const { cover, ui, scenario } = found
  const [board] = useState(() => boardOf(ui, scenario))
  const words = useGameWords(ui)
  const { table, state, failure } = useTable(host, game, ui)
  if ('problem' in board) return <GameFailed trouble={board} again={again} />
  if (failure) return <GameFailed trouble={failure} again={again} />
  if (!state || !words) return <TableSkeleton />
  return <Table ui={ui} cover={cover} words={words} board={board} table={table} state={state} />
}

/** The game's words in the language that is set; while another one is on its way, those before. */
function useGameWords(ui: GameUi): Words | undefined {
  const { language } = useSettings()
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    let isHere = true
    ui.wordsIn(language)
      // Offline and never fetched: English has come with the game.
      .catch(() => ui.wordsIn('en'))
      .then(fetched => isHere && setWords(fetched))
    return () => {
      isHere = false
    }
  }, [ui, language])
  return words
}
