/** A whole game under an oath, for tests: some commands are taken back, and both sides add bytes. */
import {
  below,
  commands,
  openKeyedMatch,
  type RecordEntropy,
  submit,
  takeBackTo,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { chanceUnder, commitmentOf, entropyHash, offerHash } from '../src/index.ts'

export const board = unwrap(toy.board(toy.scenarios[0].data))
const sworn = {
  game: toy.id,
  scenario: board.scenario,
  fingerprint: board.fingerprint,
  rules: board.rules,
}
export const secret = '7b'.repeat(32)
export const commitment = commitmentOf(sworn, secret)
export const bytes = ['0a'.repeat(16), '0b'.repeat(16)]
export const OPENED = [0, 9]
const entropy: RecordEntropy[] = [
  { side: toy.sides[0], hash: offerHash(bytes[0]), bytes: bytes[0], from: OPENED[0] },
  { side: toy.sides[1], hash: entropyHash(commitment, 1, bytes[1]), bytes: bytes[1], from: OPENED[1] },
]

/** A whole game of random commands, some of which are taken back. */
function played() {
  const opened = bytes.map((entropy, seat) => ({ seat, hash: '', entropy, from: OPENED[seat] }))
  const match = openKeyedMatch(toy, board, chanceUnder({ commitment, secret, entropy: opened }))
  const picks = new Int32Array([5, 6, 7, 8])
  for (let bits = toy.toChoose(match.table); bits !== 0; bits = toy.toChoose(match.table)) {
    const seat = bits & 1 ? 0 : 1
    const list = commands()
    toy.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[below(picks, list.count, 0)]))
    const over = toy.toChoose(match.table) === 0
    if (!over && match.story.length % 7 === 6) unwrap(takeBackTo(match, match.log.length - 2))
  }
  return match
}

export const match = played()
export const text = writeRecord(match, { commitment, secret, entropy })
