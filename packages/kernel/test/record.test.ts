import { beforeAll, describe, expect, test } from 'vitest'
import {
  chanceText,
  digest,
  fail,
  followsFromSeed,
  type Match,
  matchAt,
  matchFrom,
  openMatch,
  parseRecord,
  RESIGN,
  type Result,
  replay,
  seedCells,
  seeded,
  submit,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, MIX, pebbles, played, ROLL } from './pebbles.ts'

const run = (text: string): Result<Match> => {
  const record = parseRecord(text)
  return record.ok ? (replay(pebbles, board, record.value) as Result<Match>) : record
}
const complaint = (text: string): string => {
  const result = run(text)
  return result.ok ? 'no complaint' : `${result.problem.where}: ${result.problem.text}`
}

let match: ReturnType<typeof played>
let text: string
let lines: string[]
beforeAll(() => {
  match = played('record')
  text = writeRecord(match, { seed: 'record', commitment: 'abc' })
  lines = text.split('\n')
})
const numbered = (pattern: RegExp) => lines.findIndex(line => pattern.test(line))
const edited = (at: number, change: (line: string) => string) => lines.with(at, change(lines[at])).join('\n')

describe('a record', () => {
  test('names the bots that play, and is played back with them', () => {
    const withBots = text.replace('\nsetup', '\nplayer white bot expert\nplayer black bot recruit\nsetup')
    expect(unwrap(parseRecord(withBots)).head.bots).toEqual([
      { side: 'white', level: 'expert' },
      { side: 'black', level: 'recruit' },
    ])
    expect(unwrap(parseRecord(text)).head.bots).toBeUndefined()
    expect(complaint(withBots)).toBe('no complaint')
  })

  test('is written, read and played back to the very same state', () => {
    const steps: string[] = []
    const record = unwrap(parseRecord(text))
    expect(record.head).toEqual({
      game: 'pebbles',
      rules: 3,
      scenario: 'heap',
      fingerprint: '0123abcd',
      commitment: 'abc',
      seed: 'record',
    })
    expect(Object.keys(record.head)).not.toContain('house')
    expect(Object.keys(record.head)).not.toContain('position')
    const again = unwrap(
      replay(pebbles, board, record, (_, line) => steps.push('to' in line ? 'back' : line.command)),
    )
    expect(again.table.chance).toBe(seeded)
    expect(digest(again.table)).toBe(digest(match.table))
    expect(steps).toHaveLength(match.log.length)
    expect(writeRecord(again, { seed: 'record', commitment: 'abc' })).toBe(text)
  })

  test('may stop in the middle, and may have come through Windows', () => {
    const open = openMatch(pebbles, board, 'open')
    unwrap(submit(open, 1, match.log[0].command))
    expect(complaint(writeRecord(open))).toBe('no complaint')
    expect(complaint(text.replaceAll('\n', '\r\n'))).toBe('no complaint')
  })

  test('tells who resigned', () => {
    const open = openMatch(pebbles, board, 'open')
    unwrap(submit(open, 1, RESIGN))
    expect(writeRecord(open)).toContain('\n1 dark resign = ')
    expect(complaint(writeRecord(open))).toBe('no complaint')
  })

  test('follows from its seed and from no other', () => {
    expect(followsFromSeed(match, 'record').ok).toBe(true)
    expect(followsFromSeed(match, 'other').ok).toBe(false)
    const loaded = openMatch(pebbles, board, 'record')
    for (const { seat, command, drawn } of match.log) {
      const script = drawn.map(d => ('die' in d ? { die: 5 } : { order: [4, 3, 2, 1] }))
      if (!submit(loaded, seat, command, script).ok) break
    }
    expect(followsFromSeed(loaded, 'record').ok).toBe(false)
  })

  test('follows from its seed only if setup, commands and chance do, and says what does not', () => {
    const why = (result: Result<unknown>) => (result.ok ? 'it does' : result.problem.text)
    expect(why(followsFromSeed(match, 'other'))).toBe('The setup does not follow from what was committed to.')
    const third = match.log.findIndex(({ drawn }) => drawn.length > 0)
    const story = match.story.with(third, { ...match.log[third], drawn: [] })
    expect(why(followsFromSeed({ ...match, story }, 'record'))).toBe(
      `The chance of command ${third + 1} does not follow from what was committed to.`,
    )
    const twice = [match.log[0], match.log[0]]
    expect(why(followsFromSeed({ ...match, story: twice }, 'record'))).toContain('command 2')
  })

  test('holds house values, a commitment and a seed only where there are any', () => {
    const house = { ...board, houseText: '{"heap":5}' }
    const written = writeRecord(openMatch(pebbles, house, 'house'))
    expect(written).toContain('\nhouse {"heap":5}\nsetup')
    expect(unwrap(parseRecord(written)).head).toStrictEqual({
      game: 'pebbles',
      rules: 3,
      scenario: 'heap',
      fingerprint: '0123abcd',
      house: '{"heap":5}',
    })
  })

  test('writes dice of one size together', () => {
    const die = (value: number, faces: number) => ({ die: value, faces })
    const stones = { pile: 0, order: [3, 1] }
    expect(chanceText(pebbles, [die(0, 1), die(0, 1), die(1, 6), die(2, 6), die(3, 10)])).toBe(
      ' | d1 0 0 | d6 1 2 | d10 3',
    )
    expect(chanceText(pebbles, [die(3, 10), stones, die(0, 1), stones, die(4, 10)])).toBe(
      ' | d10 3 | stones blue red.1 | d1 0 | stones blue red.1 | d10 4',
    )
    expect(chanceText(pebbles, [die(3, 10), stones, die(4, 10)])).toBe(' | d10 3 | stones blue red.1 | d10 4')
  })

  test('cannot be written of a game that did not begin with its setup', () => {
    expect(() => writeRecord(matchAt(pebbles, match.table))).toThrow('to be shuffled')
  })
})

describe('a record of a game that began from a position', () => {
  const middle = () => {
    const open = openMatch(pebbles, board, 'open')
    for (const { seat, command } of match.log.slice(0, 4)) unwrap(submit(open, seat, command))
    return open
  }
  const begun = () => {
    const from = unwrap(matchFrom(pebbles, board, pebbles.printPosition(middle().table)))
    seedCells(from.table.cells, 'fresh')
    const seat = pebbles.toChoose(from.table) - 1
    unwrap(submit(from, seat, MIX))
    unwrap(submit(from, seat, ROLL))
    return from
  }

  test('holds the position on one line, and is played back to the very same state', () => {
    const from = begun()
    const written = writeRecord(from, { seed: 'fresh' })
    expect(written).toMatch(/\nposition ".*"\nseed fresh\nsetup = [0-9a-f]{8}\n1 /)
    const record = unwrap(parseRecord(written))
    expect(record.head.position).toBe(pebbles.printPosition(middle().table))
    const again = unwrap(replay(pebbles, board, record))
    expect(digest(again.table)).toBe(digest(from.table))
    expect(writeRecord(again, { seed: 'fresh' })).toBe(written)
  })

  test('follows from its seed and from no other', () => {
    expect(followsFromSeed(begun(), 'fresh').ok).toBe(true)
    expect(followsFromSeed(begun(), 'other').ok).toBe(false)
  })

  test('is refused with its line when the position is damaged', () => {
    const written = writeRecord(begun())
    expect(complaint(written.replace(/position .*/, 'position 12'))).toMatch(
      /^line 5: The position is damaged/,
    )
    expect(complaint(written.replace(/position "/, 'position '))).toMatch(/^line 5: The position is damaged/)
    expect(complaint(written.replace(/ \d+"/, ' 7"'))).toMatch(/^line 6: The state after/)
  })

  test('is refused when its position cannot be read at all', () => {
    const deaf = { ...pebbles, parsePosition: () => fail('bad-position', 'Nobody can read this.') }
    const record = unwrap(parseRecord(writeRecord(begun())))
    const found = replay(deaf, board, record)
    expect(found.ok ? '' : found.problem.text).toContain('cannot begin from its position: Nobody can read')
  })
})

describe('a damaged record is refused with its line and the reason', () => {
  test('cut off after any line', () => {
    for (let count = 0; count < lines.length - 2; count++)
      expect(complaint(lines.slice(0, count).join('\n'))).toMatch(
        /^line \d+: .*(missing|cut off|not a recorded)/,
      )
  })

  test('cut off within a line', () => {
    const at = numbered(/^2 /)
    const cut = `${lines.slice(0, at).join('\n')}\n${lines[at].slice(0, -3)}`
    expect(complaint(cut)).toMatch(new RegExp(`^line ${at + 1}: .*is damaged`))
  })

  test('another die', () => {
    const at = numbered(/\| d6 \d/)
    const other = edited(at, line => line.replace(/d6 (\d)/, (_, face) => `d6 ${(Number(face) + 1) % 6}`))
    expect(complaint(other)).toMatch(new RegExp(`^line ${at + 1}: The state after this line is`))
  })

  test.each([
    ['a face that no die has', /d6 \d/, 'd6 7', '7 is no face of a die'],
    ['junk for a face', /d6 \d/, 'd6 x', 'is no face of a die'],
    ['a die of another size', /d6/, 'd8', "The chance here is 'd6 "],
    ['a die of another size, as the file says', /d6/, 'd8', "but the file says 'd8 "],
  ])('%s', (_, what, instead, reason) => {
    const at = numbered(/\| d6 \d/)
    const found = complaint(edited(at, line => line.replace(what, instead)))
    expect(found).toMatch(new RegExp(`^line ${at + 1}: `))
    expect(found).toContain(reason)
  })

  test('another command', () => {
    const at = numbered(/^1 /)
    expect(complaint(edited(at, line => line.replace('choose', 'take')))).toMatch(
      /line \d+: .*is not allowed now/,
    )
    expect(complaint(edited(at, line => line.replace('choose', 'dance')))).toMatch(
      /^line \d+: 'dance 2' is no command\.$/,
    )
    expect(complaint(edited(at, line => line.replace('light', 'grey')))).toMatch(/no side 'grey'/)
  })

  test('another check', () => {
    const at = numbered(/^3 /)
    const found = complaint(edited(at, line => line.replace(/= .*/, '= 00000000')))
    expect(found).toMatch(new RegExp(`^line ${at + 1}: The state after .* says 00000000`))
  })

  test('a line left out or numbered anew', () => {
    const at = numbered(/^2 /)
    expect(complaint(lines.toSpliced(at, 1).join('\n'))).toBe(
      `line ${at + 1}: Command 2 is missing: this line is number 3.`,
    )
    expect(complaint(edited(at, line => line.replace('2', '7')))).toContain('Command 2 is missing')
  })

  test.each([
    ['another order', 'red.1 red.2', /^setup \| stones .*/, 'The state after|is not in the pile'],
    ['another check', '', / = .*/, "'setup …' is missing or damaged"],
  ])('in the setup: %s', (_, __, what, reason) => {
    const at = numbered(/^setup/)
    const instead = what.source.startsWith('^') ? 'setup | stones red.2 blue red.1 green = 00000000' : ''
    const found = complaint(edited(at, line => line.replace(what, instead)))
    expect(found).toMatch(new RegExp(`^line ${at + 1}: .*(${reason})`))
  })

  test('more or fewer shuffles in the setup', () => {
    const at = numbered(/^setup/)
    expect(complaint(edited(at, line => line.replace(' = ', ' | d6 1 = ')))).toMatch(
      /line \d+: The chance here is/,
    )
    expect(complaint(edited(at, line => line.replace(/ \| .* = /, ' = ')))).toMatch(
      /The setup cannot be repeated/,
    )
  })

  test('cut off: the line is the one that is missing', () => {
    const setup = numbered(/^setup/)
    expect(complaint(lines.slice(0, setup).join('\n'))).toMatch(new RegExp(`^line ${setup + 1}: .*'setup …'`))
    expect(complaint(lines.toSpliced(numbered(/^rules/), 1).join('\n'))).toBe(
      `line ${setup}: The line 'rules …' is missing.`,
    )
    const state = numbered(/^state/)
    expect(complaint(lines.slice(0, state).join('\n'))).toMatch(new RegExp(`^line ${state + 1}: .*cut off`))
  })

  test('an end where there is none, and none where there is one', () => {
    const open = openMatch(pebbles, board, 'open')
    const written = writeRecord(open).trimEnd().split('\n')
    const at = written.length - 1
    expect(complaint(written.toSpliced(at, 0, 'end light heap').join('\n'))).toBe(
      `line ${at + 1}: The game ends with 'nothing', but the file says 'light heap'.`,
    )
    expect(complaint(lines.toSpliced(numbered(/^end/), 1).join('\n'))).toContain("the file says 'nothing'")
    expect(complaint(written.with(at, `state ${'0'.repeat(32)}`).join('\n'))).toMatch(
      new RegExp(`^line ${at + 1}: The last state is`),
    )
  })

  test('a setup that fails for another reason than chance', () => {
    for (const thrown of [new Error('no stones'), 'no stones']) {
      const poor: typeof pebbles = {
        ...pebbles,
        setup() {
          throw thrown
        },
      }
      expect(replay(poor, board, unwrap(parseRecord(text)))).toMatchObject({
        problem: { text: 'The setup cannot be repeated: no stones.' },
      })
    }
  })

  test('another end or another state', () => {
    const at = numbered(/^end/)
    const winner = lines[at].includes('light') ? 'dark' : 'light'
    expect(complaint(edited(at, () => `end ${winner} heap`))).toMatch(
      new RegExp(`^line ${at + 1}: The game ends`),
    )
    expect(complaint(lines.toSpliced(at, 1).join('\n'))).toMatch(new RegExp(`^line ${at + 1}: The game ends`))
    expect(complaint(edited(at + 1, () => `state ${'0'.repeat(32)}`))).toMatch(
      new RegExp(`^line ${at + 2}: The last state is`),
    )
    expect(complaint(`${text}more`)).toBe(
      `line ${at + 3}: Nothing may follow the line 'state …', but here is 'more'.`,
    )
  })

  test.each([
    [
      'a newer rules version',
      'rules 3',
      'rules 4',
      /^line 3: .*rules version 4, which is newer than .* version 3/,
    ],
    ['rules before the first', 'rules 3', 'rules 0', /^line 3: There is no rules version 0/],
    ['no rules version', 'rules 3', 'rules new', /^line 3: 'new' is no version/],
    ['another scenario file', '0123abcd', '99999999', /^line 4: .*another version of 'heap'/],
    ['a damaged scenario line', ' 0123abcd', '', /^line 4: .*is damaged/],
    ['another format', 'bivouac-game 1', 'bivouac-game 9', /^line 1: This file has format 9, which is newer/],
    ['a format before the first', 'bivouac-game 1', 'bivouac-game 0', /^line 1: There is no format 0/],
    ['junk in the head', 'game pebbles', 'gane pebbles', /^line 2: 'gane pebbles' is not known here/],
    ['junk in the body', '\n2 ', '\nx 2 ', /^line \d+: The file is cut off or damaged here/],
  ])('%s', (_, what, instead, reason) => {
    expect(complaint(text.replace(what, instead))).toMatch(reason)
  })

  test.each(['', '\n\n', 'hello', '{}', '\0'])('%j is no record at all', junk => {
    expect(complaint(junk)).toMatch(/^line 1: This is not a recorded game/)
  })
})

test('the bots that play go along, in a format that has a word for them', () => {
  const bots = [{ side: pebbles.sides[1], level: 'expert' }]
  const written = writeRecord(match, { bots })
  expect(written).toMatch(/^bivouac-game 2\n/)
  expect(unwrap(parseRecord(written)).head.bots).toEqual(bots)
  expect(run(written).ok).toBe(true)
})
