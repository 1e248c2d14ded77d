/** `bivouac lab games`: self-play with evaluations as a data set, for researchers and for the calibration of the analysis. */
import { join } from 'node:path'
import { DEPTHS, type Depth } from '@bivouac/analysis'
import { type Command, Option } from 'commander'
import { UserError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { findBot, findGame } from '../find.ts'
import { filesIn, type GameLine, partName } from '../lab/data-set.ts'
import { asLines } from '../lab/json-lines.ts'
import { examples, freshSeed, gameOption, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { counted, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf, workersOption } from '../work/crew.ts'
import type { LabGamesJob, LabGamesTask } from '../work/lab-games.ts'

interface Options {
  readonly game?: string
  readonly games: number
  readonly by: string
  readonly depth: Depth
  readonly looks: number
  readonly seed?: string
  readonly out: string
  readonly resume?: true
  readonly workers?: number
  readonly json?: true
}

/** Games in one file: few enough that little is lost when somebody stops. */
const PART_GAMES = 8

export function registerLabGames(lab: Command): void {
  const verb = lab
    .command('games')
    .description('let a bot play itself and save the games with evaluations, one line of JSON each')
    .addOption(gameOption())
    .option('-n, --games <n>', 'games to play, over all scenarios in turn', wholeFrom(1), 100)
    .option('--by <bot>', 'the bot that plays both sides', 'greedy')
    .option('--looks <n>', 'decisions of each game that are evaluated, at most', wholeFrom(0), 8)
    .addOption(
      new Option('-d, --depth <depth>', 'how long to look at each').choices([...DEPTHS]).default('quick'),
    )
    .addOption(seedOption('a fresh one'))
    .requiredOption('-o, --out <folder>', 'where to write them')
    .option('--resume', 'go on with what is there already')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(labGames)
  examples(verb, 'lab games --game normandy --games 2000 --by veteran --seed 1 --out games-normandy')
}

async function labGames(options: Options): Promise<void> {
  const { games, by, depth, looks, out, resume = false, json, seed = freshSeed() } = options
  const game = findGame(options.game)
  findBot(game, by)
  const there = new Set(filesIn(out))
  if (there.size > 0 && !resume)
    throw new UserError(
      'has-games',
      `'${out}' is not empty: add --resume to go on, or choose another folder.`,
    )
  const parts = Array.from({ length: Math.ceil(games / PART_GAMES) }, (_, i) => ({
    from: i * PART_GAMES,
    count: Math.min(PART_GAMES, games - i * PART_GAMES),
  })).filter(({ from }) => !there.has(partName(from)))
  const job: LabGamesJob = { game: game.module.id, by, seed, depth, looks }
  const played = await playParts(parts, job, out, options.workers)
  if (json) printJson({ game: game.module.id, by, seed, depth, looks, games, played, out })
  else print(`${counted(played, 'game')} played by ${by} and written to ${out} · seed ${seed}`)
}

async function playParts(
  parts: readonly LabGamesTask[],
  job: LabGamesJob,
  out: string,
  workers: number | undefined,
): Promise<number> {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 0
  const bar = progress('games', total)
  let dealt = 0
  let played = 0
  try {
    await byCrew<LabGamesTask, GameLine[]>(new URL('../work/lab-games.ts', import.meta.url), job, {
      workers: crewOf(workers, parts.length),
      next: () => parts[dealt++],
      done({ from, count }, lines) {
        writeWhole(join(out, partName(from)), asLines(lines))
        played += count
        bar.update(played)
        return true
      },
      named: ({ from }) => `game ${from} from seed '${job.seed}'`,
    })
  } finally {
    bar.stop()
  }
  return played
}
