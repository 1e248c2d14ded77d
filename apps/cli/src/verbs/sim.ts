/** `bivouac sim`: games between two bots, and what they add up to. */
import { join } from 'node:path'
import type { Command } from 'commander'
import { writeWhole } from '../files.ts'
import { findBot, findGameFor, findScenarios } from '../find.ts'
import {
  examples,
  freshSeed,
  gameOption,
  houseOption,
  jsonOption,
  maxRoundsOption,
  seedOption,
  wholeFrom,
} from '../options.ts'
import { aligned, counted, figure, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf, workersOption } from '../work/crew.ts'
import { dealer, type SimTask } from '../work/dealing.ts'
import type { SimJob } from '../work/sim.ts'
import { addUp, type Batch, type SimResult } from '../work/simulate.ts'
import { type Total, total } from '../work/total.ts'

interface Options {
  readonly game?: string
  readonly scenario: string
  readonly games: number
  readonly seed?: string
  readonly house?: string
  readonly a: string
  readonly b: string
  readonly swap?: true
  readonly maxRounds?: number
  readonly records?: string
  readonly workers?: number
  readonly json?: true
}

export function registerSim(program: Command): void {
  const verb = program
    .command('sim')
    .description('let two bots play many games and count what happens')
    .addOption(gameOption())
    .option('-s, --scenario <id>', "id, number, beginning of the id, a scenario file, or 'all'", 'all')
    .option('-n, --games <n>', 'games to play, of each scenario', wholeFrom(1), 100)
    .addOption(seedOption('a fresh one'))
    .option('--a <bot>', 'the bot that plays the first side', 'random')
    .option('--b <bot>', 'the bot that plays the second side', 'random')
    .addOption(houseOption())
    .option('--swap', 'let the bots change sides every other game')
    .addOption(maxRoundsOption())
    .option('--records <folder>', "save each game there, for 'replay' and 'analyse'")
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(sim)
  examples(
    verb,
    'sim --scenario la-raye --games 1000 --seed 7',
    'sim --game great-war --scenario all --games 50 --swap --json',
    'sim --game normandy --a greedy --b greedy --games 200 --workers 2',
    'sim --scenario la-raye --a expert --b recruit --games 20 --swap --records my-games',
  )
}

async function sim(options: Options): Promise<void> {
  const { games, a, b, json, swap = false, maxRounds, records, seed = freshSeed() } = options
  const game = findGameFor(options.game, options.scenario)
  const scenarios = findScenarios(game, options.scenario, options.house)
  findBot(game, a)
  findBot(game, b)

  const data = scenarios.map(s => s.data)
  const job: SimJob = {
    game: game.module.id,
    scenarios: data,
    seed,
    a,
    b,
    swap,
    maxRounds,
    records: records !== undefined,
  }
  const workers = crewOf(options.workers, games * scenarios.length)
  const keep = ({ scenario, from }: SimTask, batch: Batch): void =>
    batch.records.forEach((text, i) => {
      if (records !== undefined) writeWhole(join(records, recordName(scenarios[scenario].id, from + i)), text)
    })
  const batches = await playAll(job, games, workers, keep)
  const results = scenarios.map(({ board }, i) =>
    addUp(game.module, board, { seed, batches: batches[i], workers }),
  )
  const all = options.scenario === 'all'
  if (json) printJson(all ? { ...total(results), scenarios: results } : results[0])
  else printTable(game.module.sides, results, all, { seed, a, b, swap })
}

/** Games sort by their number; that and the seed make a game's own seed. */
const recordName = (scenario: string, game: number): string =>
  `${scenario}-${String(game).padStart(5, '0')}.bivouac`

/** The batches of each scenario, in the order of their games: the result is the same for any number of workers. */
async function playAll(
  job: SimJob,
  games: number,
  workers: number,
  keep: (task: SimTask, batch: Batch) => void,
): Promise<Batch[][]> {
  const played: { task: SimTask; batch: Batch }[] = []
  const bar = progress('games', games * job.scenarios.length)
  const { next, took } = dealer(job.scenarios.length, games, workers)
  let finished = 0
  try {
    await byCrew<SimTask, Batch>(new URL('../work/sim.ts', import.meta.url), job, {
      workers,
      next,
      done(task, batch) {
        keep(task, batch)
        // What is on the disk need not be held here, too.
        played.push({ task, batch: { ...batch, records: [] } })
        took(task, batch.ms)
        finished += task.count
        bar.update(finished)
        return true
      },
      named: ({ scenario, from, count }) =>
        `game ${from + 1}${count > 1 ? ` to ${from + count}` : ''} of scenario ${scenario + 1}, seed ${job.seed}`,
    })
  } finally {
    bar.stop()
  }
  played.sort((x, y) => x.task.from - y.task.from)
  return job.scenarios.map((_, i) => played.flatMap(({ task, batch }) => (task.scenario === i ? batch : [])))
}

function printTable(
  sides: readonly string[],
  results: readonly SimResult[],
  all: boolean,
  { seed, a, b, swap }: { seed: string; a: string; b: string; swap: boolean },
): void {
  const whole = total(results)
  const rows = all ? [...results, whole] : results
  print(
    aligned(rows, [
      { head: 'scenario', cell: row => row.scenario },
      { head: 'games', cell: row => row.games, right: true },
      ...sides.map(side => ({
        head: `${side} wins`,
        cell: (row: Total) => `${row.wins[side]} (${percent(row.wins[side], row.games)})`,
        right: true,
      })),
      { head: 'rounds', cell: row => (row.rounds ? figure(row.rounds.mean) : ''), right: true },
      ...sides.map(side => ({
        head: `${side} lost`,
        cell: (row: Total) => (row.casualties ? figure(row.casualties[side] ?? 0) : ''),
        right: true,
      })),
      {
        head: 'ends',
        cell: row =>
          Object.entries(row.ends)
            .map(([reason, n]) => `${reason} ${n}`)
            .join(', '),
      },
    ]),
  )
  if (swap) print(`bot a (${a}) won ${whole.botWins.a}, bot b (${b}) won ${whole.botWins.b}`)
  if (whole.unfinished > 0)
    print(`${counted(whole.unfinished, 'game')} without end: broken off, and won by nobody`)
  for (const { scenario, game, bot, text } of whole.faults?.slice(0, FAULTS_SHOWN) ?? [])
    print(`bot ${bot} forfeited ${scenario}, seed ${seed}/${game}: ${text}`)
  print(
    `${figure(whole.actions)} actions, ${figure(whole.actionsPerSecond)} a second, ` +
      `${figure(whole.gamesPerSecond)} games a second · seed ${seed}`,
  )
}

const FAULTS_SHOWN = 10

const percent = (n: number, of: number): string => `${Math.round((100 * n) / of)}%`
