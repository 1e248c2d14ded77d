/** Moments of random games as a screen is given them. */
import type { Seen } from '@bivouac/client-shell'
import { commands, listed, type Match, type Seat } from '@bivouac/kernel'
import type { NormandyFact } from '../../src/facts.ts'
import { normandy } from '../../src/game.ts'
import type { NormandyBoard } from '../../src/scenario/scenario.ts'
import type { NormandyView } from '../../src/view/view.ts'
import { playRandomly } from '../random-play.ts'

export type NormandySeen = Seen<NormandyBoard, NormandyView, NormandyFact>

export function seenAt(
  { table }: Pick<Match<NormandyBoard, NormandyView, NormandyFact>, 'table'>,
  seat: Seat,
): NormandySeen {
  const list = commands()
  if (seat >= 0 && (normandy.toChoose(table) >> seat) & 1) normandy.legal(table, seat, list)
  return {
    board: table.board,
    view: normandy.view(table, seat),
    seat,
    seq: 0,
    decision: normandy.decision(table),
    legal: listed(list),
    outcome: normandy.outcome(table),
    facts: [],
    isLive: true,
  }
}

/** Every moment of a random game of each scenario in which a seat is asked. */
export function everyMoment(seed: string, most: number, look: (seen: NormandySeen) => void): void {
  for (let scenario = 1; scenario <= 12; scenario++)
    playRandomly(scenario, `${seed} ${scenario}`, (match, seat) => look(seenAt(match, seat)), most)
}
