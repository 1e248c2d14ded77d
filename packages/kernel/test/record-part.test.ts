import { describe, expect, test } from 'vitest'
import {
  below,
  commands,
  openMatch,
  readPart,
  replayPart,
  submit,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, pebbles } from './pebbles.ts'

function played(seed: string) {
  const match = openMatch(pebbles, board, seed)
  const dice = new Int32Array([1, 2, 3, 4])
  for (let bits = 3; bits !== 0; bits = pebbles.toChoose(match.table)) {
    const list = commands()
    const seat = bits & 1 ? 0 : 1
    pebbles.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)]))
  }
  return match
}

const match = played('a')
const text = writeRecord(match, { seed: 'a' })
const lines = text.split('\n')
const setup = lines.findIndex(line => line.startsWith('setup'))
const ends = lines.findIndex(line => line.startsWith('end'))

/** How many commands hold, and where the rest breaks off. */
function held(file: string) {
  const part = unwrap(replayPart(pebbles, board, unwrap(readPart(file))))
  return { commands: part.match.log.length, where: part.problem?.where }
}

test('a record that is in order holds as a whole', () => {
  expect(held(text)).toEqual({ commands: match.log.length, where: undefined })
})

describe('what comes before the first wrong line holds', () => {
  test.each([1, 2, 3].map(n => [n]))('of a file that is cut off after command %i', n => {
    const cut = lines.slice(0, setup + 1 + n)
    expect(held(cut.join('\n'))).toEqual({ commands: n, where: `line ${cut.length + 1}` })
    const half = [...cut, lines[setup + 1 + n].slice(0, -3)].join('\n')
    expect(held(half)).toEqual({ commands: n, where: `line ${cut.length + 1}` })
  })

  test('of a file with another check, side or command in the middle', () => {
    const at = setup + 3
    const [number, side, ...rest] = lines[at].split(' ')
    const other = (line: string): string => lines.with(at, line).join('\n')
    const wrong = { commands: 2, where: `line ${at + 1}` }
    const digit = lines[at].endsWith('0') ? '1' : '0'
    expect(held(other(lines[at].slice(0, -1) + digit))).toEqual(wrong)
    expect(held(other([number, 'nobody', ...rest].join(' ')))).toEqual(wrong)
    expect(held(other([number, side, 'fly', '=', '00000000'].join(' ')))).toEqual(wrong)
  })

  test('of a file that only closes otherwise', () => {
    const state = lines.findIndex(line => line.startsWith('state'))
    const whole = match.log.length
    expect(held(lines.with(state, `state ${'f'.repeat(32)}`).join('\n'))).toEqual({
      commands: whole,
      where: `line ${state + 1}`,
    })
    expect(held(lines.slice(0, ends).join('\n'))).toEqual({ commands: whole, where: `line ${ends + 1}` })
  })

  test('and the match stands there, ready to go on', () => {
    const part = unwrap(replayPart(pebbles, board, unwrap(readPart(lines.slice(0, setup + 3).join('\n')))))
    const begun = openMatch(pebbles, board, 'a')
    for (const { seat, command } of match.log.slice(0, 2)) unwrap(submit(begun, seat, command))
    expect(pebbles.toChoose(part.match.table)).toBe(pebbles.toChoose(begun.table))
    expect(writeRecord(part.match)).toBe(writeRecord(begun))
  })
})

test.each([
  ['no record', 'hello', 'line 1'],
  ['a damaged setup', lines.with(setup, 'setup').join('\n'), `line ${setup + 1}`],
  ['a setup and nothing else', lines.slice(0, setup + 1).join('\n'), `line ${setup + 2}`],
])('of %s nothing holds', (_, file, where) => {
  const part = readPart(file)
  const result = part.ok ? replayPart(pebbles, board, part.value) : part
  expect(result.ok ? 'holds' : result.problem.where).toBe(where)
})
