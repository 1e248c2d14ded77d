/**
 * One decision from what its side knew: a search picks the best few commands; then each of them, and the one that was given, is
 * measured by descents of its own, all on the same imagined deals. A pick measured by the descents that picked it would seem
 * better than it is, and every decision would seem to lose a little.
 */
import type { Line } from '@bivouac/ai'
import { type Board, type Fact, formatAnyCommand, type Seat, type Table } from '@bivouac/kernel'
import type { Choice, DecisionFinding } from '@bivouac/protocol'
import { differenceOf, estimateOf, inChance } from './estimate.ts'
import type { Tools } from './tools.ts'

/**
 * Two trees grown below the same command differ by so much in what it is worth, however long they are measured: found by
 * measuring commands against themselves (docs/analysis.md).
 */
const TREES_APART = 0.005

/** So many commands are shown. */
const SHOWN = 3

/** `command` is the one that was given; without one, only the chance is of interest. */
export function decisionAt<B extends Board, V, E extends Fact>(
  { module, board, looks, thinker, gauge }: Tools<B, V, E>,
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
  const deals = gauge.deals(imaginer, seat, dice, looks.measure)
  const measured = new Map<number, Float64Array>()
  const worthOf = (of: number): Float64Array => {
    const known = measured.get(of)
    if (known) return known
    const out = new Float64Array(looks.measure)
    gauge.measure({ seat, command: of, deals, dice }, looks.grow, out)
    // Told to seat 0; wanted is the chance of whoever chooses.
    const own = seat === 0 ? out : out.map(value => 1 - value)
    measured.set(of, own)
    return own
  }
  const shown = lines.slice(0, command === undefined ? 1 : SHOWN)
  const choiceOf = ({ command: of, next }: Line): Choice => {
    const { mean, error } = estimateOf(worthOf(of))
    const text = (code: number): string => formatAnyCommand(module, board, code)
    return { command: text(of), chance: inChance(mean), error: inChance(error), next: next.map(text) }
  }
  const choices = shown.map(choiceOf)
  const best = worthOf(lines[0].command)
  const given = worthOf(command ?? lines[0].command)
  return {
    best: choices[0].chance,
    bestError: choices[0].error,
    given: inChance(estimateOf(given).mean),
    error: best === given ? 0 : inChance(both(differenceOf(best, given).error, TREES_APART)),
    choices,
  }
}

const noClock = (): number => {
  throw new Error('an analysis thinks without a clock')
}

/** Two errors that know nothing of each other. */
const both = (a: number, b: number): number => Math.sqrt(a * a + b * b)
