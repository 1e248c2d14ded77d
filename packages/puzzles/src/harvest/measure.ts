/**
 * Measures one decision from what its side knows. Every legal command is looked at for a while; a search picks the best by itself;
 * then the few that may be best are measured by long descents of their own, all on the same imagined deals.
 */
import { type GameMind, type Gauge, learnedSense, newGauge, newThinker, SEARCH_OPTIONS } from '@bivouac/ai'
import { errorBetween, estimateOf, inChance, type Looks, newScales } from '@bivouac/analysis'
import {
  type Board,
  commands,
  type Fact,
  formatAnyCommand,
  type GameModule,
  type Imaginer,
  listed,
  type Seat,
  seedCells,
  type Table,
} from '@bivouac/kernel'
import { isClear, LEAST_GAP, type Measurement, type PuzzleChoice } from '../puzzle.ts'

/** A glance at every legal command, and the long look at the best of them. */
export interface HarvestLooks {
  readonly glance: Looks
  readonly deep: Looks
}

interface Measured {
  /** The best command: the search picked it, and it measured best. */
  readonly command: number
  /** All legal commands, best first. */
  readonly choices: readonly PuzzleChoice[]
  readonly measurement: Measurement
}

interface Measurer<B extends Board = Board> {
  /** What a short search holds for the best, if that seems far ahead of what else it has tried. */
  glance(t: Table<B>, seat: Seat, seed: string): number | undefined
  /** The clearly best command with all its figures; undefined if there is none. */
  measure(t: Table<B>, seat: Seat, seed: string): Measured | undefined
}

/** So many of the best at a glance are measured at length. */
const FINALISTS = 4
/** At a glance a gap may look smaller than it is. */
const GLANCE_GAP = 0.03
/** What was tried less often says nothing. */
const VISITS = 12

export function newMeasurer<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  mind: GameMind<B>,
  { glance, deep }: HarvestLooks,
): Measurer<B> {
  const makeSense = learnedSense(mind)
  const options = { ...SEARCH_OPTIONS, nodes: 2 * Math.max(deep.pick, deep.grow + deep.measure) + 200 }
  const thinker = newThinker(module, makeSense, options)
  const list = commands()
  let gauge: { readonly board: B; readonly gauge: Gauge<B> } | undefined
  const gaugeFor = (board: B): Gauge<B> => {
    if (gauge?.board !== board) gauge = { board, gauge: newGauge(module, makeSense(board), board, options) }
    return gauge.gauge
  }

  const linesOf = (t: Table<B>, seat: Seat, imaginer: Imaginer<B>, dice: Int32Array, looks: Looks) =>
    thinker.think(
      { board: t.board, seat, imaginer, dice, clock: noClock },
      { iterations: looks.pick, plans: looks.plans },
    ).lines

  return {
    glance(t, seat, seed) {
      const imaginer = module.imagine(t.board, module.view(t, seat))
      const [first, ...others] = linesOf(t, seat, imaginer, diceOf(seed), glance)
      const next = Math.max(...others.filter(({ visits }) => visits >= VISITS).map(({ chance }) => chance))
      return first.chance - next >= GLANCE_GAP ? first.command : undefined
    },
    measure(t, seat, seed) {
      const imaginer = module.imagine(t.board, module.view(t, seat))
      const dice = diceOf(seed)
      const own = gaugeFor(t.board)
      list.count = 0
      module.legal(t, seat, list)
      const quick = newScales(own, { imaginer, seat, dice }, glance)
      const ranked = listed(list)
        .map(command => ({ command, ...estimateOf(quick(command)) }))
        .sort((a, b) => b.mean - a.mean)
      const others = ranked.slice(FINALISTS)
      // Seen at a glance: that saves the long look at most decisions.
      if (ranked[0].mean - ranked[1].mean < GLANCE_GAP) return undefined
      const [picked] = linesOf(t, seat, imaginer, dice, deep)
      const worthOf = newScales(own, { imaginer, seat, dice }, deep)
      const finalists = ranked
        .slice(0, FINALISTS)
        .map(({ command }) => ({ command, ...estimateOf(worthOf(command)) }))
        .sort((a, b) => b.mean - a.mean)
      const [best, second] = finalists
      if (picked.command !== best.command) return undefined
      const text = (command: number): string => formatAnyCommand(module, t.board, command)
      const measurement: Measurement = {
        seed,
        best: inChance(best.mean),
        second: inChance(second.mean),
        runnerUp: text(second.command),
        error: inChance(errorBetween(worthOf(best.command), worthOf(second.command))),
      }
      const isBehind = others.every(({ mean }) => measurement.best - inChance(mean) >= LEAST_GAP)
      if (!isClear(measurement) || !isBehind) return undefined
      const choices = [best, ...[...finalists.slice(1), ...others].sort((a, b) => b.mean - a.mean)].map(
        ({ command, mean, error }): PuzzleChoice => ({
          command: text(command),
          chance: inChance(mean),
          error: inChance(error),
        }),
      )
      return { command: best.command, choices, measurement }
    },
  }
}

function diceOf(seed: string): Int32Array {
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  return dice
}

const noClock = (): number => {
  throw new Error('puzzles are measured without a clock')
}
