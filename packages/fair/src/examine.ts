/** Looks into a record line by line: how far it holds, which throws follow from what was sworn, and what was altered. */
import {
  type Board,
  boardUnder,
  type ChanceOf,
  chanceText,
  check,
  followsFrom,
  followsFromSeed,
  type GameModule,
  type GameRecord,
  type Match,
  openKeyedMatch,
  type Problem,
  parseAnyCommand,
  type RecordLine,
  type RecordStep,
  readPart,
  replay,
  replayPart,
  strayFrom,
  submit,
} from '@bivouac/kernel'
import type { Altered, Checked, Throw } from '@bivouac/protocol'
import { checkSeed, verdictOn } from './verdict.ts'
import { chanceUnder, checkOath, oathIn } from './verify.ts'

/** So many throws are shown one by one, around the one that is wrong. */
const THROWS_MOST = 600

/** Where all chance of a game comes from, if it is open and is what was sworn. */
type Source = ChanceOf | string

const NOTHING: Checked = { entropy: [], dice: 0, shuffles: 0, throws: [] }

export function examine(
  gameOf: (head: GameRecord['head']) => { readonly module: GameModule; readonly board: Board },
  text: string,
): Checked {
  const part = readPart(text)
  if (!part.ok) return { ...NOTHING, problem: part.problem, ...(alteredAt(text, part.problem.where) ?? {}) }
  const { record } = part.value
  const { module, board } = gameOf(record.head)
  const source = sourceOf(record, module)
  const whole = part.value.problem === undefined ? verdictOn(module, board, record) : undefined
  const problem =
    whole === undefined ? problemIn(module, board, part.value) : whole.ok ? undefined : whole.problem
  const match = heldTo(module, board, record, lineIn(problem?.where) ?? Number.POSITIVE_INFINITY)
  const found = problem && wrongIn({ text, record, module, board, source, match, where: problem.where })
  const all = throwsIn(record, source !== undefined, found?.entry ?? Number.POSITIVE_INFINITY)
  const opened = record.secret ?? record.head.seed
  return {
    ...(whole?.ok ? { verdict: whole.value } : {}),
    ...(problem === undefined ? {} : { problem }),
    ...(found?.altered === undefined ? {} : { altered: found.altered }),
    ...(match === undefined ? {} : { holds: holdsTo(match, found) }),
    ...(record.head.commitment === undefined ? {} : { commitment: record.head.commitment }),
    ...(opened === undefined ? {} : { opened }),
    entropy: record.entropy.map(({ side, bytes }) => ({ side, bytes })),
    dice: all.filter(one => one.face !== undefined).length,
    shuffles: all.filter(one => one.face === undefined).length,
    throws: around(
      all,
      all.findIndex(one => one.state === 'wrong'),
    ),
  }
}

type Part = Parameters<typeof replayPart>[2]

/** What is wrong first in a record that can be read in part only. */
function problemIn(module: GameModule, board: Board, part: Part): Problem | undefined {
  const played = replayPart(module, board, part)
  return played.ok ? played.value.problem : played.problem
}

const lineIn = (where: string | undefined): number | undefined => {
  const line = where?.match(/^line (\d+)$/)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** The game up to a line, with all that was taken back on the way: the chance of what comes next depends on it. */
function heldTo(module: GameModule, board: Board, record: GameRecord, before: number): Match | undefined {
  let held: Match | undefined
  const lines = record.lines.filter(line => line.line < before)
  replay(module, board, { ...record, lines }, match => {
    held = match
  })
  return held
}

const holdsTo = ({ log }: Match, found: Wrong | undefined): number =>
  found?.command === undefined ? log.length : Math.min(log.length, Math.max(0, found.command - 1))

function sourceOf(record: GameRecord, module: GameModule): Source | undefined {
  const oath = oathIn(record, module)
  if (oath !== undefined) return checkOath(oath).ok ? chanceUnder(oath) : undefined
  return record.head.seed !== undefined && checkSeed(record.head).ok ? record.head.seed : undefined
}

interface Case {
  readonly text: string
  readonly record: GameRecord
  readonly module: GameModule
  readonly board: Board
  readonly source: Source | undefined
  /** As much of the game as holds by its checksums. */
  readonly match: Match | undefined
  readonly where: string | undefined
}

interface Wrong {
  /** The entry of the story, 0 for the setup, from which on nothing is proved. */
  readonly entry: number
  readonly command?: number
  readonly altered?: Altered
}

/** What is wrong, by the line where it shows. */
function wrongIn({ text, record, module, board, source, match, where }: Case): Wrong | undefined {
  const stray = match && source !== undefined ? strayFrom(match, source) : undefined
  if (stray !== undefined) {
    const line = stray.entry === 0 ? record.setup : record.lines[stray.entry - 1]
    const altered = 'to' in line ? undefined : alteredIn(text, line, stray.given)
    return { entry: stray.entry, command: stray.command, ...(altered && { altered }) }
  }
  const number = lineIn(where)
  if (number === record.setup.line && typeof source === 'function')
    return { entry: 0, altered: alteredIn(text, record.setup, setupGiven(module, board, record, source)) }
  const at = record.lines.findIndex(line => line.line === number)
  const line = record.lines[at]
  if (line !== undefined && !('to' in line) && match)
    return { entry: at + 1, altered: alteredIn(text, line, given(module, match, line, source)) }
  const plain = alteredAt(text, where)
  return { entry: match === undefined ? 0 : match.story.length + 1, ...plain }
}

/** What was sworn gives for a command that comes next, and the check of the state after it. */
function given(
  module: GameModule,
  match: Match,
  line: RecordLine,
  source: Source | undefined,
): Given | undefined {
  if (source === undefined) return undefined
  const before = typeof source === 'string' ? followsFromSeed(match, source) : followsFrom(match, source)
  const command = parseAnyCommand(module, match.table.board, line.command)
  if (!before.ok || !command.ok) return undefined
  const done = submit(before.value, module.sides.indexOf(line.side), command.value)
  if (!done.ok) return undefined
  return { chance: chanceText(module, done.value.drawn), check: check(before.value.table) }
}

function setupGiven(
  module: GameModule,
  newest: Board,
  { head }: GameRecord,
  source: ChanceOf,
): Given | undefined {
  const board = boardUnder(module, newest, head.rules)
  if (!board.ok || head.position !== undefined) return undefined
  const { dealt, table } = openKeyedMatch(module, board.value, source)
  return { chance: chanceText(module, dealt), check: check(table) }
}

interface Given {
  readonly chance: string
  readonly check: string
}

const lineOf = (text: string, number: number): string =>
  text.replaceAll('\r\n', '\n').split('\n')[number - 1] ?? ''

function alteredIn(text: string, step: RecordStep, given: Given | undefined): Altered {
  const line = lineOf(text, step.line)
  const plain = { line: step.line, text: line }
  if (given === undefined || given.chance === step.chanceText) return { ...plain, isSure: false }
  const meant = line.replace(step.chanceText, given.chance)
  const letter = [...meant].findIndex((one, i) => one !== line[i]) + 1
  return {
    ...plain,
    ...(letter > 0 && { letter }),
    says: step.chanceText.slice(3),
    gives: given.chance.slice(3),
    isSure: given.check === step.check,
  }
}

function alteredAt(text: string, where: string | undefined): { altered: Altered } | undefined {
  const line = lineIn(where)
  return line === undefined
    ? undefined
    : { altered: { line, text: lineOf(text, line).slice(0, 300), isSure: false } }
}

/** All throws and shuffles of a file; those of the entry `wrong` are wrong, those after it open. */
function throwsIn({ setup, lines }: GameRecord, isProvable: boolean, wrong: number): Throw[] {
  const throws: Throw[] = []
  const add = (step: RecordStep, entry: number, command: number): void => {
    const state = !isProvable || entry > wrong ? 'open' : entry < wrong ? 'proved' : 'wrong'
    for (const text of step.chanceText.split('|').slice(1)) {
      const [name, ...rest] = text.trim().split(/\s+/)
      const about = { line: step.line, step: command, name, state } as const
      if (/^d\d+$/.test(name))
        for (const face of rest) throws.push({ number: throws.length + 1, ...about, face: Number(face) })
      else throws.push({ number: throws.length + 1, ...about })
    }
  }
  add(setup, 0, 0)
  let standing = 0
  for (const [i, line] of lines.entries()) {
    standing = 'to' in line ? line.to : standing + 1
    if (!('to' in line)) add(line, i + 1, standing)
  }
  return throws
}

const around = (all: readonly Throw[], at: number): readonly Throw[] => {
  const from = Math.max(0, Math.min(at - THROWS_MOST / 2, all.length - THROWS_MOST))
  return all.slice(from, from + THROWS_MOST)
}
