/** The Great War's sense for the search: value from outside, policy, macro-structure of turns, dice by effect. */
import type { Sense } from '@bivouac/ai'
import { copyState, frameKind, has, listed, newTable, seeded } from '@bivouac/kernel'
import { choose } from '../bots/choices.ts'
import { UNASKED } from '../rules/windows.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { giveStandingOrder } from '../state/doors.ts'
import { publicPrint } from '../state/public-print.ts'
import * as s from '../state/state.ts'
import { enemyOf } from '../vocabulary.ts'
import { credit } from './credit.ts'
import { newDiceGroups } from './dice-groups.ts'
import { newKen } from './ken.ts'
import { QUIET } from './quiet.ts'
import { thin } from './thin.ts'
import { score, weigh } from './weigh.ts'

/** Losses are told apart up to so many. */
const LOSSES = 7

/** `value` writes down the chance of seat 0 to win; `quiet` is one of QUIET. */
export function greatWarSense(
  board: GreatWarBoard,
  value: (t: s.GreatWarTable, out: Float64Array) => void,
  quiet: number = QUIET.betweenTurns,
): Sense<GreatWarBoard> {
  const k = newKen(board)
  const dice = newDiceGroups()
  const desk = newTable(s.LAYOUT, board, seeded)
  const worths = new Float64Array(4096)
  return {
    winner: t => s.winnerOf(t),
    value,
    weigh: (t, seat, list, out) => weigh(k, t, seat, list, out),
    thin: (t, seat, list, atRoot) => thin(k, t, seat, list, atRoot),
    isQuiet: t => ((quiet >> frameKind(t)) & 1) === 1,
    groups: dice.groups,
    diceInRoll: dice.diceInRoll,
    groupOf: dice.groupOf,
    // A barrage is known by its dead; cards drawn lead to no other plan.
    mark: t => (s.lossesOf(t, 0) & LOSSES) | ((s.lossesOf(t, 1) & LOSSES) << 3),
    print: publicPrint,
    credit: (t, seat, out) => credit(k, t, seat, out),
    advise(t, seat, list) {
      copyState(t, desk)
      // Nobody knows what the enemy will answer: plans are made as if he passed.
      giveStandingOrder(desk, enemyOf(seat), UNASKED)
      const advised = choose(k.mind, desk, seat, listed(list))
      if (has(list, advised)) return advised
      score(k, t, seat, list, worths)
      let best = 0
      for (let i = 1; i < list.count; i++) if (worths[i] > worths[best]) best = i
      return list.codes[best]
    },
  }
}
