/** `bivouac chaos`: kills a server again and again while guests play on it, and holds what they heard against its log. */
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { examples, freshSeed, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

interface Options {
  readonly trials: number
  readonly cluster?: true
  readonly seed?: string
  readonly json?: true
}

export function registerChaos(program: Command): void {
  const verb = program
    .command('chaos')
    .description('kill a server again and again while games are played on it; nothing may be lost')
    .option('-n, --trials <n>', 'how often to kill it', wholeFrom(1), 20)
    .option(
      '--cluster',
      'three servers on PostgreSQL and NATS instead of one: kill a server, the database or NATS, or cut a server off',
    )
    .addOption(seedOption('a fresh one'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      "\nWith '--cluster' it needs PostgreSQL and nats-server, which root gets from Debian's packages; and to cut a server off, the right to make network namespaces.",
    )
    .action(options => (options.cluster ? clusterVerb(options) : chaosVerb(options)))
  examples(verb, 'chaos', 'chaos --trials 200 --json', 'chaos --cluster --trials 8')
}

/** Nobody waits longer for it to go on by itself, and no clock loses more. */
const RECOVERY_SECONDS_MOST = 10
const CLOCK_SECONDS_MOST = 2

async function clusterVerb({ trials, json, seed = freshSeed() }: Options): Promise<void> {
  const { isAlone, mayMakeNetworks, runAlone } = await import('../online/networks.ts')
  const mayCut = isAlone() || mayMakeNetworks()
  if (mayCut && !isAlone()) {
    process.exitCode = await runAlone()
    return
  }
  const { clusterChaos } = await import('../online/cluster-chaos.ts')
  const bar = progress('trials', trials)
  const report = await clusterChaos(trials, seed, bar.update).finally(bar.stop)
  const { lost, twice, stuck, viewsDiffer, crashes, recoverySeconds, clocksLostSeconds, kinds } = report
  const isSlow = recoverySeconds.max > RECOVERY_SECONDS_MOST || clocksLostSeconds > CLOCK_SECONDS_MOST
  if (lost + twice + stuck + viewsDiffer + crashes > 0 || isSlow) process.exitCode = EXIT.failed
  const leftOut = mayCut ? undefined : 'Nobody may make networks here: no server was cut off.'
  if (json) return printJson({ ...report, seed, ...(leftOut ? { leftOut } : {}) })
  const done = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`)
  print(
    `${counted(trials, 'trial')} (${done.join(', ')}): ${lost} lost, ${twice} twice, ${stuck} stuck, ${viewsDiffer} views that differ, ` +
      `${crashes} crashes · back within ${recoverySeconds.p50} s mostly, ${recoverySeconds.max} s at most · ` +
      `clocks lost ${clocksLostSeconds} s at most · seed ${seed}`,
  )
  if (leftOut) print(leftOut)
}

async function chaosVerb({ trials, json, seed = freshSeed() }: Options): Promise<void> {
  const { chaos } = await import('../online/chaos.ts')
  const bar = progress('trials', trials)
  const report = await chaos(trials, seed, bar.update).finally(bar.stop)
  const { lost, twice, stuck, viewsDiffer, recoverySeconds } = report
  if (lost + twice + stuck + viewsDiffer > 0) process.exitCode = EXIT.failed
  if (json) return printJson(report)
  print(
    `${counted(trials, 'trial')}: ${lost} lost, ${twice} twice, ${stuck} stuck, ${viewsDiffer} views that differ · ` +
      `back within ${recoverySeconds.p50} s mostly, ${recoverySeconds.max} s at most · seed ${seed}`,
  )
}
