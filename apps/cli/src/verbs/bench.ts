/** `bivouac bench`: how fast the games run, each figure beside a yardstick measured in the same run. */
import { type Command, InvalidArgumentError } from 'commander'
import { aiBenchText } from '../bench/ai-report.ts'
import { aiBench, aiStepsOf } from '../bench/ai-run.ts'
import { benchJson, benchText, NOISY } from '../bench/report.ts'
import { type BenchOptions, bench, stepsOf } from '../bench/run.ts'
import { EXIT } from '../errors.ts'
import { findGame } from '../find.ts'
import { GAMES } from '../games.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

interface Options {
  readonly game?: string
  readonly ai?: true
  readonly rounds: number
  readonly seconds: number
  readonly json?: true
  readonly strict?: true
}

export function registerBench(program: Command): void {
  const verb = program
    .command('bench')
    .description('measure random play, copying and legal lists, or the bots, against boardgame.io')
    .option('-g, --game <id>', 'one game only')
    .option('--ai', 'measure the bots: their searches and how long each level thinks')
    .option('--rounds <n>', 'how often each contestant runs, in turn with the yardstick', wholeFrom(1), 5)
    .option('--seconds <n>', 'how long it runs each time', secondsOf, 5)
    .option('--strict', 'fail when the machine was too noisy')
    .addOption(jsonOption())
    .action(run)
  examples(verb, 'bench', 'bench --game normandy --rounds 3 --seconds 2 --json', 'bench --ai')
}

async function run({ game, ai, rounds, seconds, json, strict }: Options): Promise<void> {
  const games = (game === undefined ? GAMES : [findGame(game)]).map(g => g.module.id)
  const options = { games, rounds, seconds }
  const { result, text } = ai ? await theBots(options) : await theRules(options)
  if (json) printJson(result)
  else print(text)
  if (!result.noisy) return
  if (json) process.stderr.write(`${NOISY}\n`)
  if (strict) process.exitCode = EXIT.failed
}

async function theRules(options: BenchOptions) {
  const result = await withBar(stepsOf(options), onStep => bench({ ...options, onStep }))
  return { result: benchJson(result), text: benchText(result) }
}

async function theBots(options: BenchOptions) {
  const result = await withBar(aiStepsOf(options), onStep => aiBench({ ...options, onStep }))
  return { result, text: aiBenchText(result) }
}

async function withBar<T>(steps: number, work: (onStep: () => void) => Promise<T>): Promise<T> {
  const bar = progress('steps', steps)
  let done = 0
  try {
    return await work(() => bar.update(++done))
  } finally {
    bar.stop()
  }
}

function secondsOf(text: string): number {
  const n = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || n <= 0 || n > 600)
    throw new InvalidArgumentError('It must be a number of seconds above 0, at most 600.')
  return n
}
