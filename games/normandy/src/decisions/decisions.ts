/** All decisions of the game, and what is made of their rows: who chooses, what is legal, why not, and what it does. */
import { commands, decisions, frameKind, verbOf } from '@bivouac/kernel'
import { BID } from '../commands.ts'
import * as no from '../refusals.ts'
import { bidding } from '../state/frames.ts'
import { activeSide, isOver, type NormandyTable } from '../state/state.ts'
import { bid } from './bid.ts'
import { chooseBlasted, chooseTarget } from './combat.ts'
import { chooseGuided, step } from './movement.ts'
import { aim, takeCards } from './support.ts'
import { turn } from './turn.ts'

type T = NormandyTable

export const { toChoose, legal, whyNot, apply } = decisions<T>(
  [bid, turn, step, chooseTarget, chooseBlasted, takeCards, chooseGuided, aim],
  {
    isOver,
    /** N-3.5 Within a turn, the side whose turn it is. */
    toChoose: t => 1 << activeSide(t),
    over: no.GAME_OVER,
    /** N-3.4 A side that has bid waits for the other. */
    notYours: (t, _, command) =>
      frameKind(t) === bidding.kind && verbOf(command) === BID ? no.BID_MADE : no.NOT_YOUR_DECISION,
  },
)

const choices = commands()

/** Whether the game stands still without being over: nobody is to choose, or somebody has nothing to choose from. */
export function isStuck(t: T): boolean {
  if (isOver(t)) return false
  const seats = toChoose(t)
  for (let seat = 0; seat < 2; seat++) {
    if ((seats & (1 << seat)) === 0) continue
    choices.count = 0
    legal(t, seat, choices)
    if (choices.count === 0) return true
  }
  return seats === 0
}
