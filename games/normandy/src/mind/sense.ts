/** All that the search asks of Normandy, for one board. */
import type { Sense } from '@bivouac/ai'
import { copyState, frameKind, has, listed, newTable, seeded, verbOf } from '@bivouac/kernel'
import { chooseBid } from '../bots/bidding.ts'
import { newPlanner } from '../bots/plan.ts'
import { WEIGHTS } from '../bots/weights.ts'
import { BID } from '../commands.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { bidding, turn } from '../state/frames.ts'
import { publicPrint } from '../state/public-print.ts'
import * as s from '../state/state.ts'
import { credit } from './credit.ts'
import { diceGroups } from './dice-groups.ts'
import { weigh } from './policy.ts'
import { thin } from './thinning.ts'

type T = s.NormandyTable

/** So many positions the adviser keeps after each card. */
const WIDTH = 6

/** `value` writes down the chance of seat 0 to win: a learned one, or `judgeValue`. */
export function normandySense(
  board: NormandyBoard,
  value: (t: T, out: Float64Array) => void,
): Sense<NormandyBoard> {
  const planner = newPlanner(board, WEIGHTS, WIDTH)
  const table = newTable(s.LAYOUT, board, seeded)
  const scratch = newTable(s.LAYOUT, board, seeded)
  const dice = diceGroups()
  const sense: Sense<NormandyBoard> = {
    winner: s.winnerOf,
    value,
    weigh,
    thin,
    isQuiet,
    groups: dice.groups,
    diceInRoll: dice.diceInRoll,
    groupOf: dice.groupOf,
    mark,
    print: publicPrint,
    credit,
    advise(t, seat, list) {
      if (list.count === 1) return list.codes[0]
      // Planning draws cards: on a table of its own, not on the search's.
      copyState(t, table)
      const command =
        verbOf(list.codes[0]) === BID
          ? chooseBid(table, scratch, seat, listed(list), planner, WEIGHTS)
          : planner.plan(table, seat, WIDTH).command
      return has(list, command) ? command : list.codes[0]
    },
  }
  return sense
}

/** A card begun is played to its end, and bids are made by both. */
function isQuiet(t: T): boolean {
  const kind = frameKind(t)
  return kind === turn.kind || (kind === bidding.kind && s.bidOf(t, 0) === 0 && s.bidOf(t, 1) === 0)
}

/** Cards drawn do not make another plan; who leads after the bids does. */
const mark = (t: T): number => (s.initiativeOf(t) << 1) | s.activeSide(t)
