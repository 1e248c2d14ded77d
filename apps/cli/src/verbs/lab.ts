/** `bivouac lab train`: lets a bot play itself, learns from it who wins, and writes the weights of the learned value. */
import { statSync } from 'node:fs'
import { WEIGHTS_MOST_BYTES, writeWeights } from '@bivouac/ai'
import type { Fit } from '@bivouac/lab/train'
import { type Command, InvalidArgumentError } from 'commander'
import { UserError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { findGame } from '../find.ts'
import { examples, freshSeed, gameOption, jsonOption, seedOption, wholeFrom } from '../options.ts'
import { aligned, counted, figure, print, printJson } from '../output.ts'
import { workersOption } from '../work/crew.ts'
import { checkOlder, learn, originOf, playMissing, prepareFolder, usualFolder } from '../work/train.ts'
import { originIn } from '../work/train-data.ts'
import { featuresOf } from '../work/train-features.ts'
import { registerLabCalibrate } from './lab-calibrate.ts'
import { registerLabGames } from './lab-games.ts'
import { registerLabJudge } from './lab-judge.ts'
import { registerLabPuzzles } from './lab-puzzles.ts'

interface Options {
  readonly game?: string
  readonly games: number
  readonly by: string
  readonly noise: number
  readonly seed?: string
  readonly hidden: number
  readonly out: string
  readonly data?: string
  readonly also?: readonly string[]
  readonly resume?: true
  readonly generation: number
  readonly workers?: number
  readonly json?: true
}

/** One game in ten is held back to judge by: fewer would say nothing at all. */
const LEAST_GAMES = 10

function chance(text: string): number {
  const p = Number(text)
  if (text.trim() === '' || !(p >= 0 && p <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.')
  return p
}

export function registerLab(program: Command): void {
  const verb = program.command('lab').description('train the bots, and study games')
  examples(verb, 'lab train --game normandy --games 2000 --seed 1 --out weights.json')

  registerLabGames(verb)
  registerLabCalibrate(verb)
  registerLabJudge(verb)
  registerLabPuzzles(verb)
  const training = verb
    .command('train')
    .description('let a bot play itself, learn who wins from which position, and write the weights')
    .addOption(gameOption())
    .option('-n, --games <n>', 'games to play, over all scenarios in turn', wholeFrom(LEAST_GAMES), 1000)
    .option('--by <bot>', 'the bot that plays both sides', 'greedy')
    .option('--noise <p>', 'the chance that a command is any legal one, so that games differ', chance, 0.1)
    .addOption(seedOption('a fresh one, or that of the games to go on with'))
    .option('--hidden <n>', 'hidden units of the value; 0 for a linear one', wholeFrom(0), 32)
    .requiredOption('-o, --out <file>', 'where to write the weights')
    .option('--data <folder>', "where to keep the games' samples (default: a folder of our own)")
    .option('--also <folder...>', 'samples of earlier trainings to learn from as well; they count half')
    .option('--resume', 'go on with the games that are in the folder already')
    .option(
      '--generation <n>',
      'written into the file: how often a bot has learned from one that learned',
      wholeFrom(1),
      1,
    )
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(train)
  examples(
    training,
    'lab train --game normandy --games 2000 --seed 1 --out weights.json',
    'lab train --game great-war --games 10000 --data samples --resume --out weights.json',
  )
}

async function train(options: Options): Promise<void> {
  const { games, by, noise, hidden, out, also = [], json, resume = false, generation } = options
  const game = findGame(options.game)
  const { id } = game.module
  const { names } = featuresOf(game)
  checkSize(names.length, hidden)
  checkPlace(out)
  const seed = options.seed ?? (resume ? seedIn(options.data) : freshSeed())
  const origin = originOf(game, { by, noise, seed })
  const folder = options.data ?? usualFolder(origin)
  for (const old of also) checkOlder(old, origin)
  prepareFolder(folder, origin, resume)

  const began = performance.now()
  const played = await playMissing(folder, games, names, origin, options.workers)
  const seconds = (performance.now() - began) / 1000
  const learnt = await learn({ game: id, folder, games, also, hidden, seed })
  const { fit, positions } = learnt
  const made = {
    command: commandOf({ ...options, seed }, id),
    seed,
    date: new Date().toISOString().slice(0, 10),
    by,
    games: learnt.games,
    positions,
    generation,
    loss: rounded(fit.final.loss),
    accuracy: rounded(fit.final.accuracy),
  }
  writeWhole(out, writeWeights(id, names, made, fit.weights))
  if (json)
    printJson({
      game: id,
      ...made,
      played,
      seconds: rounded(seconds),
      hidden: fit.weights.hidden,
      features: names.length,
      held: { games: fit.heldGames, linear: fit.linear, final: fit.final },
      data: folder,
      file: out,
    })
  else {
    if (played > 0)
      print(`${counted(played, 'game')} played by ${by}, ${figure(played / seconds)} a second · seed ${seed}`)
    printFit(fit, hidden)
    print(`${counted(positions, 'position')} of ${counted(learnt.games, 'game')} learned; written to ${out}`)
  }
}

/** The seed of the games to go on with. */
function seedIn(folder: string | undefined): string {
  if (folder === undefined)
    throw new UserError(
      'seed-needed',
      'Say which games to go on with: by their --seed, or by their folder with --data.',
    )
  return originIn(folder)?.seed ?? freshSeed()
}

/** What anybody has to type to get the same weights. */
function commandOf(
  { games, by, noise, seed, hidden, out, also = [], generation }: Options,
  id: string,
): string {
  const older = also.length > 0 ? ` --also ${also.join(' ')}` : ''
  const bot = /^[\w.:=,-]+$/.test(by) ? by : `'${by}'`
  const later = generation > 1 ? ` --generation ${generation}` : ''
  return `bivouac lab train --game ${id} --games ${games} --by ${bot} --noise ${noise} --seed ${seed} --hidden ${hidden}${later}${older} --out ${out}`
}

/** A weight takes about seven letters in the file. */
function checkSize(features: number, hidden: number): void {
  const most = Math.floor(WEIGHTS_MOST_BYTES / 7 / features) - 2
  if (hidden > most)
    throw new UserError(
      'too-large',
      `With ${features} features, --hidden may be ${most} at most: a file of weights stays below ${WEIGHTS_MOST_BYTES / 1000} KB.`,
    )
}

/** Said before hours of play, not after them. */
function checkPlace(out: string): void {
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError('unwritable', `Cannot write '${out}': it is a folder, not a file.`)
}

function printFit({ weights, linear, final, heldGames }: Fit, hidden: number): void {
  const rows = [
    { value: 'one half, always', loss: Math.LN2, accuracy: 0.5 },
    { value: 'linear', ...linear },
    ...(weights.hidden > 0 ? [{ value: `${weights.hidden} hidden units`, ...final }] : []),
  ]
  print(`On ${counted(heldGames, 'game')} held back (${counted(final.positions, 'position')}):`)
  print(
    aligned(rows, [
      { head: 'value', cell: row => row.value },
      { head: 'loss', cell: row => row.loss.toFixed(4), right: true },
      { head: 'right', cell: row => percent(row.accuracy), right: true },
    ]),
  )
  if (weights.hidden < hidden)
    print('The hidden units brought nothing, so they are left out: more games may help.')
  print(
    aligned(
      final.calibration.filter(({ positions }) => positions > 0),
      [
        { head: 'predicted', cell: d => percent(d.foretold), right: true },
        { head: 'won', cell: d => percent(d.won), right: true },
        { head: 'positions', cell: d => figure(d.positions), right: true },
      ],
    ),
  )
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const rounded = (n: number): number => Math.round(n * 10_000) / 10_000
