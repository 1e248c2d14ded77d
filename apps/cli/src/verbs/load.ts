/** `bivouac load`: many games at once on a server, and what it carries against an echo of the same frames. */
import type { Command } from 'commander'
import { examples, freshSeed, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { figure, print, printJson } from '../output.ts'

interface Options {
  readonly games: number
  readonly seconds: number
  readonly seed?: string
  readonly json?: true
}

export function registerLoad(program: Command): void {
  const verb = program
    .command('load')
    .description('play many games at once on a server of its own and see what it carries')
    .option('--games <n>', 'how many games at once', wholeFrom(1), 2000)
    .option(
      '--seconds <n>',
      'how long to play as fast as can be, and once more at 1,000 commands a second; the echo as long',
      wholeFrom(1),
      30,
    )
    .addOption(seedOption('a fresh one'))
    .addOption(jsonOption())
    .action(loadVerb)
  examples(verb, 'load --games 200 --seconds 10', 'load --json')
}

async function loadVerb({ games, seconds, json, seed = freshSeed() }: Options): Promise<void> {
  const { load } = await import('../online/load.ts')
  const report = await load({ games, seconds, seed })
  if (json) return printJson(report)
  const { commandsPerSecond, echoPerSecond, ratioToEcho, p99Ms, echoP99Ms, commitP99Ms } = report
  print(
    `${figure(games)} games: ${figure(commandsPerSecond)} commands a second, ${ratioToEcho} of an echo's ${figure(echoPerSecond)}`,
  )
  print(
    `at 1,000 a second 99 % are answered within ${p99Ms} ms (echo ${echoP99Ms} ms), committed within ${commitP99Ms} ms`,
  )
  const bytes = Object.entries(report.medianUpdateBytes).map(([module, size]) => `${module} ${figure(size)}`)
  print(`bytes of an update: ${bytes.join(', ')}; of a game at rest: ${figure(report.idleBytesPerGame)}`)
}
