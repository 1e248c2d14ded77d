/**
 * One decision from what its side knew: a search picks the best few commands; then each of them, and the one that was given, is
 * measured by descents of its own, all on the same imagined deals. A pick measured by the descents that picked it would seem
 * better than it is, and every decision would seem to lose a little. And a bad command seems to lose more than it does: the look at
 * the next decision finds some of it again. Only what lasts is said to be lost.
 */
import type { Line } from '@bivouac/ai'
import { type Board, type Fact, formatAnyCommand, type Seat, type Table } from '@bivouac/kernel'
import type { Chance, Choice, DecisionFinding } from '@bivouac/protocol'
import { estimateOf, inChance } from './estimate.ts'
import { errorBetween, newScales } from './scales.ts'
import type { Tools } from './tools.ts'

/** So many commands are shown. */
const SHOWN = 3

/** `command` is the one that was given; without one, only the chance is of interest. */
export function decisionAt<B extends Board, V, E extends Fact>(
  { module, board, looks, thinker, gauge, correction }: Tools<B, V, E>,
  table: Table<B>,
  seat: Seat,
  command: number | undefined,
  dice: Int32Array,
): DecisionFinding {
  const imaginer = module.imagine(board, module.view(table, seat))
  const { lines } = thinker.think(
    { board, seat, imaginer, dice, clock: noClock },
    { iterations: looks.pick, plans: looks.plans },
  )
  const worthOf = newScales(gauge, { imaginer, seat, dice }, looks)
  const shown = lines.slice(0, command === undefined ? 1 : SHOWN)
  const measured = (worth: Float64Array): Chance => inChance(correction.of(estimateOf(worth).mean))
  const best = worthOf(lines[0].command)
  const given = worthOf(command ?? lines[0].command)
  const top = measured(best)
  const lasting = (worth: Float64Array): Chance => top - Math.round(looks.lasting * (top - measured(worth)))
  const choiceOf = ({ command: of, next }: Line): Choice => {
    const worth = worthOf(of)
    const { mean, error } = estimateOf(worth)
    const text = (code: number): string => formatAnyCommand(module, board, code)
    return {
      command: text(of),
      chance: lasting(worth),
      error: inChance(error * correction.slope(mean)),
      next: next.map(text),
    }
  }
  const choices = shown.map(choiceOf)
  const stretched = looks.lasting * correction.slope(estimateOf(given).mean)
  return {
    best: top,
    bestError: choices[0].error,
    given: lasting(given),
    error: inChance(errorBetween(best, given) * stretched),
    choices,
  }
}

const noClock = (): number => {
  throw new Error('an analysis thinks without a clock')
}
