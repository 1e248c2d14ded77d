/** `search:…`: the search with figures of the user's own, for trying things out, matches and measurements. */
import {
  type BotMaker,
  crewBot,
  type GameMind,
  judgedSense,
  learnedSense,
  peepingBot,
  type SearchBotOptions,
  type SenseMaker,
  searchBot,
  senseBy,
  weightsFor,
} from '@bivouac/ai'
import { UserError } from '../errors.ts'
import { readJson } from '../files.ts'
import type { BotGame } from './families.ts'
import { hireMates } from './mate.ts'
import { type SearchWords, searchWords } from './search-words.ts'

const ITERATIONS = 2000
const NODES_MOST = 1_000_000
/** Nodes for each iteration: a descent adds one, and a tree that is used again has some already. */
const NODES_AN_ITERATION = 2

export function searchBots({ module, mind }: BotGame, rest: string): BotMaker {
  if (mind === undefined)
    throw new UserError('bad-bot', `${module.name} has no bots that think, so it cannot be searched.`)
  const words = searchWords(rest)
  const { numbers, flags } = words
  const sense = senseFor(mind, words)
  const options = optionsOf(words, `search:${rest}`)
  const workers = numbers.workers ?? 1
  if (workers > 1) {
    if (flags.has('peep') || flags.has('judge') || words.weights !== undefined)
      throw new UserError(
        'bad-bot',
        "Only the game's own weights think in several threads: leave 'workers' out.",
      )
    return () => crewBot(options.name, options.budget, board => hireMates(module.id, board, options, workers))
  }
  return () => (flags.has('peep') ? peepingBot : searchBot)(module, sense, options)
}

function optionsOf({ numbers, flags }: SearchWords, name: string): SearchBotOptions {
  const { seconds, plans = 0, breadth, caution, playon, rollout } = numbers
  const iterations = numbers.iterations ?? (seconds === undefined ? ITERATIONS : NODES_MOST)
  return {
    name,
    budget: { iterations, plans, ms: seconds === undefined ? undefined : seconds * 1000 },
    nodes: numbers.nodes ?? Math.min(NODES_MOST, 1000 + NODES_AN_ITERATION * iterations),
    ...(breadth === undefined ? {} : { breadth }),
    ...(caution === undefined ? {} : { caution }),
    ...(playon === undefined ? {} : { playOn: playon }),
    ...(rollout === undefined ? {} : { rollout }),
    inference: !flags.has('blind'),
  }
}

/** A file of weights that does not fit is refused, unless the user said what to do instead. */
function senseFor(mind: GameMind, { weights, flags }: SearchWords): SenseMaker {
  if (flags.has('judge')) return judgedSense(mind)
  if (weights === undefined) return learnedSense(mind)
  const read = weightsFor(mind, readJson(weights))
  if (read.ok) return senseBy(mind, read.value)
  if (flags.has('fallback')) {
    process.stderr.write(`${read.problem.text} The judgement written by hand is used instead.\n`)
    return judgedSense(mind)
  }
  throw new UserError(read.problem.code, `${read.problem.text} Or add 'fallback' to play without them.`, {
    where: weights,
  })
}
