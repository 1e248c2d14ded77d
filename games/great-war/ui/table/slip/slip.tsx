/** The arithmetic of one command: dice line by line, what they may do, and what they cannot. */
import './slip.css'
import { verbOf } from '@bivouac/kernel'
import { useRef } from 'react'
import { DICE, SHELL } from '../../../src/commands.ts'
import type { BattleForecast } from '../../../src/view/forecast.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { givenAway, SPENDS } from '../asks.ts'
import { screenModule } from '../module.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { AttackSlip } from './attack-slip.tsx'
import { BarrageSlip } from './barrage-slip.tsx'
import { CardSlip } from './card-slip.tsx'

interface Props extends TablePart {
  readonly command: number
}

const BARRAGES: readonly number[] = [DICE, SHELL]

interface Forecast {
  readonly command: number
  readonly view: GreatWarView
  readonly odds: BattleForecast
}

export function Slip({ seen, words, command, ...rest }: Props) {
  const own = tableWords(words)
  // Once the dice have spoken the odds cannot be worked out again: the forecast from before stays.
  const kept = useRef<Forecast>(undefined)
  const odds = screenModule.forecast(seen.board, seen.view, command)
  if (odds) kept.current = { command, view: seen.view, odds }
  const last = kept.current
  if (last === undefined || last.command !== command) {
    if (SPENDS.includes(verbOf(command))) return <CardSlip {...{ seen, words, ...rest, command }} />
    const idle = givenAway(command, seen.legal)
    return idle > 0 ? <p className="paper gw-slip">{own.sayCounted('slip.given-away', idle)}</p> : undefined
  }
  const inner = { board: seen.board, view: last.view, words: own, odds: last.odds, command }
  return BARRAGES.includes(verbOf(command)) ? <BarrageSlip {...inner} /> : <AttackSlip {...inner} />
}
