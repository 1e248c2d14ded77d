/** `bivouac bench`: how fast the games run, each figure beside a yardstick measured in the same run. */
import { type Command, InvalidArgumentError } from 'commander'
import { aiBenchText } from '../bench/ai-report.ts'
import { aiBench, aiStepsOf } from '../bench/ai-run.ts'
import { benchJson, benchText, NOISY } from '../bench/report.ts'
import { type BenchOptions, bench, stepsOf } from '../bench/run.ts'
import type { WebBenchOptions } from '../bench/web/run.ts'
import { EXIT, UserError } from '../errors.ts'
import { readText, writeWhole } from '../files.ts'
import { findGame } from '../find.ts'
import { GAMES } from '../games.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

interface Options {
  readonly game?: string
  readonly ai?: true
  readonly web?: true
  readonly into?: string
  readonly presses: number
  readonly games: number
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
    .option('--web', 'measure the web app in a browser: its size, how soon presses are answered, its memory')
    .option('--into <page>', "with --web: write the table between the marks '<!-- web -->' of this page too")
    .option('--presses <n>', 'with --web: how many presses are measured in each game', wholeFrom(1), 150)
    .option('--games <n>', 'with --web: how many games are played for the memory', wholeFrom(0), 20)
    .option('--rounds <n>', 'how often each contestant runs, in turn with the yardstick', wholeFrom(1), 5)
    .option('--seconds <n>', 'how long it runs each time', secondsOf, 5)
    .option('--strict', 'fail when the machine was too noisy')
    .addOption(jsonOption())
    .action(run)
  examples(
    verb,
    'bench',
    'bench --game normandy --rounds 3 --seconds 2 --json',
    'bench --ai',
    'bench --web --into docs/performance.md',
  )
}

async function run(asked: Options): Promise<void> {
  const { game, ai, web, into, rounds, seconds, json, strict } = asked
  const games = (game === undefined ? GAMES : [findGame(game)]).map(g => g.module.id)
  if (web) return thePage({ games, presses: asked.presses, heapGames: asked.games }, json, into)
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

/** The browser and its driver are loaded only here: no other verb needs them. */
async function thePage(options: WebBenchOptions, json?: true, into?: string): Promise<void> {
  const [{ webBench, webStepsOf }, { webBenchTable, webBenchText }] = await Promise.all([
    import('../bench/web/run.ts'),
    import('../bench/web/report.ts'),
  ])
  const page = into === undefined ? undefined : { path: into, text: readText(into) }
  if (page && !WEB_PLACE.test(page.text))
    throw new UserError('no-place', "Put '<!-- web -->' and '<!-- /web -->' where the table belongs.", {
      where: page.path,
    })
  const result = await withBar(webStepsOf(options), onStep => webBench({ ...options, onStep }))
  if (page)
    writeWhole(
      page.path,
      page.text.replace(
        WEB_PLACE,
        (_, begin: string, end: string) => `${begin}${webBenchTable(result)}\n${end}`,
      ),
    )
  if (json) printJson(result)
  else print(webBenchText(result))
}

const WEB_PLACE = /(<!-- web -->\n)[\s\S]*?(<!-- \/web -->)/

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
