/** Finds the puzzles in one game: decision after decision, until it has given enough of them. */
import type { BotMaker, GameMind } from '@bivouac/ai'
import { type Moment, tableAt } from '@bivouac/analysis'
import { type Board, commands, type Fact, type GameModule, type Outcome, type Table } from '@bivouac/kernel'
import { ratingBy } from '../level-rating.ts'
import type { GameMotifs } from '../motifs.ts'
import { inAnyOrder } from '../order.ts'
import { type Puzzle, type Solver, solutionOf } from '../puzzle.ts'
import { type HarvestLooks, newMeasurer } from './measure.ts'
import { triesOf } from './tries.ts'

/** A game that was played, and how it is to be told apart from others. */
interface PlayedGame<B extends Board = Board> {
  /** The game's number within its run. */
  readonly game: number
  readonly seed: string
  readonly levels: readonly [string, string]
  readonly moments: readonly Moment<B>[]
  readonly outcome: Outcome | undefined
}

interface Harvester<B extends Board = Board> {
  harvest(game: PlayedGame<B>): Promise<Puzzle[]>
}

/** With fewer there is too little to choose from, with more nobody reads through them. */
const CHOICES_LEAST = 3
const CHOICES_MOST = 60
/** Two positions of one game are often much the same. */
export const PUZZLES_PER_GAME = 2

export function newHarvester<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  mind: GameMind<B>,
  motifs: GameMotifs<B>,
  levels: Readonly<Record<Solver, BotMaker<B, V>>>,
  looks: HarvestLooks,
): Harvester<B> {
  const measurer = newMeasurer(module, mind, looks)
  const list = commands()
  const roundOf = (t: Table<B>): number => module.tally?.(t).rounds ?? 0

  async function puzzleAt(
    game: PlayedGame<B>,
    moment: Moment<B>,
    found: readonly Puzzle[],
  ): Promise<Puzzle | undefined> {
    const { seat, number, board, before } = moment
    const table = tableAt({ module }, board, before)
    list.count = 0
    module.legal(table, seat, list)
    if (list.count < CHOICES_LEAST || list.count > CHOICES_MOST) return undefined
    const seed = `${game.seed}/${number}`
    const round = roundOf(table)
    if (found.some(({ source }) => source.round === round)) return undefined
    const likely = measurer.glance(table, seat, `${seed}/glance`)
    if (likely === undefined) return undefined
    const motif = motifs.of(table, seat, likely)
    if (motif === undefined || found.some(one => one.motif === motif)) return undefined
    if (likely === moment.command && found.some(wasPlayed)) return undefined
    const ask = (level: Solver, solution: number) =>
      triesOf(module, level, levels[level], { table, seat, solution, seed })
    const recruit = await ask('recruit', likely)
    // What a beginner finds more often than not is no puzzle.
    if (2 * recruit.solved > recruit.of) return undefined
    const first = measurer.measure(table, seat, `${seed}/a`)
    if (first?.command !== likely) return undefined
    const second = measurer.measure(table, seat, `${seed}/b`)
    if (second?.command !== first.command) return undefined
    const tries = {
      recruit,
      regular: await ask('regular', likely),
      veteran: await ask('veteran', likely),
      expert: await ask('expert', likely),
    }
    return {
      id: `${board.scenario}-${game.game}-${number}`,
      scenario: board.scenario,
      rules: board.rules,
      position: module.printPosition(table),
      seat,
      motif,
      ...ratingBy(tries),
      choices: first.choices,
      proof: [first.measurement, second.measurement],
      tries,
      source: sourceOf(module, game, moment, round),
    }
  }

  return {
    async harvest(game) {
      const found: Puzzle[] = []
      const playedMotif = ({ board, before, seat, command }: Moment<B>): string | undefined =>
        motifs.of(tableAt({ module }, board, before), seat, command)
      for (const moment of decisionsOf(game, playedMotif)) {
        const puzzle = await puzzleAt(game, moment, found)
        if (puzzle) found.push(puzzle)
        if (found.length === PUZZLES_PER_GAME) break
      }
      return found.sort((a, b) => a.source.number - b.source.number)
    },
  }
}

/** What the bots missed is harder than what they found: of the latter sort a game gives one puzzle at most. */
const wasPlayed = (puzzle: Puzzle): boolean => puzzle.source.played === solutionOf(puzzle)

const sourceOf = <B extends Board>(
  module: Pick<GameModule<B>, 'formatCommand' | 'sides'>,
  { levels, seed, outcome }: PlayedGame<B>,
  { board, number, command }: Moment<B>,
  round: number,
): Puzzle['source'] => ({
  levels,
  seed,
  round,
  number,
  played: module.formatCommand(board, command),
  winner: outcome ? module.sides[outcome.winner] : null,
  ending: outcome?.reason ?? 'unfinished',
})

/**
 * The decisions of a game: one by chance of each motif that was played, then another of each, and so on. Else what is done
 * most often would crowd out the rest.
 */
function decisionsOf<B extends Board>(
  { moments, seed }: PlayedGame<B>,
  motifOf: (moment: Moment<B>) => string | undefined,
): Moment<B>[] {
  const choices = moments.filter(({ isChoice, isEnding }) => isChoice && !isEnding)
  const byMotif = Map.groupBy(inAnyOrder(choices, `${seed}/order`), motifOf)
  const groups = [...byMotif.values()]
  const longest = Math.max(0, ...groups.map(group => group.length))
  return Array.from({ length: longest }, (_, i) => groups.flatMap(group => group[i] ?? [])).flat()
}
