import { describe, expect, test } from 'vitest'
import { openMatch, readPart, replayPart, submit, unwrap, writeRecord } from '../src/index.ts'
import { board, pebbles, played } from './pebbles.ts'

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

test('a game that has only been set up holds as a whole', () => {
  expect(held(writeRecord(openMatch(pebbles, board, 'a')))).toEqual({ commands: 0, where: undefined })
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

  test.each(['at 2026-01-02T03:04:05.000Z', 'rules 3', 'entropy light 00'])(
    'of a file that is cut off after the word %s on the next command',
    word => {
      const cut = [...lines.slice(0, setup + 3), word].join('\n')
      expect(held(cut).commands).toBe(2)
      const two = [...lines.slice(0, setup + 3), 'at 2026-01-02T03:04:05.000Z', word].join('\n')
      expect(held(two).commands).toBe(2)
    },
  )

  test('of a file with a wrong line that is cut off later: the first of both is told', () => {
    const wrong = lines.with(setup + 2, lines[setup + 2].replace(/\w{8}$/, 'ffffffff'))
    const part = unwrap(readPart(wrong.slice(0, setup + 4).join('\n')))
    expect(unwrap(replayPart(pebbles, board, part)).problem).toMatchObject({
      text: expect.stringContaining('The state after this line'),
      where: `line ${setup + 3}`,
    })
  })

  test('of a file that is only cut off: that its end is missing is told, not that a state is wrong', () => {
    const part = unwrap(readPart(lines.slice(0, setup + 3).join('\n')))
    expect(unwrap(replayPart(pebbles, board, part)).problem).toBe(part.problem)
    expect(part.problem).toBeDefined()
  })

  test('of a file that only closes otherwise', () => {
    const state = lines.findIndex(line => line.startsWith('state'))
    const whole = match.log.length
    expect(held(lines.with(state, `state ${'f'.repeat(32)}`).join('\n'))).toEqual({
      commands: whole,
      where: `line ${state + 1}`,
    })
    expect(held(lines.with(ends, lines[ends].replace(/light|dark/, 'nobody')).join('\n'))).toEqual({
      commands: whole,
      where: `line ${ends + 1}`,
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
