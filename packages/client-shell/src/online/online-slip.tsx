/** One of my games on the server as a slip that leads to its table. */
import type { OnlineGame } from '@bivouac/protocol/online'
import { Link } from 'wouter'
import { scenarioOf, whenText } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import '../pages/parts/game-slip.css'
import { StatusFlag } from '../pages/parts/status-flag.tsx'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { useCover } from '../shell-context.ts'
import { clockText, opponentText, standingOf } from './plan-words.ts'
import { useOnlineWords } from './say.ts'

export function OnlineSlip({ game }: { readonly game: OnlineGame }) {
  const words = useOnlineWords()
  const common = usePageWords()
  const cover = useCover(game.module)
  const scenario = scenarioOf(cover, common, game.scenario)
  const { status, tone } = standingOf(words, common, cover, game)
  return (
    <Link href={paths.onlineGame(game.id)} className="paper rises game-slip">
      <MapWell map={scenario} className="game-slip__map" />
      <span className="game-slip__words">
        <b>{scenario?.name ?? game.scenario}</b>
        <small>{[opponentText(words, common, game), clockText(words, game.clock)].join(' · ')}</small>
        <StatusFlag tone={tone}>{status}</StatusFlag>
        <small>{whenText(common, game.touched, Date.now())}</small>
      </span>
    </Link>
  )
}
