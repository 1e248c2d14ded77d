import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  below,
  commands,
  matchFrom,
  openMatch,
  SPECTATOR,
  seedCells,
  submit,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame, findScenario } from '../src/find.ts'
import { bivouac, bivouacJson } from './bivouac.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { module } = findGame('normandy')
const { board } = findScenario(findGame('normandy'), 'la-raye')
const commitment = createHash('sha256').update('seven').digest('hex')

/** A random game from the seed 'seven', cut short after `most` commands. */
function play(most = Number.MAX_SAFE_INTEGER) {
  const match = openMatch(module, board, 'seven')
  const dice = new Int32Array(4)
  seedCells(dice, 'players', 0)
  const list = commands()
  while (match.log.length < most && module.toChoose(match.table) !== 0) {
    const seat = module.toChoose(match.table) & 1 ? 0 : 1
    list.count = 0
    module.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)]))
  }
  return match
}

const whole = play()
const text = writeRecord(whole, { seed: 'seven', commitment })

let files = 0
function fileOf(content: string): string {
  const path = join(folder, `${++files}.bivouac`)
  writeFileSync(path, content)
  return path
}

describe.concurrent('verify', () => {
  test('proves a whole game and its dice', async () => {
    expect(await bivouacJson('verify', fileOf(text))).toEqual({
      ok: true,
      game: 'normandy',
      scenario: 'la-raye',
      commands: whole.log.length,
      takenBack: 0,
      rules: [module.rulesVersion],
      outcome: { winner: expect.stringMatching(/^(us|german)$/), reason: expect.any(String) },
      seed: 'proved',
      secret: 'not told',
      entropy: 0,
      commitment: 'kept',
    })
  })

  test('a running game whose seed is still secret is in order too', async () => {
    const file = fileOf(writeRecord(play(10), { commitment }))
    expect(await bivouacJson('verify', file)).toMatchObject({
      ok: true,
      commands: 10,
      outcome: null,
      seed: 'not told',
      commitment: 'not opened',
    })
  })

  const lines = text.split('\n')
  const setup = lines.findIndex(line => line.startsWith('setup'))
  test.each([
    [
      'an edited command',
      text.replace(/= [0-9a-f]{8}\nend/, '= 00000000\nend'),
      `line ${lines.length - 3}: `,
    ],
    ['a missing line', lines.toSpliced(setup + 3, 1).join('\n'), `line ${setup + 4}: Command 3 is missing`],
    ['a cut file', lines.slice(0, 20).join('\n'), 'line 21: The file is cut off'],
    ['other rules', text.replace(/^rules \d+/m, 'rules 9999'), 'line 3: '],
    ['another seed', text.replace(/^seed .*/m, 'seed eight'), 'not the one that was committed to'],
    [
      'another seed without an oath',
      text.replace(/^seed .*/m, 'seed eight').replace(/^commitment.*\n/m, ''),
      'does not follow from what was committed to',
    ],
    ['something else', '{}', "its first line must be 'bivouac-game 1'"],
  ])('%s is found out', async (_, content, why) => {
    const file = fileOf(content)
    const { code, err, out } = await bivouac(['verify', file])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^bivouac: .* is not in order: [^\n]*\n$/)
    expect(err).toContain(why)
    const json = await bivouac(['verify', file, '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, error: { text: expect.any(String) } })
  })

  test('a scenario that is not ours must be given', async () => {
    const { code, err } = await bivouac(['verify', fileOf(text.replace('scenario la-raye', 'scenario mine'))])
    expect(code).toBe(2)
    expect(err).toContain('give its file with --scenario')
  })
})

describe.concurrent('replay', () => {
  test('tells every command and the end', async () => {
    const { code, out } = await bivouac(['replay', fileOf(text)])
    expect(code).toBe(0)
    const lines = out.split('\n').filter(line => /^\d+ (us|german) /.test(line))
    expect(lines).toHaveLength(whole.log.length)
    expect(lines[0]).toBe(`1 us ${module.formatCommand(board, whole.log[0].command)}`)
  })

  test('tells facts as JSON', async () => {
    const replayed = await bivouacJson<{ commands: { facts: unknown[] }[] }>('replay', fileOf(text))
    expect(replayed.commands).toHaveLength(whole.log.length)
    expect(replayed.commands.flatMap(c => c.facts).length).toBeGreaterThan(whole.log.length / 2)
  })

  test('shows the board at any moment', async () => {
    const file = fileOf(text)
    const [start, middle, late] = await Promise.all(
      ['0', '12', '9999'].map(at => bivouac(['replay', file, '--at', at])),
    )
    expect(start.out).toMatch(/^After the setup:\n/)
    expect(middle.out).toMatch(/^After 12 (us|german) /)
    expect(late.code).toBe(2)
    const json = await bivouacJson<{ view: unknown }>('replay', file, '--at', '12')
    expect(json.view).toEqual(module.view(play(12).table, SPECTATOR))
  })

  test('a damaged record is told up to where it breaks', async () => {
    const broken = text.replace(/^(5 \S+ ).* = /m, '$1nonsense = ')
    const { code, out, err } = await bivouac(['replay', fileOf(broken)])
    expect(code).toBe(2)
    expect(out).toMatch(/\n4 (us|german) /)
    expect(err).toMatch(/^bivouac: .*, line \d+: /)
  })
})

describe.concurrent('a game that began from a position', () => {
  function fromPosition(): string {
    const begun = unwrap(matchFrom(module, board, module.printPosition(play(30).table)))
    seedCells(begun.table.cells, 'eight')
    const seat = module.toChoose(begun.table) & 1 ? 0 : 1
    const list = commands()
    module.legal(begun.table, seat, list)
    unwrap(submit(begun, seat, list.codes[0]))
    return writeRecord(begun, { seed: 'eight' })
  }

  test('is proved, and said to have begun there', async () => {
    const file = fileOf(fromPosition())
    expect(await bivouacJson('verify', file)).toMatchObject({
      ok: true,
      from: 'position',
      commands: 1,
      seed: 'proved',
    })
    const { out } = await bivouac(['verify', file])
    expect(out).toContain('1 command from a position under version 2 of the rules, not over yet')
  })

  test('is told, and shown as it began', async () => {
    const file = fileOf(fromPosition())
    const [replayed, start, json] = await Promise.all([
      bivouac(['replay', file]),
      bivouac(['replay', file, '--at', '0']),
      bivouacJson<{ view: unknown }>('replay', file, '--at', '0'),
    ])
    expect(replayed.out).toContain('\nThe game began from a position, not from the setup.\n1 ')
    expect(start.out).toMatch(/^The position it began from:\n/)
    expect(json.view).toEqual(module.view(play(30).table, SPECTATOR))
  })

  test('is found out when the position is damaged', async () => {
    const file = fileOf(fromPosition().replace(/position "normandy/, 'position "norway'))
    const { code, err } = await bivouac(['verify', file])
    expect(code).toBe(1)
    expect(err).toContain('The game cannot begin from its position')
  })
})
