/** Recorded games: one text file a game, readable by people, checked to the last word of state. */
import { repeat, type Scripted, scripted, seeded } from './chance.ts'
import { digest, hash } from './digest.ts'
import { formatAnyCommand, parseAnyCommand } from './ending.ts'
import type { Board, GameModule } from './game-module.ts'
import { callsIn, type Match, openMatch, resubmit, submit } from './match.ts'
import type { Drawn, Fact } from './recorder.ts'
import { fail, ok, type Result, unwrap } from './result.ts'
import type { Table } from './table.ts'

export const RECORD_FORMAT = 1

export interface RecordHead {
  readonly game: string
  readonly rules: number
  readonly scenario: string
  /** The board's fingerprint: the scenario file must be the very same. */
  readonly fingerprint: string
  /** Other house values than the usual ones, as JSON. */
  readonly house?: string
  /** What the dice were sworn on before the game: `sha256` of the seed. */
  readonly commitment?: string
  /** Told when the game is over, or by a player who plays alone. */
  readonly seed?: string
}

/** A step of the game that may have drawn chance: the setup, or a command. */
export interface RecordStep {
  /** Its line in the file, from 1. */
  readonly line: number
  /** The chance as the file tells it, and as a script. */
  readonly told: string
  readonly chance: readonly Scripted[]
  /** The state's hash after it. */
  readonly check: string
}

export interface RecordLine extends RecordStep {
  readonly side: string
  readonly command: string
}

export interface GameRecord {
  readonly head: RecordHead
  readonly setup: RecordStep
  readonly lines: readonly RecordLine[]
  readonly ending?: { readonly winner: string; readonly reason: string }
  readonly state: string
  /** Where the closing lines, the end and the state, begin. */
  readonly closing: number
}

const check = (t: Table): string => hash(t).toString(16).padStart(8, '0')

/** Writes a match down, finished or not. */
export function writeRecord<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: { commitment?: string; seed?: string } = {},
): string {
  const { module, table } = match
  const chance = (drawn: readonly Drawn[]) => chanceText(module, drawn)
  const again = openMatch(module, table.board, '', scripted(repeat(match.dealt)))
  const lines = [
    `bivouac-game ${RECORD_FORMAT}`,
    `game ${module.id}`,
    `rules ${module.rulesVersion}`,
    `scenario ${table.board.scenario} ${table.board.fingerprint}`,
    ...(table.board.houseText === undefined ? [] : [`house ${table.board.houseText}`]),
    ...(facts.commitment ? [`commitment sha256 ${facts.commitment}`] : []),
    ...(facts.seed !== undefined ? [`seed ${facts.seed}`] : []),
    `setup${chance(match.dealt)} = ${check(again.table)}`,
  ]
  match.log.forEach((entry, i) => {
    const text = formatAnyCommand(module, table.board, entry.command)
    unwrap(resubmit(again, entry))
    lines.push(`${i + 1} ${module.sides[entry.seat]} ${text}${chance(entry.drawn)} = ${check(again.table)}`)
  })
  const outcome = module.outcome(table)
  if (outcome) lines.push(`end ${module.sides[outcome.winner]} ${outcome.reason}`)
  lines.push(`state ${digest(table)}`, '')
  return lines.join('\n')
}

/** ` | d10 5 8 | us-deck scout-a.1 fog-of-war.3`: dice of one size together, piles with every item. */
export function chanceText(
  module: Pick<GameModule, 'pileName' | 'itemName'>,
  drawn: readonly Drawn[],
): string {
  let text = ''
  let faces = 0
  for (const d of drawn) {
    if ('die' in d) {
      text += faces === d.faces ? ` ${d.die}` : ` | d${d.faces} ${d.die}`
      faces = d.faces
    } else {
      text += ` | ${module.pileName(d.pile)} ${d.order.map(item => module.itemName(d.pile, item)).join(' ')}`
      faces = 0
    }
  }
  return text
}

function parseStep(line: number, told: string, check: string): RecordStep {
  const parts = told.split('|').slice(1)
  const chance = parts.flatMap((text): Scripted[] => {
    const [what, ...rest] = text.trim().split(/\s+/)
    return /^d\d+$/.test(what) ? rest.map(face => ({ die: Number(face) })) : [{ order: rest }]
  })
  return { line, told, chance, check }
}

const broken = (line: number, text: string) => fail('bad-record', text, { where: `line ${line}` })

/** Reads the text of a recorded game. What its commands mean is for `replay` to say. */
export function parseRecord(text: string): Result<GameRecord> {
  const all = text.replaceAll('\r\n', '\n').split('\n')
  while (all.at(-1)?.trim() === '') all.pop()
  const first = all[0]?.match(/^bivouac-game (\d+)$/)
  if (!first) return broken(1, "This is not a recorded game: its first line must be 'bivouac-game 1'.")
  if (Number(first[1]) !== RECORD_FORMAT)
    return broken(1, `This file has format ${first[1]}; this program reads format ${RECORD_FORMAT}.`)

  const head: Record<string, string> = {}
  let at = 1
  for (; at < all.length && !/^(setup|\d|end|state)\b/.test(all[at]); at++) {
    const m = all[at].match(/^(game|rules|scenario|house|commitment sha256|seed) (.*)$/)
    if (!m)
      return broken(
        at + 1,
        `'${all[at]}' is not known here: expected game, rules, scenario, house, commitment, seed or setup.`,
      )
    head[m[1]] = m[2]
  }
  for (const name of ['game', 'rules', 'scenario'])
    if (!head[name]) return broken(at + 1, `The line '${name} …' is missing.`)
  const scenario = head.scenario.match(/^(\S+) ([0-9a-f]{8})$/)
  if (!scenario) return broken(4, `'scenario ${head.scenario}' is damaged: expected a name and eight digits.`)
  const rules = Number(head.rules)
  if (!Number.isInteger(rules))
    return broken(all.indexOf(`rules ${head.rules}`) + 1, `'${head.rules}' is no version of the rules.`)
  const setup = all[at]?.match(/^setup((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
  if (!setup) return broken(at + 1, "The line 'setup …' is missing or damaged.")
  const dealt = parseStep(at + 1, setup[1], setup[2])
  at++

  const lines: RecordLine[] = []
  for (; at < all.length && /^\d/.test(all[at]); at++) {
    const m = all[at].match(/^(\d+) (\S+) ([^|=]+?)((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
    if (!m) return broken(at + 1, `'${all[at]}' is damaged: expected 'number side command | chance = check'.`)
    if (Number(m[1]) !== lines.length + 1)
      return broken(at + 1, `Command ${lines.length + 1} is missing: this line is number ${m[1]}.`)
    lines.push({ ...parseStep(at + 1, m[4], m[5]), side: m[2], command: m[3] })
  }

  const closing = at + 1
  const end = all[at]?.match(/^end (\S+) (\S+)$/)
  if (end) at++
  const state = all[at]?.match(/^state ([0-9a-f]{32})$/)
  if (!state)
    return broken(at + 1, "The file is cut off or damaged here: it must close with the line 'state …'.")
  if (at + 1 < all.length)
    return broken(at + 2, `Nothing may follow the line 'state …', but here is '${all[at + 1]}'.`)
  return ok({
    head: {
      game: head.game,
      rules,
      scenario: scenario[1],
      fingerprint: scenario[2],
      ...(head.house !== undefined ? { house: head.house } : {}),
      ...(head['commitment sha256'] ? { commitment: head['commitment sha256'] } : {}),
      ...(head.seed !== undefined ? { seed: head.seed } : {}),
    },
    setup: dealt,
    lines,
    ...(end ? { ending: { winner: end[1], reason: end[2] } } : {}),
    state: state[1],
    closing,
  })
}

/** Plays a record again from its recorded outcomes, checking every line, the end and the last state. */
export function replay<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  record: GameRecord,
  onStep?: (match: Match<B, V, E>, line: RecordLine, facts: readonly E[]) => void,
): Result<Match<B, V, E>> {
  if (record.head.rules !== module.rulesVersion)
    return fail(
      'other-rules',
      `The game was played under rules version ${record.head.rules}; this program has version ${module.rulesVersion}.`,
      { where: 'line 3' },
    )
  if (record.head.fingerprint !== board.fingerprint)
    return fail(
      'other-scenario',
      `The game was played on another version of '${record.head.scenario}' (${record.head.fingerprint}, here ${board.fingerprint}).`,
      { where: 'line 4' },
    )
  let match: Match<B, V, E>
  try {
    match = openMatch(module, board, '', scripted(record.setup.chance, callsIn(module)))
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return broken(record.setup.line, `The setup cannot be repeated: ${why}.`)
  }
  // The commands bring their own scripts; whoever plays on from the end draws from the generator again.
  match.table.chance = seeded
  const dealt = differs(match, record.setup, match.dealt)
  if (dealt) return dealt
  for (const line of record.lines) {
    const seat = module.sides.indexOf(line.side)
    if (seat < 0) return broken(line.line, `There is no side '${line.side}'.`)
    const command = parseAnyCommand(module, board, line.command)
    if (!command.ok) return broken(line.line, command.problem.text)
    const done = submit(match, seat, command.value, line.chance)
    if (!done.ok)
      return fail('bad-record', done.problem.text, { ...done.problem, where: `line ${line.line}` })
    const different = differs(match, line, done.value.drawn)
    if (different) return different
    onStep?.(match, line, done.value.facts)
  }
  const outcome = module.outcome(match.table)
  const told = record.ending && `${record.ending.winner} ${record.ending.reason}`
  const found = outcome && `${module.sides[outcome.winner]} ${outcome.reason}`
  if (told !== found)
    return broken(
      record.closing,
      `The game ends with '${found ?? 'nothing'}', but the file says '${told ?? 'nothing'}'.`,
    )
  if (digest(match.table) !== record.state)
    return broken(
      record.closing + (record.ending ? 1 : 0),
      `The last state is ${digest(match.table)}, but the file says ${record.state}.`,
    )
  return ok(match)
}

/** What the step says of its chance and of the state after it, held against what was found. */
function differs(match: Match, step: RecordStep, drawn: readonly Drawn[]): Result<never> | undefined {
  const found = chanceText(match.module, drawn)
  if (found !== step.told)
    return broken(
      step.line,
      `The chance here is '${found.slice(3)}', but the file says '${step.told.slice(3)}'.`,
    )
  if (check(match.table) !== step.check)
    return broken(
      step.line,
      `The state after this line is ${check(match.table)}, but the file says ${step.check}.`,
    )
  return undefined
}

/** Whether all of a record's chance follows from its seed: plays it once more, drawing afresh. */
export function followsFromSeed<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  played: Match<B, V, E>,
  seed: string,
): Result<undefined> {
  const match = openMatch(module, board, seed)
  if (!sameDrawn(match.dealt, played.dealt))
    return fail('not-from-seed', 'The setup did not come from this seed.')
  for (const [i, entry] of played.log.entries()) {
    const done = submit(match, entry.seat, entry.command)
    if (!done.ok || !sameDrawn(done.value.drawn, entry.drawn))
      return fail('not-from-seed', `The chance of command ${i + 1} did not come from this seed.`)
  }
  return ok(undefined)
}

const sameDrawn = (a: readonly Drawn[], b: readonly Drawn[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
