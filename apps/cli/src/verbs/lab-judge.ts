/** `bivouac lab judge`: judges the analysis itself, by games between a better bot and a worse one. */
import { LEVELS } from '@bivouac/ai'
import { DEPTHS, type Depth } from '@bivouac/analysis'
import { parseRecord } from '@bivouac/kernel'
import { type Command, Option } from 'commander'
import { type Given, openGame } from '../analyse/opened.ts'
import { orComplain, UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { findGame } from '../find.ts'
import { type Duel, fingerprintOf, judgeAll } from '../lab/judge-run.ts'
import { addJudged, type JudgedLine, readJudged, type Verdict, verdictOn } from '../lab/judged.ts'
import { looksFor } from '../lab/judging.ts'
import { examples, jsonOption } from '../options.ts'
import { aligned, figure, print, printJson } from '../output.ts'
import { workersOption } from '../work/crew.ts'

interface Options {
  readonly depth: Depth
  readonly measured?: true
  readonly into?: string
  readonly workers?: number
  readonly json?: true
}

export function registerLabJudge(lab: Command): void {
  const verb = lab
    .command('judge')
    .description(
      'try the analysis on games between bots: who decides better, is luck even, are blunders found',
    )
    .argument('[files...]', "records of games between two levels, as 'sim --records' writes them")
    .addOption(new Option('-d, --depth <depth>', 'how long to look').choices([...DEPTHS]).default('quick'))
    .option('--measured', 'take every loss as it was measured, to find out how much of it lasts')
    .option(
      '--into <file>',
      'add a line for each game to this file, leave out what it has already, and judge by all of it',
    )
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(judge)
  examples(
    verb,
    'sim --game normandy --a expert --b recruit --swap --games 2 --records games',
    'lab judge games/*.bivouac --into judged.ndjson',
    'lab judge --into judged.ndjson --json',
    'lab judge other-games/*.bivouac --measured --into measured.ndjson',
  )
}

async function judge(files: readonly string[], options: Options): Promise<void> {
  const { depth, measured: isMeasured = false, into, workers, json } = options
  const lines = (into === undefined ? [] : readJudged(into)).filter(
    line =>
      line.depth === depth &&
      line.lasting === looksFor(findGame(line.game).mind, { depth, isMeasured }).lasting,
  )
  const isJudged = (given: Given): boolean => lines.some(({ record }) => record === fingerprintOf(given))
  const given = files.map((file): Given => ({ file, text: readText(file), scenario: undefined }))
  const duels = given.filter(one => !isJudged(one)).map(duelIn)
  await judgeAll(duels, { depth, isMeasured }, workers, line => {
    lines.push(line)
    if (into !== undefined) addJudged(into, line)
  })
  if (lines.length === 0) throw new UserError('no-games', 'There is no game to judge by: name some records.')
  const byGame = [...new Set(lines.map(({ game }) => game))]
    .sort()
    .map((game): Named => ({ game, ...verdictOn(lines.filter(line => line.game === game)) }))
  if (json) printJson({ depth, ...verdictOn(lines), byGame })
  else print(inWords(byGame.length > 1 ? [...byGame, { game: 'all', ...verdictOn(lines) }] : byGame))
}

/** The game, if it is over and one side was played by a better level than the other. */
function duelIn(given: Given): Duel {
  const { file, text } = given
  const open = orComplain(openGame(given), file)
  const { game, outcome } = open
  if (outcome === undefined) throw new UserError('not-over', 'This game is not over.', { where: file })
  const { bots = [] } = orComplain(parseRecord(text), file).head
  const ranks = game.module.sides.map(side =>
    LEVELS.findIndex(level => level === bots.find(bot => bot.side === side)?.level),
  )
  if (ranks.includes(-1) || ranks[0] === ranks[1])
    throw new UserError('no-levels', 'This is no game between two different levels.', { where: file })
  return { given, open, outcome, better: ranks[0] > ranks[1] ? 0 : 1 }
}

interface Named extends Verdict {
  readonly game: JudgedLine['game']
}

const points = (chance: number): string => (chance / 100).toFixed(1)

const ROWS: readonly (readonly [string, (verdict: Verdict) => string])[] = [
  ['games', ({ games }) => figure(games)],
  ['games in which the better bot decided better', ({ betterDecided }) => figure(betterDecided)],
  [
    'points lost by a decision of the better, of the other',
    ({ lostEach }) => lostEach.map(n => (n / 100).toFixed(2)).join(', '),
  ],
  ['luck of the better bot, in points', v => `${points(v.luck)} ± ${points(v.luckError)}`],
  ['the same by throws and draws alone', v => `${points(v.thrown)} ± ${points(v.thrownError)}`],
  [
    'share of the measured losses that lasts, for luck to be even',
    v => `${v.lasting.toFixed(3)} ± ${v.lastingError.toFixed(3)}`,
  ],
  ['decisions of the better bot that were marked', v => `${v.marked} of ${figure(v.decisions)}`],
  ['planted blunders that were marked', ({ found, planted }) => `${found} of ${planted}`],
]

const inWords = (verdicts: readonly Named[]): string =>
  aligned(ROWS, [
    { head: 'what', cell: ([what]) => what },
    ...verdicts.map(verdict => ({
      head: verdict.game,
      cell: ([, shown]: (typeof ROWS)[number]) => shown(verdict),
      right: true,
    })),
  ])
