/** Recorded games: one text file a game, readable by people, checked to the last word of state. */
import type { Scripted } from './chance.ts'
import { scripted } from './chance.ts'
import { digest, hash } from './digest.ts'
import type { Board, GameModule } from './game-module.ts'
import { callsIn, type Match, openMatch, submit } from './match.ts'
import type { Drawn, Fact } from './recorder.ts'
import { fail, ok, type Result } from './result.ts'
import type { Table } from './table.ts'

export const RECORD_FORMAT = 1

export interface RecordHead {
  readonly game: string
  readonly rules: number
  readonly scenario: string
  /** What the dice were sworn on before the game: `sha256` of the seed. */
  readonly commitment?: string
  /** Told when the game is over, or by a player who plays alone. */
  readonly seed?: string
}

export interface RecordLine {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly side: string
  readonly command: string
  readonly chance: readonly Scripted[]
  /** The state's hash after it. */
  readonly check: string
}

export interface GameRecord {
  readonly head: RecordHead
  readonly dealt: readonly Scripted[]
  readonly lines: readonly RecordLine[]
  readonly ending?: { readonly winner: string; readonly reason: string }
  readonly state: string
}

const check = (t: Table): string => hash(t).toString(16).padStart(8, '0')

/** Writes a match down, finished or not. */
export function writeRecord<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: { commitment?: string; seed?: string } = {},
): string {
  const { module, table } = match
  const chance = (drawn: readonly Drawn[]) => chanceText(module, drawn)
  const again = openMatch(module, table.board, '', scripted(drawnAsScript(match.dealt)))
  const lines = [
    `bivouac-game ${RECORD_FORMAT}`,
    `game ${module.id}`,
    `rules ${module.rulesVersion}`,
    `scenario ${table.board.scenario}`,
    ...(facts.commitment ? [`commitment sha256 ${facts.commitment}`] : []),
    ...(facts.seed !== undefined ? [`seed ${facts.seed}`] : []),
    `setup${chance(match.dealt)} = ${check(again.table)}`,
  ]
  match.log.forEach((entry, i) => {
    const text = module.formatCommand(table.board, entry.command)
    submit(again, entry.seat, entry.command, drawnAsScript(entry.drawn))
    lines.push(`${i + 1} ${module.sides[entry.seat]} ${text}${chance(entry.drawn)} = ${check(again.table)}`)
  })
  const outcome = module.outcome(table)
  if (outcome) lines.push(`end ${module.sides[outcome.winner]} ${outcome.reason}`)
  lines.push(`state ${digest(table)}`, '')
  return lines.join('\n')
}

const drawnAsScript = (drawn: readonly Drawn[]): Scripted[] =>
  drawn.map(d => ('die' in d ? { die: d.die } : { order: d.order }))

/** ` | d10 5 8 | us-deck scout-a.1 fog-of-war.3`: dice of one size together, piles with every item. */
function chanceText(module: Pick<GameModule, 'pileName' | 'itemName'>, drawn: readonly Drawn[]): string {
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

function parseChance(texts: readonly string[]): Scripted[] {
  return texts.flatMap((text): Scripted[] => {
    const [what, ...rest] = text.trim().split(/\s+/)
    return /^d\d+$/.test(what) ? rest.map(face => ({ die: Number(face) })) : [{ order: rest }]
  })
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
    const m = all[at].match(/^(game|rules|scenario|commitment sha256|seed) (.*)$/)
    if (!m)
      return broken(
        at + 1,
        `'${all[at]}' is not known here: expected game, rules, scenario, commitment, seed or setup.`,
      )
    head[m[1]] = m[2]
  }
  for (const name of ['game', 'rules', 'scenario'])
    if (!head[name]) return broken(at + 1, `The line '${name} …' is missing.`)
  const setup = all[at]?.match(/^setup((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
  if (!setup) return broken(at + 1, "The line 'setup …' is missing or damaged.")
  const dealt = parseChance(setup[1].split('|').slice(1))
  at++

  const lines: RecordLine[] = []
  for (; at < all.length && /^\d/.test(all[at]); at++) {
    const m = all[at].match(/^(\d+) (\S+) ([^|=]+?)((?: \| [^|=]+)*) = ([0-9a-f]{8})$/)
    if (!m) return broken(at + 1, `'${all[at]}' is damaged: expected 'number side command | chance = check'.`)
    if (Number(m[1]) !== lines.length + 1)
      return broken(at + 1, `Command ${lines.length + 1} is missing: this line is number ${m[1]}.`)
    lines.push({
      line: at + 1,
      side: m[2],
      command: m[3],
      chance: parseChance(m[4].split('|').slice(1)),
      check: m[5],
    })
  }

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
      rules: Number(head.rules),
      scenario: head.scenario,
      ...(head['commitment sha256'] ? { commitment: head['commitment sha256'] } : {}),
      ...(head.seed !== undefined ? { seed: head.seed } : {}),
    },
    dealt,
    lines,
    ...(end ? { ending: { winner: end[1], reason: end[2] } } : {}),
    state: state[1],
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
  let match: Match<B, V, E>
  try {
    match = openMatch(module, board, '', scripted(record.dealt, callsIn(module)))
  } catch (error) {
    return fail(
      'bad-record',
      `The setup cannot be repeated: ${error instanceof Error ? error.message : error}.`,
    )
  }
  for (const line of record.lines) {
    const seat = module.sides.indexOf(line.side)
    if (seat < 0) return broken(line.line, `There is no side '${line.side}'.`)
    const command = module.parseCommand(board, line.command)
    if (!command.ok) return broken(line.line, command.problem.text)
    const done = submit(match, seat, command.value, line.chance)
    if (!done.ok)
      return fail('bad-record', done.problem.text, { ...done.problem, where: `line ${line.line}` })
    if (check(match.table) !== line.check)
      return broken(
        line.line,
        `The state after this line is ${check(match.table)}, but the file says ${line.check}.`,
      )
    onStep?.(match, line, done.value.facts)
  }
  const outcome = module.outcome(match.table)
  const told = record.ending && `${record.ending.winner} ${record.ending.reason}`
  const found = outcome && `${module.sides[outcome.winner]} ${outcome.reason}`
  if (told !== found)
    return fail(
      'bad-record',
      `The game ends with '${found ?? 'nothing'}', but the file says '${told ?? 'nothing'}'.`,
    )
  if (digest(match.table) !== record.state)
    return fail('bad-record', `The last state is ${digest(match.table)}, but the file says ${record.state}.`)
  return ok(match)
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
