/** Plays recorded games again, and proves their chance. */
import { scripted, seeded, seedTable } from './chance.ts'
import { digest } from './digest.ts'
import { parseAnyCommand } from './ending.ts'
import type { Board, GameModule } from './game-module.ts'
import { type ChanceOf, callsIn, isBack, type Match, submit } from './match.ts'
import { keyedBy, matchFrom, openKeyedMatch, openMatch } from './opening.ts'
import { brokenRecord } from './read-record.ts'
import type { GameRecord, RecordBack, RecordLine, RecordStep } from './record.ts'
import type { Drawn, Fact } from './recorder.ts'
import { fail, ok, type Problem, type Result, unwrap } from './result.ts'
import { takeBackTo } from './take-back.ts'
import { boardUnder, goOnUnder } from './versions.ts'
import { chanceText, check } from './write-record.ts'

/** Plays a record again from its recorded outcomes, checking every line, the end and the last state. */
export function replay<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  record: GameRecord,
  onStep?: (match: Match<B, V, E>, line: RecordLine | RecordBack, facts: readonly E[]) => void,
): Result<Match<B, V, E>> {
  if (record.head.fingerprint !== board.fingerprint)
    return fail(
      'other-scenario',
      `The game was played on another version of '${record.head.scenario}' (${record.head.fingerprint}, here ${board.fingerprint}).`,
      { where: 'line 4' },
    )
  const begun = beginRecord(module, board, record)
  if (!begun.ok) return begun
  let match = begun.value
  // The commands bring their own scripts; whoever plays on from the end draws from the generator again.
  match.table.chance = seeded
  const dealt = differs(match, record.setup, match.dealt)
  if (dealt) return dealt
  for (const line of record.lines) {
    const done = repeatLine(match, line)
    if (!done.ok) return done
    match = done.value.match
    onStep?.(match, line, done.value.facts)
  }
  const wrong = closesOtherwise(match, record)
  return wrong ?? ok(match)
}

/** Does once more what a line of the story says; under other rules the match is another one. */
export function repeatLine<B extends Board, V, E extends Fact>(
  before: Match<B, V, E>,
  line: RecordLine | RecordBack,
): Result<{ match: Match<B, V, E>; facts: readonly E[] }> {
  if ('to' in line) {
    const back = takeBackTo(before, line.to)
    return back.ok ? ok({ match: before, facts: [] }) : brokenRecord(line.line, back.problem.text)
  }
  const { module, table } = before
  const seat = module.sides.indexOf(line.side)
  if (seat < 0) return brokenRecord(line.line, `There is no side '${line.side}'.`)
  const under = boardUnder(module, table.board, line.rules ?? table.board.rules)
  if (!under.ok) return { ok: false, problem: { ...under.problem, where: `line ${line.line - 1}` } }
  const match = line.rules === undefined ? before : goOnUnder(before, under.value)
  const command = parseAnyCommand(module, table.board, line.command)
  if (!command.ok) return brokenRecord(line.line, command.problem.text)
  const done = submit(match, seat, command.value, line.chance)
  if (!done.ok)
    return { ok: false, problem: { ...done.problem, code: 'bad-record', where: `line ${line.line}` } }
  return differs(match, line, done.value.drawn) ?? ok({ match, facts: done.value.facts })
}

/** What the closing lines say, held against how the match stands. */
function closesOtherwise<B extends Board, V, E extends Fact>(
  { module, table }: Match<B, V, E>,
  record: GameRecord,
): Result<never> | undefined {
  const outcome = module.outcome(table)
  const written = record.ending && `${record.ending.winner} ${record.ending.reason}`
  const found = outcome && `${module.sides[outcome.winner]} ${outcome.reason}`
  if (written !== found)
    return brokenRecord(
      record.closing,
      `The game ends with '${found ?? 'nothing'}', but the file says '${written ?? 'nothing'}'.`,
    )
  if (digest(table) !== record.state)
    return brokenRecord(
      record.closing + (record.ending ? 1 : 0) + (record.secret ? 1 : 0),
      `The last state is ${digest(table)}, but the file says ${record.state}.`,
    )
  return undefined
}

/** What the step says of its chance and of the state after it, held against what was found. */
function differs(match: Match, step: RecordStep, drawn: readonly Drawn[]): Result<never> | undefined {
  const found = chanceText(match.module, drawn)
  if (found !== step.chanceText)
    return brokenRecord(
      step.line,
      `The chance here is '${found.slice(3)}', but the file says '${step.chanceText.slice(3)}'.`,
    )
  if (check(match.table) !== step.check)
    return brokenRecord(
      step.line,
      `The state after this line is ${check(match.table)}, but the file says ${step.check}.`,
    )
  return undefined
}

/** The game as it stood before its first command, under the rules it began under. */
export function beginRecord<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  newest: B,
  { head, setup }: GameRecord,
): Result<Match<B, V, E>> {
  const under = boardUnder(module, newest, head.rules)
  if (!under.ok) return { ok: false, problem: { ...under.problem, where: 'line 3' } }
  const board = under.value
  if (head.position !== undefined) {
    const match = matchFrom(module, board, head.position)
    if (match.ok) return match
    return brokenRecord(setup.line, `The game cannot begin from its position: ${match.problem.text}`)
  }
  try {
    return ok(openMatch(module, board, '', scripted(setup.chance, callsIn(module))))
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return brokenRecord(setup.line, `The setup cannot be repeated: ${why}.`)
  }
}

/**
 * Whether all of a record's chance follows from its seed: plays it once more, drawing afresh. Gives the same game with
 * its generator where the last command left it; a replay does not turn it.
 */
export function followsFromSeed<B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  seed: string,
): Result<Match<B, V, E>> {
  return follows(played, seededLike(played, seed))
}

/** The same game before its first command, with chance from a seed. */
function seededLike<B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  seed: string,
): Match<B, V, E> {
  const begun = beginLike(played, board => openMatch(played.module, board, seed))
  if (played.position !== undefined) seedTable(begun.table, seed)
  return begun
}

/** The same for chance that is drawn anew for each entry of the story. */
export const followsFrom = <B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  chanceOf: ChanceOf,
): Result<Match<B, V, E>> => follows(played, keyedLike(played, chanceOf))

/** The same game before its first command, with chance that is drawn anew for each entry. */
const keyedLike = <B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  chanceOf: ChanceOf,
): Match<B, V, E> =>
  keyedBy(
    beginLike(played, board => openKeyedMatch(played.module, board, chanceOf)),
    chanceOf,
  )

/** A game that begins where this one began, by a setup of its own. */
function beginLike<B extends Board, V, E extends Fact>(
  { module, table, position, rules }: Match<B, V, E>,
  setUp: (board: B) => Match<B, V, E>,
): Match<B, V, E> {
  const board = unwrap(boardUnder(module, table.board, rules))
  return position === undefined ? setUp(board) : unwrap(matchFrom(module, board, position))
}

function follows<B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  begun: Match<B, V, E>,
): Result<Match<B, V, E>> {
  const { match, stray } = followed(played, begun)
  if (stray === undefined) return ok(match)
  if (stray.problem !== undefined) return { ok: false, problem: stray.problem }
  return stray.entry === 0
    ? fail('not-from-seed', 'The setup does not follow from what was committed to.')
    : fail(
        'not-from-seed',
        `The chance of command ${stray.command} does not follow from what was committed to.`,
      )
}

/** Where a game leaves what was committed to. */
interface Stray {
  /** The entry of the story, 0 for the setup, and the number of its command among those that stand. */
  readonly entry: number
  readonly command: number
  /** What was committed to gives this chance there, and this check of the state after it; nothing if the command is not even allowed. */
  readonly given?: { readonly chance: string; readonly check: string }
  /** Why it cannot be followed at all, where chance has nothing to do with it. */
  readonly problem?: Problem
}

interface Followed<B extends Board, V, E extends Fact> {
  readonly match: Match<B, V, E>
  readonly stray?: Stray
}

/** Goes as far as all chance follows. */
function followed<B extends Board, V, E extends Fact>(
  { module, dealt, story }: Match<B, V, E>,
  begun: Match<B, V, E>,
): Followed<B, V, E> {
  let match = begun
  const given = (drawn: readonly Drawn[]) => ({
    chance: chanceText(module, drawn),
    check: check(match.table),
  })
  if (!sameDrawn(match.dealt, dealt))
    return { match, stray: { entry: 0, command: 0, given: given(match.dealt) } }
  for (const [i, entry] of story.entries()) {
    if (isBack(entry)) {
      const back = takeBackTo(match, entry.to)
      if (back.ok) continue
      return { match, stray: { entry: i + 1, command: match.log.length, problem: back.problem } }
    }
    if (entry.rules !== match.table.board.rules)
      match = goOnUnder(match, unwrap(boardUnder(module, match.table.board, entry.rules)))
    const command = match.log.length + 1
    const done = submit(match, entry.seat, entry.command)
    if (!done.ok) return { match, stray: { entry: i + 1, command } }
    const { drawn } = done.value
    if (!sameDrawn(drawn, entry.drawn))
      return { match, stray: { entry: i + 1, command, given: given(drawn) } }
  }
  return { match }
}

/** The first entry whose chance is not what a seed or a secret gives; undefined if all of it is. */
export const strayFrom = <B extends Board, V, E extends Fact>(
  played: Match<B, V, E>,
  source: ChanceOf | string,
): Stray | undefined =>
  followed(played, typeof source === 'string' ? seededLike(played, source) : keyedLike(played, source)).stray

const sameDrawn = (a: readonly Drawn[], b: readonly Drawn[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
