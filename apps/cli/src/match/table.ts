/** A match as a table on the terminal, in the middle of it or at its end. */
import { aligned, counted } from '../output.ts'
import type { MatchSummary } from './summary.ts'
import { eloText, endsText, interval, percent, sidesText, testText, thinkText } from './words.ts'

const FORFEITS_SHOWN = 10

type Row = MatchSummary['byScenario'][number]

const scoreTable = (rows: readonly Row[]): string =>
  aligned(rows, [
    { head: 'scenario', cell: row => row.scenario },
    { head: 'games', cell: row => row.games, right: true },
    { head: 'score of a', cell: row => (row.games > 0 ? percent(row.score) : ''), right: true },
    { head: '95 % interval', cell: row => (row.games > 0 ? interval(row) : ''), right: true },
  ])

const allRow = ({ games, score, low, high }: MatchSummary): Row => ({
  scenario: 'all',
  games,
  score,
  low,
  high,
})

/** The figures that stand below the scores; think times and ends only at the end. */
function figures(result: MatchSummary, whole: boolean): string[] {
  const test = testText(result)
  const more = whole && result.games > 0
  return aligned(
    [
      { what: 'Elo of a over b', value: eloText(result) },
      ...(test === undefined ? [] : [{ what: 'test', value: test }]),
      ...(result.games > 0 ? [{ what: 'score of a', value: sidesText(result) }] : []),
      ...(more ? [{ what: 'ends', value: endsText(result) }] : []),
      ...(more ? [{ what: 'a thinks', value: thinkText(result.thinkMs.a) }] : []),
      ...(more ? [{ what: 'b thinks', value: thinkText(result.thinkMs.b) }] : []),
    ],
    [
      { head: '', cell: row => row.what },
      { head: '', cell: row => row.value },
    ],
  )
    .trimStart()
    .split('\n')
}

const head = ({ a, b, game, seed }: MatchSummary): string =>
  `${game}: ${a} (a) against ${b} (b) · seed ${seed}`

/** The whole result. */
export function matchText(result: MatchSummary): string {
  const { byScenario, forfeits, unfinished } = result
  const rows = byScenario.length > 1 ? [...byScenario, allRow(result)] : byScenario
  return [
    head(result),
    '',
    scoreTable(rows),
    '',
    ...figures(result, true),
    ...(result.finished ? [] : ['', `Stopped after ${counted(result.pairs, 'pair')}.`]),
    ...(unfinished > 0
      ? ['', `${counted(unfinished, 'game')} without end: broken off, half a point for each bot.`]
      : []),
    ...forfeitLines(forfeits),
  ].join('\n')
}

function forfeitLines(forfeits: MatchSummary['forfeits']): string[] {
  if (forfeits.length === 0) return []
  const left = forfeits.length - FORFEITS_SHOWN
  return [
    '',
    `${counted(forfeits.length, 'game')} lost by breaking the rules of being a bot:`,
    ...forfeits
      .slice(0, FORFEITS_SHOWN)
      .map(
        ({ bot, side, scenario, seed, text }) => `  ${bot} as ${side}, ${scenario}, seed ${seed}: ${text}`,
      ),
    ...(left > 0 ? [`  and ${left} more, all of them with --json`] : []),
  ]
}

/** The lines that are drawn again and again while the match goes on, at most so many. */
export function liveLines(result: MatchSummary, most: number, pairsMost: number, seconds: number): string[] {
  const { byScenario, forfeits, games, pairs } = result
  const last = [
    ...figures(result, false),
    `${counted(games, 'game')} · pair ${pairs} of ${result.goal.kind === 'pairs' ? '' : 'at most '}${pairsMost}` +
      ` · ${Math.round(seconds)} s${forfeits.length > 0 ? ` · ${counted(forfeits.length, 'forfeit')}` : ''}`,
  ]
  const room = most - last.length - 3
  const rows =
    byScenario.length > 1 && byScenario.length <= room ? [...byScenario, allRow(result)] : [allRow(result)]
  return [head(result), ...scoreTable(rows).split('\n'), ...last]
}
