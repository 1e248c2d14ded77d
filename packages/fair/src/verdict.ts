/** What a whole record proves: every command, every checksum, and its chance from the seed or the secret. */
import {
  type Board,
  fail,
  followsFromSeed,
  type GameModule,
  type GameRecord,
  isBack,
  type Match,
  ok,
  type Result,
  replay,
} from '@bivouac/kernel'
import type { Verdict } from '@bivouac/protocol'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { oathIn, proves } from './verify.ts'

/** The versions of the rules that a game was played under, in order. */
export const rulesOf = ({ head, lines }: GameRecord): number[] => [
  head.rules,
  ...lines.flatMap(line => ('to' in line ? [] : (line.rules ?? []))),
]

export function verdictOn(module: GameModule, board: Board, record: GameRecord): Result<Verdict> {
  const played = replay(module, board, record)
  if (!played.ok) return played
  const { head, entropy, ending } = record
  const { seed, commitment } = head
  const oath = oathIn(record, module)
  const honest = oath === undefined ? provenFromSeed(played.value, head) : proves(played.value, oath)
  if (!honest.ok) return honest
  const { log, story } = played.value
  const isOpened = seed !== undefined || oath !== undefined
  return ok({
    game: module.id,
    scenario: board.scenario,
    ...(head.position === undefined ? {} : { from: 'position' as const }),
    commands: log.length,
    takenBack: story.filter(entry => !isBack(entry)).length - log.length,
    rules: rulesOf(record),
    outcome: ending ?? null,
    seed: seed === undefined ? 'not told' : 'proved',
    secret: oath === undefined ? 'not told' : 'proved',
    entropy: entropy.length,
    commitment: commitment === undefined ? 'none' : isOpened ? 'kept' : 'not opened',
  })
}

function provenFromSeed(played: Match, head: GameRecord['head']): Result<unknown> {
  const { seed } = head
  if (seed === undefined) return ok(undefined)
  const kept = checkSeed(head)
  return kept.ok ? followsFromSeed(played, seed) : kept
}

/** Whether the seed is the one that was committed to, if anything was. */
export function checkSeed({ seed = '', commitment }: GameRecord['head']): Result<undefined> {
  const sworn = bytesToHex(sha256(utf8ToBytes(seed)))
  return commitment !== undefined && commitment !== sworn
    ? fail('broken-commitment', `The seed is not the one that was committed to: its sha256 is ${sworn}.`)
    : ok(undefined)
}
