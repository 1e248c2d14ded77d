/** `bivouac match`: which of two bots is stronger, and how sure that is. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { UserError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { ALL, findBot, findGameFor, findScenario, findScenarios, type Opened } from '../find.ts'
import type { Registered } from '../games.ts'
import { atInterrupt } from '../interrupt.ts'
import { liveTable } from '../match/live.ts'
import type { PairResult } from '../match/pair.ts'
import type { Goal, MatchPlan } from '../match/plan.ts'
import { reportPage } from '../match/report/page.ts'
import { runMatch } from '../match/run.ts'
import { beginSaved, readSaved, sameMatch, savePair } from '../match/saved.ts'
import { Standing } from '../match/standing.ts'
import { summary } from '../match/summary.ts'
import { matchText } from '../match/table.ts'
import {
  examples,
  freshSeed,
  gameOption,
  jsonOption,
  maxRoundsOption,
  seedOption,
  wholeFrom,
} from '../options.ts'
import { print, printJson } from '../output.ts'
import { crewOf, workersOption } from '../work/crew.ts'

interface Bounds {
  readonly low: number
  readonly high: number
}

interface Options {
  readonly game?: string
  readonly scenario: string
  readonly a: string
  readonly b: string
  readonly pairs?: number
  readonly sprt?: Bounds
  readonly sprtScore?: Bounds
  readonly maxPairs?: number
  readonly seed?: string
  readonly maxRounds?: number
  readonly workers?: number
  readonly out?: string
  readonly resume?: true
  readonly html?: string
  readonly json?: true
}

const PAIRS = 100
const MAX_PAIRS = 10_000

export function registerMatch(program: Command): void {
  const verb = program
    .command('match')
    .description('let two bots play pairs of games, sides swapped, until it is known which is stronger')
    .addOption(gameOption())
    .option('-s, --scenario <ids>', "scenarios, with commas between them, or 'all'; played in turn", ALL)
    .requiredOption('--a <bot>', 'the bot that is measured')
    .requiredOption('--b <bot>', 'the bot that it is measured against')
    .option('-n, --pairs <n>', `pairs to play, over all scenarios together (default: ${PAIRS})`, wholeFrom(1))
    .addOption(
      new Option(
        '--sprt <low,high>',
        'stop when it is known which of two Elo differences is nearer the truth',
      )
        .argParser(eloBounds)
        .conflicts(['pairs', 'sprtScore']),
    )
    .addOption(
      new Option(
        '--sprt-score <low,high>',
        'the same with two scores, 0 to 1: for differences that are large',
      )
        .argParser(scoreBounds)
        .conflicts('pairs'),
    )
    .addOption(
      new Option('--max-pairs <n>', `the most pairs of such a test (default: ${MAX_PAIRS})`)
        .argParser(wholeFrom(1))
        .conflicts('pairs'),
    )
    .addOption(seedOption('a fresh one'))
    .addOption(maxRoundsOption())
    .addOption(workersOption())
    .option('-o, --out <file>', 'save every pair as soon as it is played, one JSON document a line')
    .option('--resume', 'continue the match in that file')
    .option('--html <file>', 'write a report with pictures')
    .addOption(jsonOption())
    .action(match)
  examples(
    verb,
    'match --game normandy --a greedy --b random --pairs 120 --seed 7',
    'match --game great-war --scenario vimy-thelus,3 --a greedy --b random --html report.html',
    'match --game normandy --a greedy --b solo --sprt 0,60 --out solo.jsonl',
    'match --game normandy --a greedy --b solo --sprt 0,60 --out solo.jsonl --resume',
    'match --game great-war --a greedy --b random --sprt-score 0.93,0.96 --max-pairs 2000 --json',
  )
}

async function match(options: Options): Promise<void> {
  const { out, html, json } = options
  const { game, opened, plan } = planOf(options)
  const most = options.pairs ?? (plan.goal.kind === 'pairs' ? PAIRS : (options.maxPairs ?? MAX_PAIRS))
  const known = opening(options, plan)
  const standing = new Standing(known.plan, game.module.sides, most)
  const report = (): void => {
    if (html === undefined) return
    writeWhole(html, reportPage(game.module.name, summary(standing), standing.points))
  }
  // Now rather than after hours of play we want to know whether it can be written.
  report()
  const live = liveTable(standing, process.stderr, () => performance.now())
  const interrupted = new AbortController()
  const forget = atInterrupt(exitCode => {
    process.exitCode = exitCode
    interrupted.abort()
  })
  try {
    await runMatch(standing, {
      scenarios: opened.map(s => s.data),
      workers: crewOf(options.workers, most),
      known: known.pairs,
      onPair(pair, result) {
        if (out !== undefined) savePair(out, known.plan, pair, result)
        live.update()
      },
      signal: interrupted.signal,
    })
  } finally {
    forget()
    live.stop()
  }
  report()
  const result = summary(standing)
  if (json) printJson(result)
  else print(matchText(result))
}

function planOf(options: Options): { game: Registered; opened: Opened[]; plan: MatchPlan } {
  const { a, b, scenario, maxPairs, maxRounds } = options
  const typed = [...new Set(scenario.split(',').map(s => s.trim()))].filter(s => s !== '')
  if (typed.length === 0) throw new UserError('bad-usage', "Say which scenarios: their ids, or 'all'.")
  const game = findGameFor(options.game, typed[0])
  const found = typed.flatMap(one => (one === ALL ? findScenarios(game, ALL) : findScenario(game, one)))
  const opened = found.filter((s, i) => found.findIndex(other => other.id === s.id) === i)
  findBot(game, a)
  findBot(game, b)
  if (options.resume && options.out === undefined)
    throw new UserError('bad-usage', 'To go on with a match, name its file too: --out <file> --resume.')
  const goal = goalOf(options)
  if (maxPairs !== undefined && goal.kind === 'pairs')
    throw new UserError('bad-usage', '--max-pairs is for a test: add --sprt or --sprt-score, or say --pairs.')
  const { id, rulesVersion } = game.module
  const scenarios = opened.map(({ id, board }) => ({ id, fingerprint: board.fingerprint }))
  const seed = options.seed ?? freshSeed()
  const limit = maxRounds === undefined ? {} : { maxRounds }
  return { game, opened, plan: { game: id, rulesVersion, scenarios, a, b, seed, goal, ...limit } }
}

function goalOf({ sprt, sprtScore }: Options): Goal {
  if (sprt) return { kind: 'sprt', ...sprt }
  return sprtScore ? { kind: 'sprt-score', ...sprtScore } : { kind: 'pairs' }
}

/** The match from its file, if it is to go on; its seed is taken from there unless one is given. */
function opening(
  { out, resume, seed }: Options,
  plan: MatchPlan,
): { plan: MatchPlan; pairs: ReadonlyMap<number, PairResult> } {
  if (out === undefined) return { plan, pairs: new Map() }
  const saved = resume ? readSaved(out) : undefined
  if (saved === undefined) {
    beginSaved(out, plan)
    return { plan, pairs: new Map() }
  }
  const same = seed === undefined ? { ...plan, seed: saved.plan.seed } : plan
  sameMatch(out, saved.plan, same)
  return { plan: same, pairs: saved.pairs }
}

/** Two numbers, the first below the second, both above `least` and below `most`. */
function bounds(text: string, least: number, most: number, say: string): Bounds {
  const [low, high] = text.split(',').map(part => (/^-?\d*\.?\d+$/.test(part) ? Number(part) : Number.NaN))
  const two = text.split(',').length === 2
  if (!two || !(low > least && low < high && high < most))
    throw new InvalidArgumentError(`It must be two numbers, the lower first, ${say}.`)
  return { low, high }
}

const eloBounds = (text: string): Bounds => bounds(text, -2000, 2000, 'like 0,60 or -10,0')
const scoreBounds = (text: string): Bounds => bounds(text, 0, 1, 'both between 0 and 1, like 0.93,0.96')
