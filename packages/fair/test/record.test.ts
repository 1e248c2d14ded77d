/** A recorded game under an oath, with commands that were taken back and bytes that came on the way: every change is found. */
import { type Match, parseRecord, type Result, replay, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { oathIn, proves } from '../src/index.ts'
import { board, bytes, match, OPENED, secret, text } from './sworn-game.ts'

function verified(text: string): Result<undefined> {
  const record = parseRecord(text)
  if (!record.ok) return record
  const match = replay(toy, board, record.value)
  if (!match.ok) return match
  const oath = oathIn(record.value, toy)
  if (oath === undefined) throw new Error('the secret is not told')
  return proves(match.value, oath)
}

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

test('another secret, or one that nobody committed to, proves nothing', () => {
  expect(codeOf(verified(text.replace(secret, `00${secret.slice(2)}`)))).toBe('other-secret')
  expect(codeOf(verified(text.replace(/\ncommitment .*/, '')))).toBe('other-secret')
  expect(oathIn(unwrap(parseRecord(text.replace(/\nsecret .*/, ''))), toy)).toBeUndefined()
})
