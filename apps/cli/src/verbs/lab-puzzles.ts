/** `bivouac lab puzzles`: finds decisions in games between bots that have one clearly best answer, and writes them as puzzles. */
import { existsSync } from 'node:fs'
import { DEPTHS, type Depth, looksOf } from '@bivouac/analysis'
import { PUZZLE_FORMAT, type Puzzle, type PuzzleFile, readPuzzles, writePuzzles } from '@bivouac/puzzles'
import { unlike } from '@bivouac/puzzles/harvest'
import { type Command, Option } from 'commander'
import { orComplain, UserError } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import { findGame } from '../find.ts'
import type { Registered } from '../games.ts'
import { motifsOf } from '../lab/motifs.ts'
import { puzzleFigures, puzzlesInWords } from '../lab/puzzle-figures.ts'
import { examples, freshSeed, gameOption, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf, workersOption } from '../work/crew.ts'
import type { PuzzlesJob, PuzzlesTask } from '../work/puzzles.ts'

interface Options {
  readonly game?: string
  readonly games: number
  readonly seed?: string
  readonly depth: Depth
  readonly out?: string
  readonly workers?: number
  readonly json?: true
}

export function registerLabPuzzles(lab: Command): void {
  const verb = lab
    .command('puzzles')
    .description(
      'find decisions with one clearly best answer in games between bots, and write them as puzzles',
    )
    .addOption(gameOption())
    .option('-n, --games <n>', 'games to look through, over all scenarios in turn', wholeFrom(0), 100)
    .addOption(
      new Option('-d, --depth <depth>', 'how long to measure').choices([...DEPTHS]).default('expert'),
    )
    .addOption(seedOption('that of the file, or else a fresh one'))
    .option('-o, --out <file>', 'where to write them; a file that is there already is gone on with')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(labPuzzles)
  examples(
    verb,
    'lab puzzles --game normandy --games 200 --seed 1 --out puzzles.json',
    'lab puzzles --game normandy --games 0 --out puzzles.json',
  )
}

async function labPuzzles(options: Options): Promise<void> {
  const game = findGame(options.game)
  const begun = beginning(game, options)
  const file = await harvested(game, begun, options)
  const figures = puzzleFigures(file)
  if (options.json)
    printJson({ ...figures, ...(options.out ? { out: options.out } : { puzzles: file.puzzles }) })
  else print(puzzlesInWords(figures, options.out))
}

/** What is there to go on with, or an empty file. */
function beginning(game: Registered, { seed, depth, out }: Options): PuzzleFile {
  const { module, mind } = game
  const { names } = motifsOf(game)
  const glance = looksOf(mind, 'quick')
  const { pick, grow, measure } = looksOf(mind, depth)
  const descents = { screen: glance.grow + glance.measure, pick, grow, measure }
  if (out === undefined || !existsSync(out))
    return {
      format: PUZZLE_FORMAT,
      game: module.id,
      seed: seed ?? freshSeed(),
      games: 0,
      descents,
      puzzles: [],
    }
  const there = orComplain(readPuzzles(readJson(out), module.id, names), out)
  if (seed !== undefined && seed !== there.seed)
    throw new UserError('other-seed', `These puzzles are from seed ${there.seed}, not ${seed}.`, {
      where: out,
    })
  if (JSON.stringify(there.descents) !== JSON.stringify(descents))
    throw new UserError('other-depth', 'These puzzles were measured at another depth.', { where: out })
  return there
}

/** Looks through the games that are missing. They are added in the order of their numbers, so any crew writes the same file. */
async function harvested(game: Registered, begun: PuzzleFile, options: Options): Promise<PuzzleFile> {
  const { games, depth, out } = options
  if (games <= begun.games) return begun
  const job: PuzzlesJob = { game: game.module.id, seed: begun.seed, depth }
  const bar = progress('games', games - begun.games)
  const early = new Map<number, readonly Puzzle[]>()
  let file = begun
  let dealt = begun.games
  try {
    await byCrew<PuzzlesTask, Puzzle[]>(new URL('../work/puzzles.ts', import.meta.url), job, {
      workers: crewOf(options.workers, games - begun.games),
      next: () => (dealt < games ? { number: dealt++ } : undefined),
      done({ number }, found) {
        early.set(number, found)
        for (let next = early.get(file.games); next; next = early.get(file.games)) {
          early.delete(file.games)
          const puzzles = [...file.puzzles, ...unlike(file.puzzles, next)]
          file = { ...file, games: file.games + 1, puzzles }
        }
        if (out !== undefined) writeWhole(out, writePuzzles(file))
        bar.update(file.games - begun.games)
        return true
      },
      named: ({ number }) => `game ${number} from seed '${job.seed}'`,
    })
  } finally {
    bar.stop()
  }
  return file
}
