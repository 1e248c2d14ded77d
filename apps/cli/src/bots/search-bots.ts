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
import { orComplain, problemLine, UserError } from '../errors.ts'
import { readJson } from '../files.ts'
import type { BotGame } from '../games.ts'
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
  if (flags.has('peep')) return () => ({ ...peepingBot(module, sense, options), choose: unseen })
  return () => searchBot(module, sense, options)
}

function optionsOf({ numbers, flags }: SearchWords, name: string): SearchBotOptions {
  const { seconds, steps, plans = 0, breadth, caution, playon, rollout } = numbers
  const iterations = numbers.iterations ?? (seconds === undefined ? ITERATIONS : NODES_MOST)
  return {
    name,
    budget: { iterations, steps, plans, ms: seconds === undefined ? undefined : seconds * 1000 },
    nodes: numbers.nodes ?? Math.min(NODES_MOST, 1000 + NODES_AN_ITERATION * iterations),
    ...(breadth === undefined ? {} : { breadth }),
    ...(caution === undefined ? {} : { caution }),
    ...(playon === undefined ? {} : { playOn: playon }),
    ...(rollout === undefined ? {} : { rollout }),
    inference: !flags.has('blind'),
  }
}

const unseen = (): never => {
  throw new UserError(
    'bad-bot',
    "A bot with 'peep' is shown all cards, so it plays in matches and simulations only: leave 'peep' out.",
  )
}

/** A file of weights that does not fit is refused, unless the user said what to do instead. */
function senseFor(mind: GameMind, { weights, flags }: SearchWords): SenseMaker {
  if (flags.has('judge') && weights !== undefined)
    throw new UserError('bad-bot', "A bot with 'judge' uses no weights: leave out either of the two.")
  if (flags.has('judge')) return judgedSense(mind)
  if (weights === undefined) return learnedSense(mind)
  try {
    return senseBy(mind, orComplain(weightsFor(mind, readJson(weights)), weights))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { code, text, ...more } = error.problem
    if (!flags.has('fallback'))
      throw new UserError(code, `${text} Name a file that fits, or add 'fallback' to play without it.`, more)
    process.stderr.write(`${problemLine(error.problem)} The judgement written by hand is used instead.\n`)
    return judgedSense(mind)
  }
}
