/** What a game brings along for bots that think: how its positions are read, judged and searched, and what was learned. */
import type { Board, Fact, GameModule, Result, Seat, Table } from '@bivouac/kernel'
import { unwrap } from '@bivouac/kernel'
import type { BotMaker } from './bot.ts'
import { type Level, type LevelFigures, levelBots } from './levels.ts'
import type { Sense, SenseMaker } from './search/sense.ts'
import type { Features } from './value/features.ts'
import { newNet } from './value/net.ts'
import type { NetWeights } from './value/weights.ts'
import { readWeights } from './value/weights-file.ts'

/** Leaves in `out[0]` the chance of seat 0 to win, 0 to 1, of a position that is not over. */
type Value<B extends Board = Board> = { of(t: Table<B>, out: Float64Array): void }['of']

export interface GameMind<B extends Board = Board> {
  /** The game's id. */
  readonly game: string
  readonly features: Features<B>
  /** The value that people wrote down: what learning begins with, and what is left without weights. */
  judge(board: B): Value<B>
  sense(board: B, value: Value<B>): Sense<B>
  /** How its levels think. */
  readonly levels: LevelFigures
  /** The content of the weights file that comes with the game. */
  readonly weights: unknown
  /**
   * What a chance that a search measured for whoever is to choose comes to in games, for the shares 0 to 1 in equal steps:
   * hundredths of a percentage point. Without it, what was measured is shown.
   */
  readonly chances?: readonly number[] | undefined
  /**
   * The share of what a command loses by a search's measure that is lost for good: who looks at the decisions after it finds the
   * rest again. Without it, all of it.
   */
  readonly lasting?: number | undefined
}

const FIRST: Seat = 0

/** The value that was learned, on one board. */
function learnedValue<B extends Board>(features: Features<B>, weights: NetWeights, board: B): Value<B> {
  const read = features.reader(board)
  const net = newNet(weights)
  const seen = new Float32Array(features.names.length)
  return (t, out) => {
    read(t, FIRST, seen)
    net.judge(seen, out)
  }
}

/** The weights in a file's content, if it belongs to this game as it is now. */
export const weightsFor = <B extends Board>(mind: GameMind<B>, file: unknown): Result<NetWeights> =>
  readWeights(file, mind.game, mind.features.names)

/** The game's sense with a learned value. */
export const senseBy =
  <B extends Board>(mind: GameMind<B>, weights: NetWeights): SenseMaker<B> =>
  board =>
    mind.sense(board, learnedValue(mind.features, weights, board))

/** The same with the weights that come with the game, read when first needed. */
export function learnedSense<B extends Board>(mind: GameMind<B>): SenseMaker<B> {
  let weights: NetWeights | undefined
  return board => {
    weights ??= unwrap(weightsFor(mind, mind.weights))
    return senseBy(mind, weights)(board)
  }
}

/** The game's sense with the value that people wrote down. */
export const judgedSense =
  <B extends Board>(mind: GameMind<B>): SenseMaker<B> =>
  board =>
    mind.sense(board, mind.judge(board))

/** The game's levels as they are played against. */
export const levelsOf = <B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  mind: GameMind<B>,
  planner: BotMaker<B, V>,
): Readonly<Record<Level, BotMaker<B, V>>> =>
  levelBots(module, {
    learned: learnedSense(mind),
    judged: judgedSense(mind),
    planner,
    figures: mind.levels,
  })
