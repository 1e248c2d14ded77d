/** `bivouac analyse`, on whole records and on such as have come to harm; and the data set of `bivouac lab games`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands, openMatch, RESIGN, submit, unwrap, writeRecord } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { openGame } from '../src/analyse/opened.ts'
import { problemLine } from '../src/errors.ts'
import { findGame, findScenario } from '../src/find.ts'
import { buildProgram } from '../src/program.ts'
import { registerLab } from '../src/verbs/lab.ts'
import { playBatch } from '../src/work/simulate.ts'
import { bivouac, bivouacJson } from './bivouac.ts'
import { freshFolder } from './player.ts'

interface Analysed {
  readonly games: readonly {
    readonly commands: number
    readonly start: number
    readonly decisions: readonly [number, number]
    readonly luck: number
    readonly result: number
    readonly problem?: { readonly where?: string; readonly text: string }
    readonly outcome: unknown
  }[]
  readonly refused?: readonly { readonly file: string; readonly error: { readonly text: string } }[]
}

const { module, mind } = findGame('normandy')
const { board } = findScenario(findGame('normandy'), 'la-raye')
/** A program starts, and all its threads, on a machine that may be busy with other tests. */
const LONG_MS = 300_000

const folder = freshFolder()
let files = 0
function fileOf(content: string): string {
  const path = join(folder, `${++files}.bivouac`)
  writeFileSync(path, content)
  return path
}

/** The first commands of a game, so that a look at them is short. */
async function opening(commands: number): Promise<string> {
  const { bots } = findGame('normandy')
  const { records } = await playBatch(module, board, {
    from: 0,
    count: 1,
    seed: 'analysed',
    bots: [bots.recruit, bots.recruit],
    swap: false,
    records: true,
    now: () => 0,
  })
  const lines = records[0].split('\n')
  return lines.slice(0, lines.findIndex(line => line.startsWith('setup')) + 1 + commands).join('\n')
}

const cut = await opening(6)

test('several files: each that holds is looked at, the others are named, and twice gives the same bytes', {
  timeout: LONG_MS,
}, async () => {
  const args = [
    'analyse',
    fileOf(cut),
    fileOf('no game'),
    fileOf(cut.replace('la-raye', 'atlantis')),
    '--json',
  ]
  const [once, again] = [await bivouac(args), await bivouac([...args, '--workers', '1'])]
  expect(again.out).toBe(once.out)
  expect(once.code).toBe(1)
  const { games, refused } = JSON.parse(once.out) as Analysed
  expect(games).toHaveLength(1)
  const [{ commands, start, decisions, luck, result, outcome }] = games
  expect({ commands, outcome }).toEqual({ commands: 6, outcome: null })
  expect(start + decisions[0] + decisions[1] + luck).toBe(result)
  expect(games[0].problem?.text).toContain('cut off')
  expect(refused?.map(({ error }) => error.text)).toEqual([
    expect.stringContaining('not a recorded game'),
    expect.stringContaining("played on 'atlantis'"),
  ])
})

/** What holds of a file: how much of it, and what is said of the rest. */
function held(text: string): string {
  const opened = openGame({ file: 'a game', text, scenario: undefined })
  if (!opened.ok) return problemLine(opened.problem)
  const { moments, problem } = opened.value
  return `${moments.length} commands. ${problem ? problemLine(problem) : ''}`
}

describe('of a record that has come to harm', () => {
  const lines = cut.split('\n')
  const last = lines.length - 1
  const digit = lines[last].endsWith('0') ? '1' : '0'
  test.each<[string, () => string]>([
    ['cut off in a line', () => cut.slice(0, -4)],
    ['with another character', () => lines.with(last, lines[last].slice(0, -1) + digit).join('\n')],
  ])('%s, what comes before it is looked at, and it says where and why', (_, text) => {
    expect(held(text())).toMatch(new RegExp(`^5 commands\\. line ${last + 1}: .+`))
  })

  test.each<[string, () => string, string]>([
    ['under other rules', () => cut.replace(/^rules .*/m, 'rules 99'), 'rules version 99'],
    ['without a command', () => writeRecord(openMatch(module, board, 'a')), 'nothing to look back at'],
    [
      'on another scenario file',
      () => cut.replace(/^scenario la-raye .*/m, 'scenario la-raye 00000000'),
      'another version',
    ],
  ])('%s, nothing can be looked at, and it says why', (_, text, why) => {
    expect(held(text())).toContain(why)
  })
})

describe('a huge game', () => {
  const opened = (text: string, most?: number) =>
    unwrap(openGame({ file: 'huge', text, scenario: undefined }, most))

  test('of which only the first commands are looked at, and it says so', () => {
    const { moments, outcome, problem } = opened(cut, 4)
    expect(moments.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(outcome).toBeUndefined()
    expect(problem?.text).toBe('The game has 6 commands: only the first 4 are looked at.')
  })

  test('with a hundred thousand commands, nearly all of them taken back', () => {
    const lines = cut.split('\n')
    const first = lines.findIndex(line => line.startsWith('setup')) + 1
    const often = `${lines[first]}\nback to 0\n`.repeat(100_000)
    const text = [...lines.slice(0, first), often + lines[first], ...lines.slice(first + 1)].join('\n')
    const { moments, problem } = opened(text.replace(/^bivouac-game 1/, 'bivouac-game 2'))
    expect(moments).toHaveLength(6)
    expect(problem?.where).toBe(`line ${lines.length + 200_000 + 1}`)
  })
})

test('the page has a curve and figures, and takes nothing from elsewhere', async () => {
  const page = join(folder, 'page.html')
  await bivouac(['analyse', fileOf(cut), '--html', page])
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('<svg class="curve"')
  expect(html).toContain('Decisions of us')
  expect(html).not.toMatch(/src=|href=|@import|url\(/)
})

describe('judging the analysis', () => {
  /** Four commands of a game, which the second side gives up then. */
  const resigned = (levels: readonly string[]): string => {
    const match = openMatch(module, board, 'a')
    const list = commands()
    for (let i = 0; i < 4; i++) {
      const seat = module.toChoose(match.table) & 1 ? 0 : 1
      list.count = 0
      module.legal(match.table, seat, list)
      unwrap(submit(match, seat, list.codes[0]))
    }
    unwrap(submit(match, 1, RESIGN))
    const bots = levels.map((level, seat) => ({ side: module.sides[seat], level }))
    return fileOf(writeRecord(match, { seed: 'a', bots }))
  }

  test('says who decided better, how even luck was, and which blunders were found', {
    timeout: LONG_MS,
  }, async () => {
    const into = join(folder, 'judged.ndjson')
    const judge = (...files: string[]) =>
      bivouacJson<Record<string, number>>('lab', 'judge', ...files, '--into', into)
    const file = resigned(['expert', 'recruit'])
    const verdict = await judge(file)
    expect(verdict).toMatchObject({ depth: 'quick', games: 1, byGame: [{ game: 'normandy', games: 1 }] })
    expect(verdict.decisions).toBeGreaterThan(0)
    expect(verdict.marked).toBeLessThanOrEqual(verdict.decisions)
    expect(verdict.found).toBeLessThanOrEqual(verdict.planted)
    // What was judged is not judged again, under whatever name; what is new is added to it.
    const [line] = readFileSync(into, 'utf8').split('\n')
    expect(await judge(fileOf(readFileSync(file, 'utf8')))).toEqual(verdict)
    expect(await judge(file, resigned(['recruit', 'expert']))).toMatchObject({ games: 2 })
    expect(readFileSync(into, 'utf8').split('\n')).toEqual([line, expect.stringContaining('"better"'), ''])
    // As measured is another thing than as corrected: it is judged by itself.
    const lines = () => readFileSync(into, 'utf8').trim().split('\n')
    const lost = (text: string): number => JSON.parse(text).better.lost
    const share = mind.lasting ?? 1
    expect(await bivouacJson('lab', 'judge', file, '--into', into, '--measured')).toMatchObject({ games: 1 })
    expect(lines().map(text => JSON.parse(text).lasting)).toEqual([share, share, 1])
    expect(Math.abs(lost(lines()[0]) - share * lost(lines()[2]))).toBeLessThanOrEqual(verdict.decisions)
    writeFileSync(into, `${line}\n${line.slice(0, -9)}\n`)
    expect(await bivouac(['lab', 'judge', '--into', into])).toMatchObject({
      code: 2,
      err: expect.stringContaining('judged.ndjson, line 2: This is not JSON'),
    })
  })

  test('without any game: says so', async () => {
    const typed = buildProgram([registerLab]).parseAsync(['lab', 'judge'], { from: 'user' })
    await expect(typed).rejects.toThrow('name some records')
  })

  test.each([
    ['no levels', () => resigned([]), 'no game between two different levels'],
    ['the same level twice', () => resigned(['expert', 'expert']), 'no game between two different levels'],
    ['a game that is not over', () => fileOf(cut), 'not over'],
  ])('%s: refused', async (_, file, why) => {
    const typed = buildProgram([registerLab]).parseAsync(['lab', 'judge', file()], { from: 'user' })
    await expect(typed).rejects.toThrow(why)
  })
})

test('games are written with evaluations, gone on with, and held against their ends', {
  timeout: LONG_MS,
}, async () => {
  const out = join(folder, 'games')
  const play = (games: string) =>
    bivouacJson<{ played: number }>(
      ...['lab', 'games', '--game', 'normandy', '--games', games, '--by', 'recruit', '--looks', '2'],
      ...['--seed', '1', '--out', out, '--resume'],
    )
  expect(await play('8')).toMatchObject({ played: 8 })
  expect(await play('9')).toMatchObject({ played: 1 })
  const lines = readdirSync(out).flatMap(name => readFileSync(join(out, name), 'utf8').trim().split('\n'))
  expect(lines).toHaveLength(9)
  const first = JSON.parse(lines[0])
  expect(first).toMatchObject({
    format: 1,
    game: 'normandy',
    scenario: 'la-raye',
    seed: '1/0',
    by: 'recruit',
  })
  expect(first.looked).toHaveLength(2)
  // The seed and the commands give the very game.
  const match = openMatch(module, board, first.seed)
  for (const text of first.commands as string[]) {
    const [side, ...words] = text.split(' ')
    unwrap(submit(match, module.sides.indexOf(side), unwrap(module.parseCommand(board, words.join(' ')))))
  }
  const outcome = module.outcome(match.table)
  expect(outcome && module.sides[outcome.winner]).toBe(first.winner)
  expect(await bivouacJson('lab', 'calibrate', out)).toMatchObject({
    game: 'normandy',
    games: 9,
    positions: 18,
  })
  // What was measured is written down; a correction is made when it is held against the ends.
  const foretold = async (...how: string[]) =>
    (await bivouacJson<{ tenths: { foretold: number }[] }>('lab', 'calibrate', out, ...how)).tenths.map(
      tenth => tenth.foretold,
    )
  const measured = lines.flatMap(line => JSON.parse(line).looked.map((one: { chance: number }) => one.chance))
  const least = Math.min(...measured)
  expect((await foretold('--raw')).filter(n => n > 0).every(n => n >= least)).toBe(true)
  expect(await foretold('--raw')).not.toEqual(await foretold())
  expect(await bivouacJson('lab', 'calibrate', out, '--fit')).toMatchObject({
    game: 'normandy',
    by: 'recruit',
    scale: expect.any(Number),
    knots: expect.arrayContaining([0, 10_000]),
  })
  writeFileSync(join(out, 'games-0000016.ndjson'), '{"format":2}\n')
  const { code, err } = await bivouac(['lab', 'calibrate', out])
  expect(code).toBe(2)
  expect(err).toContain("games-0000016.ndjson, line 1: 'format'")
})
