/** A game as a small slip that leads to its table. */
import './game-slip.css'
import type { GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { useCover } from '../../shell-context.ts'
import { usePageWords } from '../say.ts'
import { gameLine, whenText } from './game-line.ts'
import { MapWell } from './map-well.tsx'
import { StatusFlag } from './status-flag.tsx'

export function GameSlip({ game }: { readonly game: GameSummary }) {
  const words = usePageWords()
  const line = gameLine(words, useCover(game.plan.module), game)
  return (
    <Link href={paths.play(game.id)} className="paper rises game-slip">
      <MapWell map={line.map} pieces={game.pieces} className="game-slip__map" />
      <span className="game-slip__words">
        <b>{line.scenario}</b>
        <small>{[line.sitters, line.round].filter(Boolean).join(' · ')}</small>
        <StatusFlag tone={line.tone}>{line.status}</StatusFlag>
        <small>{whenText(words, game.touched, Date.now())}</small>
      </span>
    </Link>
  )
}
