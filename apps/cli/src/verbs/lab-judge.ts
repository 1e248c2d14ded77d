/** `bivouac lab judge`: judges the analysis itself, by games between a better bot and a worse one. */

import { LEVELS } from '@bivouac/ai'
import { accountOf, CERTAIN, DEPTHS, type Depth, summaryOf } from '@bivouac/analysis'
import { parseRecord } from '@bivouac/kernel'
import { type Command, Option } from 'commander'
import { type Given, type OpenGame, openGame } from '../analyse/opened.ts'
import { orComplain, UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { examples, jsonOption } from '../options.ts'
import { aligned, figure, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf, workersOption } from '../work/crew.ts'
import type { Judged, JudgeJob, JudgeTask } from '../work/judge.ts'

interface Options {
  readonly depth: Depth
  readonly workers?: number
  readonly json?: true
}

export function registerLabJudge(lab: Command): void {
  const verb = lab
    .command('judge')
    .description(
      'try the analysis on games between bots: who decides better, is luck even, are blunders found',
    )
    .argument('<files...>', "records of games between two levels, as 'sim --records' writes them")
    .addOption(new Option('-d, --depth <depth>', 'how long to look').choices([...DEPTHS]).default('quick'))
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(judge)
  examples(
    verb,
    'sim --game normandy --a expert --b recruit --swap --games 2 --records games',
    'lab judge games/*.bivouac',
  )
}

async function judge(files: readonly string[], { depth, workers, json }: Options): Promise<void> {
  const given = files.map((file): Given => ({ file, text: readText(file), scenario: undefined }))
  const games = given.map(one => orComplain(openGame(one), one.file))
  const better = given.map((one, i) => betterIn(one, games[i]))
  const judged = await lookAtAll({ given, depth, better }, games, workers)
  const verdict = verdictOn(games, better, judged)
  if (json) printJson({ depth, ...verdict })
  else print(inWords(verdict))
}

/** The seat of the better level, in a game that is over. */
function betterIn({ file, text }: Given, { game, outcome }: OpenGame): number {
  if (outcome === undefined) throw new UserError('not-over', 'This game is not over.', { where: file })
  const { bots = [] } = orComplain(parseRecord(text), file).head
  const ranks = game.module.sides.map(side =>
    LEVELS.findIndex(level => level === bots.find(bot => bot.side === side)?.level),
  )
  if (ranks.includes(-1) || ranks[0] === ranks[1])
    throw new UserError('no-levels', 'This is no game between two different levels.', { where: file })
  return ranks[0] > ranks[1] ? 0 : 1
}

/** Moments that a thread is given at once. */
const AT_ONCE = 4

async function lookAtAll(
  job: JudgeJob,
  games: readonly OpenGame[],
  workers: number | undefined,
): Promise<Judged[][]> {
  const tasks = games.flatMap(({ moments }, file): JudgeTask[] =>
    Array.from({ length: Math.ceil(moments.length / AT_ONCE) }, (_, i) => ({
      file,
      from: i * AT_ONCE,
      count: AT_ONCE,
    })),
  )
  const found = games.map((): Judged[] => [])
  const bar = progress('steps', tasks.length)
  let dealt = 0
  let done = 0
  try {
    await byCrew<JudgeTask, Judged[]>(new URL('../work/judge.ts', import.meta.url), job, {
      workers: crewOf(workers, tasks.length),
      next: () => tasks[dealt++],
      done({ file }, some) {
        found[file].push(...some)
        bar.update(++done)
        return true
      },
      named: ({ file, from }) => `command ${from + 1} of ${job.given[file].file}`,
    })
  } finally {
    bar.stop()
  }
  return found.map(all => all.sort((a, b) => a.finding.number - b.finding.number))
}

interface Verdict {
  readonly games: number
  /** Games in which the better bot lost less by a decision, on average, than the other. */
  readonly betterDecided: number
  /** What a decision of the better and of the worse bot lost on average: hundredths of a percentage point. */
  readonly lostEach: readonly [number, number]
  /** The better bot's luck on average, and the standard error of that. */
  readonly luck: number
  readonly luckError: number
  /** The same by the throws and draws alone, at first sight. */
  readonly thrown: number
  readonly thrownError: number
  /** Decisions of the better bot, and those among them that were marked as mistakes. */
  readonly decisions: number
  readonly marked: number
  /** Blunders that were planted in its place, and those among them that were marked. */
  readonly planted: number
  readonly found: number
}

function verdictOn(
  games: readonly OpenGame[],
  better: readonly number[],
  judged: readonly (readonly Judged[])[],
): Verdict {
  const looked = judged.map((all, i) => {
    const findings = all.map(({ finding }) => finding)
    const account = accountOf(findings, games[i].outcome?.winner === 0 ? CERTAIN : 0)
    const { bySide, rarity } = summaryOf(account, findings)
    const sign = better[i] === 0 ? 1 : -1
    const [own, other] = better[i] === 0 ? bySide : [bySide[1], bySide[0]]
    return { own, other, luck: sign * account.luck, thrown: sign * rarity.thrown }
  })
  const plants = judged.flat().flatMap(({ isPlantFound }) => isPlantFound ?? [])
  const sum = (of: (one: (typeof looked)[number]) => number): number =>
    looked.reduce((n, one) => n + of(one), 0)
  const [luck, luckError] = meanOf(looked.map(one => one.luck))
  const [thrown, thrownError] = meanOf(looked.map(one => one.thrown))
  return {
    games: games.length,
    betterDecided: looked.filter(({ own, other }) => own.lostEach < other.lostEach).length,
    lostEach: [
      Math.round(sum(({ own }) => own.lost) / sum(({ own }) => own.decisions)),
      Math.round(sum(({ other }) => other.lost) / sum(({ other }) => other.decisions)),
    ],
    luck,
    luckError,
    thrown,
    thrownError,
    decisions: sum(({ own }) => own.decisions),
    marked: sum(({ own }) => own.mistakes),
    planted: plants.length,
    found: plants.filter(Boolean).length,
  }
}

/** The mean and its standard error. */
function meanOf(all: readonly number[]): [number, number] {
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length
  const squares = all.reduce((sum, n) => sum + (n - mean) ** 2, 0)
  const error = all.length > 1 ? Math.sqrt(squares / (all.length - 1) / all.length) : 0
  return [Math.round(mean), Math.round(error)]
}

function inWords(verdict: Verdict): string {
  const points = (chance: number): string => (chance / 100).toFixed(1)
  const { games, betterDecided, lostEach, luck, luckError, thrown, thrownError } = verdict
  const { decisions, marked, planted, found } = verdict
  const rows: readonly (readonly [string, string])[] = [
    ['games', figure(games)],
    ['games in which the better bot decided better', figure(betterDecided)],
    [
      'points lost by a decision of the better, of the other',
      lostEach.map(n => (n / 100).toFixed(2)).join(', '),
    ],
    ['luck of the better bot, in points', `${points(luck)} give or take ${points(luckError)}`],
    ['the same by throws and draws alone', `${points(thrown)} give or take ${points(thrownError)}`],
    ['decisions of the better bot that were marked', `${marked} of ${figure(decisions)}`],
    ['planted blunders that were marked', `${found} of ${planted}`],
  ]
  return aligned(rows, [
    { head: 'what', cell: ([what]) => what },
    { head: 'found', cell: ([, found]) => found, right: true },
  ])
}
