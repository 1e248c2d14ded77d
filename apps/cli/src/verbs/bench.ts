/** `bivouac bench`: how fast the games run, each figure beside a yardstick measured in the same run. */
import { type Command, InvalidArgumentError } from 'commander'
import { benchJson, benchText, NOISY } from '../bench/report.ts'
import { type Bench, bench, stepsOf } from '../bench/run.ts'
import { EXIT } from '../errors.ts'
import { findGame } from '../find.ts'
import { GAMES } from '../games.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

interface Options {
  readonly game?: string
  readonly rounds: number
  readonly seconds: number
  readonly json?: true
  readonly strict?: true
}

export function registerBench(program: Command): void {
  const verb = program
    .command('bench')
    .description('measure random play, copying and legal lists against boardgame.io and structuredClone')
    .option('-g, --game <id>', 'one game only')
    .option('--rounds <n>', 'how often each contestant runs, in turn with the yardstick', wholeFrom(1), 5)
    .option('--seconds <n>', 'how long it runs each time', secondsOf, 5)
    .option('--strict', 'fail when the machine was too noisy')
    .addOption(jsonOption())
    .action(run)
  examples(verb, 'bench', 'bench --game normandy --rounds 3 --seconds 2 --json')
}

async function run({ game, rounds, seconds, json, strict }: Options): Promise<void> {
  const games = (game === undefined ? GAMES : [findGame(game)]).map(g => g.module.id)
  const options = { games, rounds, seconds }
  const bar = progress('steps', stepsOf(options))
  let done = 0
  let result: Bench
  try {
    result = await bench({ ...options, onStep: () => bar.update(++done) })
  } finally {
    bar.stop()
  }
  if (json) printJson(benchJson(result))
  else print(benchText(result))
  if (!result.noisy) return
  if (json) process.stderr.write(`${NOISY}\n`)
  if (strict) process.exitCode = EXIT.failed
}

function secondsOf(text: string): number {
  const n = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || n <= 0 || n > 600)
    throw new InvalidArgumentError('It must be a number of seconds above 0, at most 600.')
  return n
}
