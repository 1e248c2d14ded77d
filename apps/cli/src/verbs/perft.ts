/** `bivouac perft`: counts the command sequences of each length, to notice any change of the rules. */
import type { Command } from 'commander'
import { findGameFor, findScenario } from '../find.ts'
import { examples, gameOption, houseOption, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { aligned, figure, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import type { PerftJob } from '../work/perft.ts'
import { inWorker } from '../work/worker.ts'

interface Options {
  readonly game?: string
  readonly scenario: string
  readonly depth: number
  readonly seed?: string
  readonly house?: string
  readonly json?: true
}

export function registerPerft(program: Command): void {
  const verb = program
    .command('perft')
    .description('count the command sequences of each length from the setup on')
    .addOption(gameOption())
    .requiredOption('-s, --scenario <id>', 'id, number, beginning of the id, or a scenario file')
    .option('-d, --depth <n>', 'the longest sequences to count', wholeFrom(1), 4)
    .addOption(seedOption('1'))
    .addOption(houseOption())
    .addOption(jsonOption())
    .action(count)
  examples(verb, 'perft --scenario la-raye --depth 4', 'perft --game normandy --scenario 1 --depth 5 --json')
}

async function count({ game: id, scenario, depth, seed = '1', house, json }: Options): Promise<void> {
  const game = findGameFor(id, scenario)
  const opened = findScenario(game, scenario, house)
  const job: PerftJob = { game: game.module.id, scenario: opened.data, seed, depth }
  const bar = progress('percent', 100)
  const counts = await inWorker<number[]>(new URL('../work/perft.ts', import.meta.url), job, bar)
  if (json) {
    printJson({ game: game.module.id, scenario: opened.id, seed, counts })
    return
  }
  print(`${opened.name}, seed ${seed}`)
  print(
    aligned(
      counts.map((n, i) => ({ depth: i + 1, n })),
      [
        { head: 'depth', cell: row => row.depth, right: true },
        { head: 'sequences', cell: row => figure(row.n), right: true },
      ],
    ),
  )
}
