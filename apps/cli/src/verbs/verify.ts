/** `bivouac verify`: proves a recorded game, command by command, and that its chance came from its seed or its secret. */
import { createHash } from 'node:crypto'
import { oathIn, proves } from '@bivouac/fair'
import {
  fail,
  followsFromSeed,
  isBack,
  type Match,
  ok,
  type Problem,
  type Result,
  replay,
} from '@bivouac/kernel'
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
  /** Those that stand, and those that were taken back. */
  readonly commands: number
  readonly takenBack: number
  /** The versions of the rules that it was played under, in order: more than one if it went on under newer ones. */
  readonly rules: readonly number[]
  /** JSON has no undefined: null for a game that is not over. */
  readonly outcome: { readonly winner: string; readonly reason: string } | null
  /** All chance comes from a seed, or from a secret and what the players added to it. */
  readonly seed: 'proved' | 'not told'
  readonly secret: 'proved' | 'not told'
  /** How many times a player added bytes to the chance. */
  readonly entropy: number
  /** Whether the dice were sworn on before the game. */
  readonly commitment: 'kept' | 'not opened' | 'none'
}

export function registerVerify(program: Command): void {
  const verb = program
    .command('verify')
    .description(
      'check a recorded game: every command, every checksum, and the dice against the seed that was sworn on',
    )
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
  const { head, entropy, ending } = record
  const { seed, commitment } = head
  const oath = oathIn(record, game.module)
  const honest = oath === undefined ? provenFromSeed(played.value, head) : proves(played.value, oath)
  if (!honest.ok) return failed(honest.problem)
  const { log, story } = played.value
  const isOpened = seed !== undefined || oath !== undefined
  return {
    ok: true,
    game: game.module.id,
    scenario: board.scenario,
    ...(head.position === undefined ? {} : { from: 'position' }),
    commands: log.length,
    takenBack: story.filter(entry => !isBack(entry)).length - log.length,
    rules: rulesOf(record),
    outcome: ending ?? null,
    seed: seed === undefined ? 'not told' : 'proved',
    secret: oath === undefined ? 'not told' : 'proved',
    entropy: entropy.length,
    commitment: commitment === undefined ? 'none' : isOpened ? 'kept' : 'not opened',
  }
}

function provenFromSeed(played: Match, { seed, commitment }: OpenRecord['record']['head']): Result<Match> {
  if (seed === undefined) return ok(played)
  const sworn = createHash('sha256').update(seed).digest('hex')
  return commitment !== undefined && commitment !== sworn
    ? fail('broken-commitment', `The seed is not the one that was sworn on: its sha256 is ${sworn}.`)
    : followsFromSeed(played, seed)
}

function inWords(file: string, verdict: Verdict): string {
  const { from, commands, takenBack, rules, outcome } = verdict
  const end = outcome ? `won by ${outcome.winner} (${outcome.reason})` : 'not over yet'
  const begun = from === undefined ? '' : ' from a position'
  const back =
    takenBack === 0 ? '' : ` and ${takenBack} more that ${takenBack === 1 ? 'was' : 'were'} taken back`
  const under = `under version ${rules.join(', then ')} of the rules`
  return `${file} is in order: ${counted(commands, 'command')}${back}${begun} ${under}, ${end}.\n${diceInWords(verdict)}`
}

function diceInWords({ seed, secret, entropy, commitment }: Verdict): string {
  if (secret === 'proved')
    return entropy === 0
      ? 'All chance follows from the secret that was sworn on before the game.'
      : 'All chance follows from the secret that was sworn on before the game and from what the players added to it.'
  if (seed === 'not told')
    return commitment === 'none'
      ? 'Its seed is not told, so the dice cannot be proved yet.'
      : 'What was sworn on is not told yet, so the dice cannot be proved yet.'
  return commitment === 'kept'
    ? 'All chance follows from the seed that was sworn on before the game.'
    : 'All chance follows from its seed; nobody had sworn on the seed beforehand.'
}
