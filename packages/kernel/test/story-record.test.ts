/** Records of the whole story: what was taken back, what the players added to the chance, and when it came about. */
import { describe, expect, test } from 'vitest'
import {
  boardUnder,
  canUndo,
  code,
  digest,
  goOnUnder,
  lineText,
  openKeyedMatch,
  openMatch,
  parseRecord,
  RESIGN,
  type RecordFacts,
  replay,
  seeded,
  standingLines,
  submit,
  takeBackTo,
  undo,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, CHOOSE_ONE, LOOK, MIX, pebbles, ROLL, TAKE_ONE, TAKE_TWO } from './pebbles.ts'

const readAgain = (text: string) => unwrap(replay(pebbles, board, unwrap(parseRecord(text))))
const complaint = (text: string): string => {
  const record = parseRecord(text)
  const done = record.ok ? replay(pebbles, board, record.value) : record
  return done.ok ? 'no complaint' : `${done.problem.where}: ${done.problem.text}`
}

/** Light undoes a command, and both agree to take a throw back. */
function takenBack() {
  const match = openMatch(pebbles, board, 'story')
  unwrap(submit(match, 0, code(0, 2)))
  unwrap(undo(match, 0))
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, ROLL, [{ die: 2 }]))
  unwrap(submit(match, 1, LOOK))
  unwrap(takeBackTo(match, 2))
  unwrap(submit(match, 0, MIX))
  return match
}

describe('a story that was taken back', () => {
  const text = writeRecord(takenBack(), { seed: 'story' })

  test('is written with all that happened in it, and read back', () => {
    expect(text.split('\n').map(line => line.replace(/ [|=].*/, ''))).toEqual([
      'bivouac-game 2',
      'game pebbles',
      'rules 3',
      'scenario heap 0123abcd',
      'seed story',
      'setup',
      '1 light choose 2',
      'back to 0',
      '1 light choose 1',
      '2 dark choose 1',
      '3 light roll',
      '4 dark look',
      'back to 2',
      '3 light mix',
      expect.stringMatching(/^state [0-9a-f]{32}$/),
      '',
    ])
    const again = readAgain(text)
    expect(again.story).toEqual(takenBack().story)
    expect([again.log, digest(again.table)]).toEqual([takenBack().log, digest(takenBack().table)])
    expect(writeRecord(again, { seed: 'story' })).toBe(text)
    expect(unwrap(parseRecord(text)).lines[1]).toStrictEqual({ line: 8, to: 0 })
  })

  test('tells whoever follows it what stays', () => {
    const record = unwrap(parseRecord(text))
    const steps: [number, boolean][] = []
    unwrap(replay(pebbles, board, record, ({ log }, line) => steps.push([log.length, 'to' in line])))
    expect(steps).toEqual([
      [1, false],
      [0, true],
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [2, true],
      [3, false],
    ])
    expect(standingLines(record).map(line => line.command)).toEqual(['choose 1', 'choose 1', 'mix'])
  })

  test.each([
    ['a missing line back', 'back to 2\n', '', 'line 13: Command 5 is missing: this line is number 3.'],
    [
      'a line back to elsewhere',
      'back to 2\n',
      'back to 1\n',
      'line 14: Command 2 is missing: this line is number 3.',
    ],
    [
      'a line back to what is not there',
      'back to 2',
      'back to 4',
      'line 13: 4 commands stand here: the game cannot go back to 4.',
    ],
    [
      'a line back that is damaged',
      'back to 2',
      'back to two',
      "line 13: 'back to two' is damaged: expected 'back to number'.",
    ],
    [
      'rules before a line back',
      'back to 2',
      'rules 3\nback to 2',
      "line 13: A command must follow the line 'rules 3'.",
    ],
    [
      'a moment of nothing',
      'state ',
      'at 2026-11-17T01:00:00.000Z\nstate ',
      "line 15: What was done then must follow the line 'at 2026-11-17T01:00:00.000Z'.",
    ],
  ])('%s is found', (_, from, to, expected) => {
    expect(complaint(text.replace(from, to))).toBe(expected)
  })

  test('a game that is over cannot go on in a file either', () => {
    const match = openMatch(pebbles, board, 'over')
    unwrap(submit(match, 0, RESIGN))
    expect(complaint(writeRecord(match).replace('\nend ', '\nback to 0\nend '))).toBe(
      'line 7: The game is over.',
    )
  })

  test('says what may be undone as it could be before it was written down', () => {
    const match = openMatch(pebbles, board, 'undo')
    const give = (seat: number, command: number) => () => submit(match, seat, command)
    const answers = (one: typeof match) => [0, 1].map(seat => canUndo(one, seat))
    const seen: boolean[][] = []
    for (const act of [
      give(0, CHOOSE_ONE),
      give(1, CHOOSE_ONE),
      give(0, TAKE_ONE),
      give(0, TAKE_ONE),
      () => undo(match, 0),
      () => undo(match, 0),
      give(0, LOOK),
      give(0, TAKE_ONE),
      () => undo(match, 0),
      give(0, TAKE_TWO),
      give(1, ROLL),
      () => takeBackTo(match, 2),
      give(0, TAKE_ONE),
      () => undo(match, 0),
    ]) {
      unwrap<unknown>(act())
      seen.push(answers(match))
      expect(answers(readAgain(writeRecord(match)))).toEqual(answers(match))
    }
    expect(new Set(seen.map(String))).toEqual(new Set(['true,false', 'false,true', 'false,false']))
  })

  test('goes back across a change of rules', () => {
    const old = unwrap(boardUnder(pebbles, board, 2))
    let match = openMatch(pebbles, old, 'versions')
    for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
    unwrap(submit(match, 0, ROLL, [{ die: 3 }]))
    match = goOnUnder(match, board)
    unwrap(submit(match, 1, ROLL, [{ die: 1 }]))
    unwrap(takeBackTo(match, 2))
    unwrap(submit(match, 0, ROLL, [{ die: 0 }]))
    const text = writeRecord(match)
    expect(text).toMatch(/\n3 light roll .*\nrules 3\n4 dark roll .*\nback to 2\n3 light roll .*\nstate/)
    expect(digest(readAgain(text).table)).toBe(digest(match.table))
    expect(writeRecord(readAgain(text))).toBe(text)
  })
})

describe('what stands in a record beside the story', () => {
  const hash = 'ab'.repeat(32)
  const facts: RecordFacts = {
    commitment: 'cd'.repeat(32),
    secret: 'ef'.repeat(32),
    entropy: [
      { side: 'light', hash, bytes: '01'.repeat(16), from: 0 },
      { side: 'dark', hash, bytes: '02'.repeat(16), from: 2 },
      { side: 'light', hash, bytes: '03'.repeat(16), from: 4 },
    ],
    at: ['2026-11-17T01:00:00.000Z', undefined, '2026-11-17T01:00:05.250Z'],
  }
  const match = openKeyedMatch(pebbles, board, () => seeded)
  unwrap(submit(match, 0, CHOOSE_ONE))
  unwrap(submit(match, 1, CHOOSE_ONE))
  unwrap(takeBackTo(match, 1))
  const text = writeRecord(match, facts)

  test('has its place, from which it counts', () => {
    expect(text.split('\n').slice(4)).toEqual([
      `commitment sha256 ${facts.commitment}`,
      `entropy light ${hash} ${'01'.repeat(16)}`,
      expect.stringMatching(/^setup /),
      'at 2026-11-17T01:00:00.000Z',
      expect.stringMatching(/^1 light choose 1 = /),
      `entropy dark ${hash} ${'02'.repeat(16)}`,
      expect.stringMatching(/^2 dark choose 1 = /),
      'at 2026-11-17T01:00:05.250Z',
      'back to 1',
      `entropy light ${hash} ${'03'.repeat(16)}`,
      `secret ${facts.secret}`,
      expect.stringMatching(/^state /),
      '',
    ])
    expect(complaint(text)).toBe('no complaint')
  })

  test('is read back as it was', () => {
    const { head, entropy, secret, lines } = unwrap(parseRecord(text))
    expect([head.commitment, entropy, secret]).toEqual([facts.commitment, facts.entropy, facts.secret])
    expect(lines.map(line => line.at)).toEqual(facts.at)
    expect(lines.map(line => 'at' in line)).toEqual([true, false, true])
  })

  test.each([
    ['bytes that are none', /entropy dark .*/, 'entropy dark zz zz'],
    ['a moment that is none', /\nat .*/, '\nat noon'],
  ])('%s are found', (_, from, to) => {
    expect(complaint(text.replace(from, to))).toContain('damaged')
  })

  test('a state that is not the last one is found at its line', () => {
    expect(complaint(text.replace(/state ..../, 'state 0000'))).toMatch(/^line 16: The last state is /)
  })
})

test('a story without any of this is written in the oldest format', () => {
  const match = openMatch(pebbles, board, 'plain')
  unwrap(submit(match, 0, CHOOSE_ONE))
  expect(writeRecord(match)).toMatch(/^bivouac-game 1\n/)
  for (const more of [
    { secret: 'x' },
    { entropy: [{ side: 'light', hash: '', bytes: '', from: 1 }] },
    { at: ['x'] },
  ])
    expect(writeRecord(match, more)).toMatch(/^bivouac-game 2\n/)
})

describe('a record is written in the oldest format that has words for all that is in it', () => {
  const formatOf = (match: Parameters<typeof writeRecord>[0], facts: RecordFacts = {}): string =>
    writeRecord(match, facts).split('\n')[0]
  const plain = () => openMatch(pebbles, board, 'format') as never
  const keyed = () => openKeyedMatch(pebbles, board, () => seeded) as never
  const bytes = { side: 'light', hash: 'ab'.repeat(32), bytes: '01', from: 0 }

  test.each<[string, () => never, RecordFacts, number]>([
    ['from a seed', plain, {}, 1],
    ['from a seed that was committed to', plain, { seed: 'format', commitment: 'abc' }, 1],
    ['by entry number', keyed, {}, 1],
    ['by entry number, committed to: the secret is revealed at the end', keyed, { commitment: 'abc' }, 2],
    ['with its secret', plain, { secret: 'ef' }, 2],
    ['with bytes of the players', plain, { entropy: [bytes] }, 2],
    ['with the times', plain, { at: ['2026-11-17T01:00:00.000Z'] }, 2],
  ])('%s', (_, match, facts, format) => {
    expect(formatOf(match(), facts)).toBe(`bivouac-game ${format}`)
  })
})

test('the lines of a record that was read can be written again one by one', () => {
  const match = goOnUnder(openMatch(pebbles, unwrap(boardUnder(pebbles, board, 2)), 'lines'), board)
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, ROLL, [{ die: 2 }]))
  unwrap(takeBackTo(match, 2))
  unwrap(submit(match, 0, MIX))
  const text = writeRecord(match)
  let standing = 0
  const again = unwrap(parseRecord(text)).lines.map(line => {
    const written = lineText(line, standing)
    standing = 'to' in line ? line.to : standing + 1
    return written
  })
  expect(again.join('\n')).toMatch(
    /^rules 3\n1 light .*\n2 dark .*\n3 light roll .*\nback to 2\n3 light mix .*$/,
  )
  expect(text).toContain(`\n${again.join('\n')}\n`)
})
