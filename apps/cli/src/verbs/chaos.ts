/** `bivouac chaos`: kills a server again and again while guests play on it, and holds what they heard against its log. */
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { examples, freshSeed, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

interface Options {
  readonly trials: number
  readonly seed?: string
  readonly json?: true
}

export function registerChaos(program: Command): void {
  const verb = program
    .command('chaos')
    .description('kill a server again and again while games are played on it; nothing may be lost')
    .option('-n, --trials <n>', 'how often to kill it', wholeFrom(1), 20)
    .addOption(seedOption('a fresh one'))
    .addOption(jsonOption())
    .action(chaosVerb)
  examples(verb, 'chaos', 'chaos --trials 200 --json')
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
