/** `bivouac verify`: proves a recorded game, command by command, and that its chance came from its seed. */
import { createHash } from 'node:crypto'
import { fail, followsFromSeed, type Problem, replay } from '@bivouac/kernel'
import type { Command } from 'commander'
import { EXIT, fitToShow, problemLine } from '../errors.ts'
import { examples, jsonOption } from '../options.ts'
import { counted, print, printJson } from '../output.ts'
import { type OpenRecord, openRecord, rulesOf } from '../records.ts'

interface Verdict {
  readonly ok: true
  readonly game: string
  readonly scenario: string
  /** Whether it began from a position; one that began with the setup does not say. */
  readonly from?: 'position'
  readonly commands: number
  /** The versions of the rules that it was played under, in order: more than one if it went on under newer ones. */
  readonly rules: readonly number[]
  /** JSON has no undefined: null for a game that is not over. */
  readonly outcome: { readonly winner: string; readonly reason: string } | null
  readonly seed: 'proved' | 'not told'
  /** Whether the dice were sworn on before the game. */
  readonly commitment: 'kept' | 'not opened' | 'none'
}

export function registerVerify(program: Command): void {
  const verb = program
    .command('verify')
    .description('check a recorded game: every command, every check sum, and the dice against the seed')
    .argument('<file>', 'a recorded game')
    .option('-s, --scenario <file>', 'the scenario, if it is not one of ours')
    .addOption(jsonOption())
    .action(verify)
  examples(verb, 'verify my-game.bivouac', 'verify my-game.bivouac --json')
}

function verify(file: string, { scenario, json }: { scenario?: string; json?: true }): void {
  const opened = openRecord(file, scenario)
  const verdict = opened.ok ? prove(opened.value) : failed(opened.problem)
  if (!verdict.ok) process.exitCode = EXIT.failed
  if (json) printJson(verdict)
  else if (!verdict.ok)
    process.stderr.write(`bivouac: ${file} is not in order: ${problemLine(verdict.error)}\n`)
  else print(inWords(file, verdict))
}

interface Failed {
  readonly ok: false
  readonly error: Problem
}

const failed = (problem: Problem): Failed => ({ ok: false, error: fitToShow(problem) })

function prove({ game, board, record }: OpenRecord): Verdict | Failed {
  const played = replay(game.module, board, record)
  if (!played.ok) return failed(played.problem)
  const { seed, commitment } = record.head
  if (seed !== undefined) {
    const sworn = createHash('sha256').update(seed).digest('hex')
    const honest =
      commitment !== undefined && commitment !== sworn
        ? fail('broken-commitment', `The seed is not the one that was sworn on: its sha256 is ${sworn}.`)
        : followsFromSeed(played.value, seed)
    if (!honest.ok) return failed(honest.problem)
  }
  return {
    ok: true,
    game: game.module.id,
    scenario: board.scenario,
    ...(record.head.position === undefined ? {} : { from: 'position' }),
    commands: record.lines.length,
    rules: rulesOf(record),
    outcome: record.ending ?? null,
    seed: seed === undefined ? 'not told' : 'proved',
    commitment: commitment === undefined ? 'none' : seed === undefined ? 'not opened' : 'kept',
  }
}

function inWords(file: string, { from, commands, rules, outcome, seed, commitment }: Verdict): string {
  const end = outcome ? `won by ${outcome.winner} (${outcome.reason})` : 'not over yet'
  const dice =
    seed === 'not told'
      ? 'Its seed is not told, so the dice cannot be proved yet.'
      : commitment === 'kept'
        ? 'All chance follows from the seed that was sworn on before the game.'
        : 'All chance follows from its seed; nobody had sworn on the seed beforehand.'
  const begun = from === undefined ? '' : ' from a position'
  const under = `under version ${rules.join(', then ')} of the rules`
  return `${file} is in order: ${counted(commands, 'command')}${begun} ${under}, ${end}.\n${dice}`
}
