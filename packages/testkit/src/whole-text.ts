/** Whether a text that a person reads is whole: somebody says something, and nothing is missing in it. */
import {
  type Board,
  type Face,
  type Fact,
  type GameModule,
  type Seat,
  SPECTATOR,
  type Table,
} from '@bivouac/kernel'

/** What has been found whole already: many games say the same again and again. */
const whole = new Set<string>()

/** What is wrong with the text, undefined if nothing is. */
export function gapIn(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return 'nothing is said'
  if (whole.has(text)) return undefined
  const gap = text.match(/[{}]|undefined|NaN| {2}/)
  if (gap !== null) return `'${gap[0]}' in: ${text}`
  whole.add(text)
  return undefined
}

/** A game's log in two languages. */
interface LogInWords<B extends Board, V, E extends Fact> {
  readonly module: GameModule<B, V, E>
  readonly board: B
  readonly facts: readonly E[]
  readonly face: Face<B, V, E>
  /** What it is compared with: who is silent in English is silent everywhere, and nothing is left in English. */
  readonly english: Face<B, V, E>
}

/** What is wrong with a log as the first seat and a spectator read it, one line each. */
export const logFlaws = <B extends Board, V, E extends Fact>(log: LogInWords<B, V, E>): string[] =>
  log.facts.flatMap(fact =>
    [0, SPECTATOR].flatMap(seat => {
      const seen = log.module.seenBy(fact, seat)
      const flaw = seen === undefined ? undefined : sentenceFlaw(log, seen)
      return flaw === undefined ? [] : [`${fact.type}: ${flaw}`]
    }),
  )

function sentenceFlaw<B extends Board, V, E extends Fact>(
  { board, face, english }: LogInWords<B, V, E>,
  fact: E,
): string | undefined {
  const [said, inEnglish] = [face.sentence(board, fact), english.sentence(board, fact)]
  if (said === undefined && inEnglish === undefined) return undefined
  if (said === inEnglish && face !== english) return `still in English: ${said}`
  return gapIn(said) ?? (inEnglish === undefined ? `not said in English: ${said}` : undefined)
}

/** A seat that is to choose, and what it may do. */
interface Choosing<B extends Board> {
  readonly table: Table<B>
  readonly seat: Seat
  readonly legal: readonly number[]
}

/** What is wrong with what is asked of a seat and with what its choices are called, each of which has a label of its own. */
export function choiceFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  face: Face<B, V, E>,
  { table, seat, legal }: Choosing<B>,
): string[] {
  const view = module.view(table, seat)
  const prompt = face.prompt(table.board, view, module.decision(table))
  const labels = legal.map(command => face.label(table.board, view, command))
  const flaws = [prompt, ...labels].flatMap(text => gapIn(text) ?? [])
  return new Set(labels).size < labels.length ? [...flaws, `labels like others: ${labels.join(', ')}`] : flaws
}

/** What is wrong with what is said of the chances of its choices. */
export function oddsFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  face: Face<B, V, E>,
  { table, seat, legal }: Choosing<B>,
): string[] {
  const view = module.view(table, seat)
  return legal.flatMap(command => {
    const odds = face.odds(table.board, view, command)
    return odds === undefined ? [] : (gapIn(odds) ?? [])
  })
}

/** What is wrong with the table and its piles in letters. */
export function tableFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  face: Face<B, V, E>,
  { table, seat }: Pick<Choosing<B>, 'table' | 'seat'>,
): string[] {
  const view = module.view(table, seat)
  return pageFlaws(`${face.draw(table.board, view, false)}\n${face.piles(table.board, view)}`, 100)
}

/** What is wrong with a text whose lines must all fit a width. */
export const pageFlaws = (text: string, width: number): string[] => [
  ...(text.match(/[{}]|undefined|NaN/g) ?? []),
  ...text.split('\n').filter(line => line.length > width),
]

/** The marks by which a terminal is told a colour. */
export const COLOURS = /\p{Cc}\[[\d;]*m/gu
