/** A recorded game under an oath, with commands that were taken back and bytes that came on the way: every change is found. */
import {
  below,
  commands,
  type Match,
  openKeyedMatch,
  parseRecord,
  type RecordEntropy,
  type Result,
  replay,
  submit,
  takeBackTo,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { chanceUnder, commitmentOf, entropyHash, oathIn, offerHash, proves } from '../src/index.ts'

const board = unwrap(toy.board(toy.scenarios[0].data))
const sworn = { game: toy.id, scenario: board.scenario, fingerprint: board.fingerprint, rules: board.rules }
const secret = '7b'.repeat(32)
const commitment = commitmentOf(sworn, secret)
const bytes = ['0a'.repeat(16), '0b'.repeat(16)]
const OPENED = [0, 9]
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

function verified(text: string): Result<undefined> {
  const record = parseRecord(text)
  if (!record.ok) return record
  const match = replay(toy, board, record.value)
  if (!match.ok) return match
  const oath = oathIn(record.value, toy)
  if (oath === undefined) throw new Error('the secret is not told')
  return proves(match.value, oath)
}

const match = played()
const text = writeRecord(match, { commitment, secret, entropy })
const codeOf = (result: Result<unknown>): string => (result.ok ? 'proved' : result.problem.code)

test('the genuine record is proved', () => {
  expect(match.story.length).toBeGreaterThan(OPENED[1])
  expect(text.match(/\nback to /g)?.length).toBeGreaterThan(1)
  expect(verified(text)).toEqual({ ok: true, value: undefined })
})

test('every die that was another is found, also where it was taken back', () => {
  let changed = 0
  for (const [i, entry] of match.story.entries()) {
    if (!('drawn' in entry)) continue
    for (const [k, drawn] of entry.drawn.entries()) {
      if (!('die' in drawn)) continue
      const other = { ...drawn, die: (drawn.die + 1) % drawn.faces }
      const story = match.story.with(i, { ...entry, drawn: entry.drawn.with(k, other) })
      const oath = oathIn(unwrap(parseRecord(text)), toy)
      expect(codeOf(proves({ ...match, story } as Match<typeof board, unknown>, oath!))).toBe('not-from-seed')
      changed++
    }
  }
  expect(changed).toBeGreaterThan(5)
})

test('a die that was changed in the file is found', () => {
  const at = text.search(/\| d\d+ \d/)
  const face = text.slice(at).match(/\| d\d+ (\d)/)?.[1]
  const other = text.slice(0, at) + text.slice(at).replace(/(\| d\d+ )\d/, `$1${Number(face) === 0 ? 1 : 0}`)
  expect(codeOf(verified(other))).toBe('bad-record')
})

test('one byte of entropy that was another is found', () => {
  expect(codeOf(verified(text.replace(bytes[1], `00${bytes[1].slice(2)}`)))).toBe('other-entropy')
  expect(codeOf(verified(text.replace(bytes[0], `00${bytes[0].slice(2)}`)))).toBe('other-entropy')
  expect(codeOf(verified(text.replace(/\nentropy .*/, '')))).toBe('not-from-seed')
})

test('each line back that is missing is found', () => {
  const lines = text.split('\n')
  for (const [i, line] of lines.entries())
    if (line.startsWith('back to '))
      expect(codeOf(verified(lines.toSpliced(i, 1).join('\n')))).toBe('bad-record')
})

test('what was taken back cannot be left out: the dice after it would be those of other entries', () => {
  const lines = text.split('\n')
  const back = lines.findIndex(line => line.startsWith('back to '))
  const [, to] = lines[back].match(/(\d+)$/) ?? []
  const first = lines.findIndex(line => line.startsWith(`${Number(to) + 1} `))
  expect(codeOf(verified(lines.toSpliced(first, back + 1 - first).join('\n')))).toBe('not-from-seed')
})

test('another secret, or one sworn for nothing, proves nothing', () => {
  expect(codeOf(verified(text.replace(secret, `00${secret.slice(2)}`)))).toBe('other-secret')
  expect(codeOf(verified(text.replace(/\ncommitment .*/, '')))).toBe('other-secret')
  expect(oathIn(unwrap(parseRecord(text.replace(/\nsecret .*/, ''))), toy)).toBeUndefined()
})
