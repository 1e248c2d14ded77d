/** The table of a game on the server: the same as any other, with clocks, presence, the tray and talk around it. */
import { SPECTATOR } from '@bivouac/kernel'
import type { GameId, GameSummary } from '@bivouac/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import type { Around } from '../../table/desk.ts'
import { GameAt } from '../../table/game-page.tsx'
import { beginTrial } from '../../table/trial.ts'
import type { Online } from '../online.ts'
import { Deeds, MomentDeeds } from './deeds.tsx'
import { Bar, Between, PlatePresence, PlateSign } from './plates.tsx'
import { AtTableContext } from './seat-context.ts'
import { Talk, useUnread } from './talk.tsx'
import { Tray } from './tray.tsx'

const PARTS = { Bar, PlateSign, PlatePresence, Between, Tray, Deeds, MomentDeeds, Talk, useUnread }

interface Props {
  readonly online: Online
  readonly game: GameId
  /** Where to begin to look; undefined for now. */
  readonly moment: number | undefined
}

export function OnlineTable({ online, game, moment }: Props) {
  const { host: local } = useShell()
  const [, go] = useLocation()
  const seat = useMemo(() => online.seat(game), [online, game])
  const find = useCallback(
    async (): Promise<GameSummary> => (await seat.host.ask('open', { game, seat: SPECTATOR })).summary,
    [seat, game],
  )
  const restsSince = useResting(online)
  const at = useMemo(() => ({ online, game, seat, restsSince }), [online, game, seat, restsSince])
  const around = useMemo<Around>(
    () => ({
      ...PARTS,
      async tryOut(desk, seq) {
        const id = await beginTrial(local, desk, seq)
        if (id !== undefined) go(paths.play(id))
      },
    }),
    [local, go],
  )
  return (
    <AtTableContext value={at}>
      <GameAt
        host={seat.host}
        game={game}
        find={find}
        around={around}
        {...(moment !== undefined && { moment })}
      />
    </AtTableContext>
  )
}

/** From the word that the server will be restarted until it is there again. */
function useResting({ onNews, line }: Online): number | undefined {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    const stops = [
      onNews(news => news.news === 'drain' && setSince(news.time)),
      line.subscribe(() => line.get() === 'live' && setSince(undefined)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [onNews, line])
  return since
}
