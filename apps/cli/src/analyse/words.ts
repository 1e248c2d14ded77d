/** An analysis in words for the terminal. */
import type { Step } from '@bivouac/analysis'
import { problemLine } from '../errors.ts'
import { aligned, counted } from '../output.ts'
import type { Looked } from './run.ts'

/** 4,321 hundredths as '43.2 %'. */
export const percent = (chance: number): string => `${(chance / 100).toFixed(1)} %`
/** The same as a change: '+4.3'. */
export const points = (change: number): string =>
  `${change < 0 ? '−' : '+'}${Math.abs(change / 100).toFixed(1)}`

export function inWords(looked: Looked): string {
  const { file, game, board, moments, outcome, account, summary, problem } = looked
  const { sides } = game.module
  const [first] = sides
  const { start, decisions, luck, result } = account
  const end = outcome ? `won by ${sides[outcome.winner]} (${outcome.reason})` : 'not over'
  const split: readonly (readonly [string, string])[] = [
    [`chance of ${first} at the start`, percent(start)],
    [`decisions of ${first}`, points(decisions[0])],
    [`decisions of ${sides[1]}`, points(decisions[1])],
    ['luck', points(luck)],
    [outcome ? `result for ${first}` : `chance of ${first} at the end`, percent(result)],
  ]
  return [
    `${file}: ${game.module.name}, ${board.name}, ${counted(moments.length, 'command')}, ${end}`,
    ...(problem ? [`  The rest is left out. ${problemLine(problem)}`] : []),
    ...split.map(([what, figure]) => `  ${what.padEnd(WIDE)}${figure.padStart(8)}`),
    ...sides.map((side, seat) => sideInWords(looked, side, seat)),
    `  ${luckInWords(looked)}`,
    ...turnsInWords(looked, summary.turningPoints),
    ...mistakesInWords(looked),
  ].join('\n')
}

const WIDE = 34

function sideInWords({ summary }: Looked, side: string, seat: number): string {
  const { decisions, mistakes, lostEach } = summary.bySide[seat]
  return `  ${side}: ${counted(decisions, 'decision')}, ${counted(mistakes, 'mistake')}, ${(lostEach / 100).toFixed(2)} points lost by each on average`
}

/** 'one game in 14'. */
export function luckInWords({ account, summary, game }: Looked): string {
  const { throws, atLeastSo } = summary.rarity
  if (throws === 0) return 'Nothing was left to chance.'
  const side = game.module.sides[account.luck < 0 ? 1 : 0]
  const much = `Luck favoured ${side} by ${Math.abs(account.luck / 100).toFixed(1)} points`
  const again = `its ${counted(throws, 'throw')} and draws made again`
  if (atLeastSo === 0) return `${much}: with ${again}, none of 10,000 games brings as much to either side.`
  if (2 * atLeastSo > 10_000) return `${much}, which is little: with ${again}, most games bring more.`
  return `${much}: with ${again}, one game in ${Math.round(10_000 / atLeastSo)} brings as much to either side.`
}

const stepLine = ({ game }: Looked, { number, seat, command }: Step): string =>
  `${number} ${game.module.sides[seat]} ${command}`

function turnsInWords(looked: Looked, turns: readonly number[]): string[] {
  const steps = turns.flatMap(n => looked.account.steps.find(step => step.number === n) ?? [])
  if (steps.length === 0) return []
  const first = looked.game.module.sides[0]
  const rows = aligned(steps, [
    { head: 'turning points', cell: step => stepLine(looked, step) },
    { head: `chance of ${first}`, cell: step => percent(step.before), right: true },
    { head: 'decision', cell: step => points(step.decided - step.before), right: true },
    { head: 'luck', cell: step => points(step.after - step.decided), right: true },
  ])
  return indented(rows)
}

function mistakesInWords(looked: Looked): string[] {
  const wrong = looked.account.steps.flatMap(step =>
    step.decision?.isMistake ? [{ step, decision: step.decision }] : [],
  )
  if (wrong.length === 0) return []
  const rows = aligned(wrong, [
    { head: 'mistakes', cell: ({ step }) => stepLine(looked, step) },
    { head: 'lost', cell: ({ decision }) => (decision.lost / 100).toFixed(1), right: true },
    { head: 'give or take', cell: ({ decision }) => (decision.error / 100).toFixed(1), right: true },
    { head: 'better', cell: ({ decision }) => decision.choices[0].command },
  ])
  return indented(rows)
}

const indented = (rows: string): string[] => rows.split('\n').map(row => `  ${row}`)
