/** A failure as one small text file, and the way back from the file to the failure. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fail,
  type GameModule,
  ok,
  openMatch,
  parseRecord,
  type Result,
  standingLines,
  submit,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { openBench, openScenario, type Played, playText } from './bench.ts'
import { checkNamed } from './checks.ts'
import { SETUP, showAgain } from './play-again.ts'

export interface Violation {
  readonly game: string
  readonly scenario: string
  /** The seed of this one game: with it and the commands the failure shows again. */
  readonly seed: string
  /** Which promise was broken: `invariants`, `secrecy`, `undo` … */
  readonly check: string
  readonly what: string
  /** In notation, with the side. */
  readonly commands: readonly string[]
  readonly played: readonly Played[]
  readonly file?: string
}

const HEAD = 'bivouac-failure 1'

/** Two lines on what went wrong and then the game's record; as JSON where the game cannot be recorded. */
export function failureText(module: GameModule, violation: Violation): string {
  const { check, what, seed, played } = violation
  try {
    const match = openMatch(module, unwrap(openScenario(module, violation.scenario)), seed)
    for (const { seat, command } of played) unwrap(submit(match, seat, command))
    const text = `${HEAD}\ncheck ${check}\nwhat ${what.replaceAll('\n', ' ')}\n${writeRecord(match, { seed })}`
    const back = readFailure(module, text)
    if (back.ok && JSON.stringify(back.value.played) === JSON.stringify(played)) return text
  } catch {
    // A game that fails while it is played again has no record: its commands are written down by number below.
  }
  const { file: _, ...rest } = violation
  return `${JSON.stringify({ [HEAD]: rest }, undefined, 1)}\n`
}

/** Writes the file and gives its path. */
export function saveFailure(module: GameModule, violation: Violation, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const name = [violation.game, violation.scenario, violation.check, violation.seed].join('-')
  const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.txt`)
  writeFileSync(path, failureText(module, violation))
  return path
}

type Failure = Pick<Violation, 'scenario' | 'seed' | 'check' | 'played'>

function readFailure(module: GameModule, text: string): Result<Failure> {
  const bad = (why: string) => fail('bad-failure', `This is not a failure file: ${why}.`)
  if (text.startsWith('{')) {
    try {
      const failure = JSON.parse(text)[HEAD] as Failure | undefined
      return failure && Array.isArray(failure.played) ? ok(failure) : bad(`it lacks '${HEAD}'`)
    } catch {
      return bad('its JSON is damaged')
    }
  }
  const [head, check, , ...rest] = text.split('\n')
  if (head !== HEAD || !check?.startsWith('check ')) return bad(`it must begin with '${HEAD}' and 'check …'`)
  const record = parseRecord(rest.join('\n'))
  if (!record.ok) return record
  const { scenario, seed } = record.value.head
  if (seed === undefined) return bad('its seed is missing')
  const board = openScenario(module, scenario)
  if (!board.ok) return board
  const played: Played[] = []
  for (const line of standingLines(record.value)) {
    const command = module.parseCommand(board.value, line.command)
    if (!command.ok) return command
    played.push({ seat: module.sides.indexOf(line.side), command: command.value })
  }
  return ok({ scenario, seed, check: check.slice('check '.length), played })
}

export interface Reproduction {
  readonly shows: boolean
  /** What shows, or why nothing does. */
  readonly what: string
}

/** Runs a failure file again. */
export function reproduce(module: GameModule, text: string): Result<Reproduction> {
  const failure = readFailure(module, text)
  if (!failure.ok) return failure
  const { scenario, seed, check, played } = failure.value
  const board = openScenario(module, scenario)
  if (!board.ok) return board
  if (check !== SETUP && !checkNamed(check)) return fail('bad-failure', `There is no check '${check}'.`)
  const bench = openBench(module, scenario, true)
  const again = showAgain(bench, checkNamed(check), seed, played)
  if (again.played.length < played.length) {
    const missing = played.find((one, i) => one !== again.played[i]) as Played
    return ok({ shows: false, what: `'${playText(module, board.value, missing)}' is no longer possible.` })
  }
  return ok({ shows: again.what !== undefined, what: again.what ?? 'The failure does not show any more.' })
}
