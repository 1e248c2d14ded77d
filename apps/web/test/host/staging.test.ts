/** Records that are only watched, and who may see both hands of a game. */
import { RESIGN } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, PEOPLE, runningAndOver } from './bench.ts'

const { bench, running, over } = await runningAndOver()
const record = await bench.ask('export', { game: over })

const lineOf = (text: string, number: number): string => text.split('\n')[number - 1]

const altered = (text: string, number: number, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line, i) => (i === number - 1 ? change(line) : line))
    .join('\n')

describe('both hands', () => {
  test('are refused while the game goes on, even between two people at one screen', async () => {
    expect(await bench.refused('bothSides', { game: running, seq: 3 })).toBe('still-played')
    const { id } = await bench.ask('create', { plan: PEOPLE })
    expect(await bench.refused('bothSides', { game: id, seq: 0 })).toBe('still-played')
  })

  test('are open at every moment once it is over', async () => {
    for (const seq of [0, 17, 31]) {
      const [us, german] = await bench.ask('bothSides', { game: over, seq })
      expect(us).toEqual(await bench.ask('moment', { game: over, seat: 0, seq }))
      expect(german).toEqual(await bench.ask('moment', { game: over, seat: 1, seq }))
      expect([us.view, german.view]).toMatchObject([{ seat: 'us' }, { seat: 'german' }])
    }
    expect(await bench.refused('bothSides', { game: over, seq: 32 })).toBe('no-such-moment')
  })
})

describe('checking a record', () => {
  test('proves that of a game that has ended, and finds one altered digit', async () => {
    const { id } = await bench.ask('create', { plan: PEOPLE })
    const { update } = await bench.ask('open', { game: id, seat: 0 })
    await bench.ask('give', { game: id, seat: 0, asked: update.asked, command: RESIGN })
    const text = await bench.ask('export', { game: id })
    const { verdict, throws } = await bench.ask('check', { text })
    expect(verdict).toMatchObject({
      secret: 'proved',
      commitment: 'kept',
      entropy: 0,
      outcome: { winner: 'german' },
    })
    expect(throws.map(one => one.state)).toEqual(throws.map(() => 'proved'))
    const wrong = await bench.ask('check', { text: text.replace(/^(secret .)./m, '$1x') })
    expect(wrong).toMatchObject({ problem: { code: 'bad-secret' }, holds: 1 })
    const number = text.split('\n').findIndex(line => line.startsWith('setup')) + 1
    const swapped = altered(text, number, line => line.replace(/(us-deck )(\S+) (\S+)/, '$1$3 $2'))
    const found = await bench.ask('check', { text: swapped })
    expect(found.altered).toMatchObject({ line: number, isSure: true })
    expect(found.altered?.gives).toContain('us-deck')
    expect(await bench.refused('check', { text: text.replace('game normandy', 'game chess') })).toBe(
      'unknown-game',
    )
  })
})

describe('a record on stage', () => {
  test('is watched like the game itself, and kept nowhere', async () => {
    const games = await bench.ask('games', {})
    const { summary, problem } = await bench.ask('stage', { text: record })
    expect(problem).toBeUndefined()
    expect(summary).toMatchObject({ seq: 31, plan: { seats: AGAINST_REGULAR.seats }, outcome: { winner: 1 } })
    const there = { game: summary.id, seat: 1 }
    expect(await bench.ask('history', there)).toEqual(await bench.ask('history', { game: over, seat: 1 }))
    const { game: _, ...moment } = await bench.ask('moment', { ...there, seq: 20 })
    expect(await bench.ask('moment', { game: over, seat: 1, seq: 20 })).toMatchObject(moment)
    expect(await bench.ask('games', {})).toEqual(games)
    expect((await bench.ask('branch', { game: summary.id, seq: 12 })).seq).toBe(12)
  })

  test('shows no bot’s cards before the end', async () => {
    const { summary } = await bench.ask('stage', { text: await bench.ask('export', { game: running }) })
    expect(await bench.refused('moment', { game: summary.id, seat: 1, seq: 5 })).toBe('not-your-seat')
    expect(await bench.refused('history', { game: summary.id, seat: 1 })).toBe('not-your-seat')
    expect(await bench.refused('bothSides', { game: summary.id, seq: 5 })).toBe('still-played')
    expect((await bench.ask('moment', { game: summary.id, seat: 0, seq: 5 })).seq).toBe(5)
  })

  test('that is cut off is watched as far as it goes', async () => {
    const lines = record.split('\n')
    const tenth = lines.findIndex(line => line.startsWith('10 '))
    const text = `${lines.slice(0, tenth).join('\n')}\n${lines[tenth].slice(0, 9)}`
    const { summary, problem } = await bench.ask('stage', { text })
    expect(summary.seq).toBe(9)
    expect(problem).toMatchObject({ code: 'bad-record', where: `line ${tenth + 1}` })
  })

  test('in which one digit was altered is watched up to the line before it', async () => {
    const number = record.split('\n').findIndex(line => line.startsWith('12 ')) + 1
    const text = altered(record, number, line => line.replace(/.$/, digit => (digit === '0' ? '1' : '0')))
    expect(lineOf(text, number)).not.toBe(lineOf(record, number))
    const { summary, problem } = await bench.ask('stage', { text })
    expect(summary.seq).toBe(11)
    expect(problem).toMatchObject({ code: 'bad-record', where: `line ${number}` })
  })

  test('of other rules, an unknown game or scenario, or far too long, is refused by its own code', async () => {
    const refused = (text: string) => bench.refused('stage', { text })
    expect(await refused(record.replace(/^rules .*$/m, 'rules 99'))).toBe('newer-rules')
    expect(await refused(record.replace(/^game .*$/m, 'game chess'))).toBe('unknown-game')
    expect(await refused(record.replace(/^scenario \S+/m, 'scenario carthage'))).toBe('unknown-scenario')
    expect(await refused('Dear all, the weather is fine.')).toBe('bad-record')
    expect(await refused('x'.repeat(20_000_001))).toBe('too-large')
  })

  test('makes room for the next ones', async () => {
    const first = (await bench.ask('stage', { text: record })).summary.id
    // The same record has the same name, and takes no room of its own.
    expect((await bench.ask('stage', { text: record })).summary.id).toBe(first)
    const cutBefore = (command: number) => record.slice(0, record.indexOf(`\n${command} `) + 1)
    for (const command of [9, 10, 11, 12]) await bench.ask('stage', { text: cutBefore(command) })
    expect(await bench.refused('moment', { game: first, seat: 0, seq: 0 })).toBe('no-such-game')
  })
})
