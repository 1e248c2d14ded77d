/** `bivouac fuzz`: random play with every invariant watched; each violation becomes a file that repeats it. */
import { join } from 'node:path'
import type { GameModule } from '@bivouac/kernel'
import { type FuzzReport, failureText, reproduce, type Violation } from '@bivouac/testkit'
import type { Command } from 'commander'
import { EXIT, orComplain, UserError } from '../errors.ts'
import { readText, writeWhole } from '../files.ts'
import { findGame, findGameFor, findScenarios } from '../find.ts'
import { GAMES, type Registered } from '../games.ts'
import { examples, freshSeed, gameOption, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, figure, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import type { FuzzJob } from '../work/fuzz.ts'
import { inWorker } from '../work/worker.ts'

interface Options {
  readonly game?: string
  readonly scenario: string
  readonly actions: number
  readonly closely: number
  readonly seed?: string
  readonly out: string
  readonly replay?: string
  readonly protocol?: true
  readonly seconds: number
  readonly json?: true
}

export function registerFuzz(program: Command): void {
  const verb = program
    .command('fuzz')
    .description('play at random and check every invariant')
    .addOption(gameOption())
    .option('-s, --scenario <id>', "id, number, beginning of the id, or 'all'", 'all')
    .option('-n, --actions <n>', 'how many commands to play', wholeFrom(1), 20_000)
    .option('--closely <n>', 'after how many of them, the first, everything is checked', wholeFrom(0), 50_000)
    .addOption(seedOption('a fresh one'))
    .option('-o, --out <folder>', 'where a file for each violation is written', 'fuzz-failures')
    .option('--replay <file>', 'play such a file again instead')
    .option('--protocol', 'send a server odd messages instead, while others play on it')
    .option('--seconds <n>', 'how long to do that', wholeFrom(1), 20)
    .addOption(jsonOption())
    .action(fuzz)
  examples(
    verb,
    'fuzz --actions 50000',
    'fuzz --scenario la-raye --seed 7 --json',
    'fuzz --replay fuzz-failures/some-failure.txt',
    'fuzz --protocol --seconds 60 --json',
  )
}

async function fuzz(options: Options): Promise<void> {
  if (options.protocol) await tormentServer(options)
  else if (options.replay !== undefined) playAgain(options, options.replay)
  else await playAtRandom(options)
}

async function playAtRandom({ game: id, scenario, actions, closely, out, json, seed: given }: Options) {
  const game = findGameFor(id, scenario)
  const { module } = game
  const seed = given ?? freshSeed()
  // Said at once: a run that is stopped half-way can still be repeated.
  if (given === undefined) process.stderr.write(`seed ${seed}\n`)
  const job: FuzzJob = { game: module.id, scenarios: ownScenarios(game, scenario), actions, closely, seed }
  const bar = progress('actions', actions)
  const report = await inWorker<FuzzReport>(new URL('../work/fuzz.ts', import.meta.url), job, bar)
  const violations = report.violations.map(({ played: _, ...violation }, i) => ({
    ...violation,
    file: save(module, report.violations[i], out),
  }))
  if (violations.length > 0) process.exitCode = EXIT.failed
  if (json) {
    printJson({ ...report, violations })
    return
  }
  print(
    `${module.name}: ${counted(report.actions, 'action')} in ${counted(report.games, 'game')}, ` +
      `${counted(violations.length, 'violation')} · seed ${seed}`,
  )
  const checks = Object.entries(report.checks).map(([check, times]) => `${check} ${figure(times)}`)
  print(`checked: ${checks.join(', ')}`)
  for (const { scenario, check, what, file } of violations)
    print(`${scenario}, ${check}: ${what}\n    bivouac fuzz --replay ${file}`)
}

async function tormentServer({ seconds, json, seed = freshSeed() }: Options): Promise<void> {
  const { failuresOf, fuzzProtocol } = await import('../online/protocol-fuzz.ts')
  const report = await fuzzProtocol(seconds, seed)
  const { messages, crashes, leaks, memoryGrowthMb } = report
  const failures = failuresOf(report)
  if (failures.length > 0) process.exitCode = EXIT.failed
  if (json) return printJson({ ...report, failures })
  print(
    `${counted(messages, 'message')}: ${counted(crashes, 'failure')}, ${counted(leaks, 'leak')}, memory grew by ${memoryGrowthMb} MB · seed ${seed}`,
  )
  for (const failure of failures) print(failure)
}

/** A failure file names its scenario, so only scenarios that will be found again can be played. */
function ownScenarios(game: Registered, typed: string): string[] {
  const ids = findScenarios(game, typed).map(s => s.id)
  if (ids.every(id => game.module.scenarios.some(s => s.id === id))) return ids
  throw new UserError(
    'bad-usage',
    `'${typed}' is not one of the game's own scenarios, which fuzz plays only.`,
  )
}

function save(module: GameModule, violation: Violation, folder: string): string {
  const { scenario, check, seed } = violation
  const name = [module.id, scenario, check, seed].join('-').replaceAll(/[^\w.-]+/g, '_')
  const file = join(folder, `${name}.txt`)
  writeWhole(file, failureText(module, violation))
  return file
}

function playAgain({ game: id, json }: Options, file: string): void {
  const text = readText(file)
  const { module } = findGame(id ?? gameNamed(text) ?? GAMES[0].module.id)
  const { shows, what } = orComplain(reproduce(module, text), file)
  if (shows) process.exitCode = EXIT.failed
  if (json) printJson({ game: module.id, file, shows, what })
  else print(shows ? `The failure shows again: ${what}` : `The failure does not show: ${what}`)
}

/** The game that a failure file speaks of: in the line of its record, or in its JSON. */
const gameNamed = (text: string): string | undefined =>
  text.match(/^\s*"?game"?:? "?([a-z][a-z0-9-]*)"?,?$/m)?.[1]
