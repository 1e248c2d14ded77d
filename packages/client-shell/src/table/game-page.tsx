/** The page of one game: fetches the game's part of the screen and its words, opens the game, and lays the table. */
import type { HostClient } from '@bivouac/host/client'
import type { Board } from '@bivouac/kernel'
import type { GameId, GameSummary } from '@bivouac/protocol'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useIsCoachReady } from '../coach/spoken-coach.ts'
import type { GameCover, GameUi, Words } from '../game-ui.ts'
import { paths } from '../paths.ts'
import { fetchFailed } from '../say/problem-text.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { breath } from '../store/breath.ts'
import type { Around, Teaching } from './desk.ts'
import { Table } from './table.tsx'
import { GameFailed, TableSkeleton } from './table-skeleton.tsx'
import { triedFrom, whenItGoesOn } from './trial.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import { boardOf, useTable } from './use-table.ts'

export function GamePage({ game }: { readonly game: GameId }) {
  const { host, online } = useShell()
  const find = useCallback(
    async () => (await host.ask('games', {})).find(one => one.id === game),
    [host, game],
  )
  const [, go] = useLocation()
  const [tried] = useState(() => triedFrom(game))
  const trial = useCallback(() => {
    if (tried === undefined) return
    go(paths.onlineGame(tried.from))
    // A sheet of scribbles is not kept.
    host.ask('remove', { game }).catch(() => undefined)
  }, [host, game, tried, go])
  useEffect(() => {
    if (tried === undefined) return
    let isHere = true
    let stop = (): void => {}
    online().then(
      server => {
        if (isHere) stop = whenItGoesOn(server, tried, trial)
      },
      // Without a server nobody goes on.
      () => undefined,
    )
    return () => {
      isHere = false
      stop()
    }
  }, [online, tried, trial])
  return <GameAt host={host} game={game} find={find} {...(tried !== undefined && { trial })} />
}

interface GameAtProps {
  readonly host: HostClient
  readonly game: GameId
  /** What is known of the game before it is opened. */
  find(): Promise<GameSummary | undefined>
  readonly around?: Around
  readonly teaching?: Teaching
  readonly trial?: () => void
  /** The moment to look at first. */
  readonly moment?: number
}

/** A game at whatever host it lies. */
export function GameAt({ host, game, find, ...more }: GameAtProps) {
  const [attempt, setAttempt] = useState(0)
  const found = useGame(game, find, attempt)
  const again = () => setAttempt(n => n + 1)
  if (found === undefined) return <TableSkeleton />
  if ('problem' in found) return <GameFailed trouble={found} again={again} />
  return <OpenGame key={`${game} ${attempt}`} host={host} game={game} found={found} again={again} {...more} />
}

interface Found {
  readonly cover: GameCover
  readonly ui: GameUi
  readonly board: Board
}

/** Which game it is, and that game's part of the screen. */
function useGame(game: GameId, find: GameAtProps['find'], attempt: number): Found | Trouble | undefined {
  const { covers } = useShell()
  const [found, setFound] = useState<Found | Trouble>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` tries once more.
  useEffect(() => {
    let isHere = true
    const fetch = async (): Promise<Found | Trouble> => {
      const summary = await find()
      if (!summary) return noSuchGame(game)
      if (summary.flaw) return { problem: summary.flaw, about: 'open' }
      const cover = covers.find(one => one.id === summary.plan.module)
      if (!cover) return noSuchGame(game)
      const ui = await cover.loadUi().catch(fetchFailed)
      // Here, as it takes too long to be done while something is drawn.
      await breath()
      const board = boardOf(ui, summary.plan.scenario)
      return 'problem' in board ? board : { cover, ui, board }
    }
    setFound(undefined)
    fetch()
      .catch((error): Trouble => troubleOf(error, 'open'))
      .then(one => isHere && setFound(one))
    return () => {
      isHere = false
    }
  }, [find, covers, game, attempt])
  return found
}

const noSuchGame = (game: GameId): Trouble => ({
  problem: { code: 'no-such-game', text: `There is no game '${game}' here.` },
  about: 'open',
})

interface OpenProps extends Omit<GameAtProps, 'find'> {
  readonly found: Found
  again(): void
}

function OpenGame({ host, game, found, again, moment, ...more }: OpenProps) {
  const { cover, ui, board } = found
  const words = useGameWords(ui)
  const { table, state, failure } = useTable(host, game, ui)
  const isCoachReady = useIsCoachReady(ui, more.teaching === undefined)
  const isThere = state?.steps !== undefined && state.steps.length > 0
  useEffect(() => {
    if (isThere && moment !== undefined) table.lookAt(moment)
  }, [isThere, moment, table])
  // Drawn in slices, between which the page answers: the table is the largest thing there is to draw.
  const isLaid = useDeferredValue(state !== undefined && words !== undefined && isCoachReady, false)
  if (failure) return <GameFailed trouble={failure} again={again} />
  if (!state || !words || !isLaid) return <TableSkeleton />
  return <Table {...{ ui, cover, words, board, table, state }} {...more} />
}

/** The game's words in the language that is set; while another one is on its way, those before. */
export function useGameWords(ui: GameUi): Words | undefined {
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
