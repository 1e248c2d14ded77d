/** The search as a bot: it sees its view, imagines what may be hidden, and thinks within its budget. */
import {
  type Board,
  below,
  cloneTable,
  copyState,
  type Fact,
  type GameModule,
  type Imaginer,
  type Table,
} from '@bivouac/kernel'
import type { Bot, Peeper, Sight } from '../bot.ts'
import { SEARCH_OPTIONS, type SearchOptions } from './options.ts'
import type { SenseMaker } from './sense.ts'
import { type Budget, flawOf, newThinker, type Thinker, within } from './thinker.ts'
import { type Line, SERIOUS, type Thought } from './thought.ts'

export interface SearchBotOptions extends Partial<SearchOptions> {
  readonly name: string
  readonly budget: Budget
}

/** A bot that can say why. */
export interface ReasoningBot<B extends Board = Board, V = unknown> extends Bot<B, V> {
  /** What it thought at its last choice; undefined if there was nothing to think about. */
  reasons(): Thought | undefined
}

/** Why a bot chose as it did, if it can say. */
export const reasonsGiven = (bot: Bot): Thought | undefined =>
  'reasons' in bot ? (bot as ReasoningBot).reasons() : undefined

export function searchBot<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  makeSense: SenseMaker<B>,
  options: SearchBotOptions,
): ReasoningBot<B, V> {
  const mind = newMind(module, makeSense, options)
  return {
    name: options.name,
    choose(sight) {
      if (sight.legal.length === 1) return mind.only(sight.legal[0])
      return mind.choose(sight, module.imagine(sight.board, sight.view))
    },
    reasons: mind.reasons,
  }
}

/** The same search, shown all cards: what it scores above the honest one is what knowing them is worth. */
export function peepingBot<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  makeSense: SenseMaker<B>,
  options: SearchBotOptions,
): Peeper<B, V> {
  const mind = newMind(module, makeSense, options)
  return {
    name: options.name,
    peeps: true,
    choose: () => {
      throw new Error(`the bot '${options.name}' plays only where it is shown the whole table`)
    },
    peep: (sight, table) => (sight.legal.length === 1 ? sight.legal[0] : mind.choose(sight, asItIs(table))),
  }
}

/** Imagines nothing: every table is the true one. The game's generator stays behind. */
const asItIs = <B extends Board>(table: Table<B>): Imaginer<B> => {
  const same = cloneTable(table)
  return { imagine: (_, into) => copyState(same, into) }
}

function newMind<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  makeSense: SenseMaker<B>,
  { budget, name, ...options }: SearchBotOptions,
) {
  const flaw = flawOf(budget)
  if (flaw !== undefined) throw new RangeError(`the bot '${name}' cannot play: ${flaw}`)
  const thinker: Thinker<B> = newThinker(module, makeSense, { ...SEARCH_OPTIONS, ...options })
  let last: Thought | undefined
  return {
    reasons: () => last,
    /** There is nothing to think about, and so no reason either. */
    only(command: number): number {
      last = undefined
      return command
    },
    choose({ board, seat, dice, clock, ms }: Sight<B, V>, imaginer: Imaginer<B>): number {
      const thought = thinker.think({ board, seat, imaginer, dice, clock }, within(budget, ms))
      last = thought
      const command = thought.simultaneous ? drawn(thought.lines, dice) : thought.lines[0].command
      thinker.commit(command)
      return command
    },
  }
}

/**
 * A secret choice that is always the same can be read, so it is drawn from those that the search took seriously, by how
 * often it tried them.
 */
export function drawn(lines: readonly Line[], dice: Int32Array): number {
  const most = Math.max(...lines.map(line => line.visits))
  const serious = lines.filter(line => line.visits >= SERIOUS * most)
  if (most === 0) return lines[0].command
  let left = below(
    dice,
    serious.reduce((sum, line) => sum + line.visits, 0),
    0,
  )
  for (const line of serious) {
    left -= line.visits
    if (left < 0) return line.command
  }
  return lines[0].command
}
