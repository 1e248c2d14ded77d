/** `bivouac match` as a user runs it, mostly within this process: starting the command takes longer than the games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchSummary } from '../src/match/summary.ts'
import { registerMatch } from '../src/verbs/match.ts'
import { bivouac, type Ran } from './bivouac.ts'
import { runHere } from './run-here.ts'

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Think = v.object({ decisions: Whole, p50: v.number(), p99: v.number(), max: v.number() })
/** What programs may rely on. */
const Contract = v.object({
  a: v.string(),
  b: v.string(),
  game: v.string(),
  games: Whole,
  score: Share,
  low: Share,
  high: Share,
  elo: v.number(),
  byScenario: v.array(v.object({ scenario: v.string(), games: Whole, score: Share })),
  decided: v.nullable(v.picklist(['H0', 'H1'])),
  eloLow: v.nullable(v.number()),
  eloHigh: v.nullable(v.number()),
  llr: v.nullable(v.number()),
  seed: v.string(),
  pairs: Whole,
  ends: v.record(v.string(), Whole),
  unfinished: Whole,
  forfeits: v.array(v.unknown()),
  thinkMs: v.object({ a: Think, b: Think }),
})

let folder = ''
const file = (name: string): string => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-match-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const MATCH = [
  'match',
  '--game',
  'normandy',
  '--scenario',
  'la-raye,mortain',
  '--a',
  'greedy',
  '--b',
  'random',
]

const match = (...args: string[]): Promise<Ran> => runHere([registerMatch], args)

/** The part of a result that is the same whenever it is played. */
const lasting = ({ thinkMs: _, ...result }: MatchSummary) => result

async function result(...args: string[]): Promise<MatchSummary> {
  const { code, out, err } = await match(...MATCH, ...args, '--json')
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as MatchSummary
}

describe('match', () => {
  test('keeps to its contract, and the number of workers changes nothing', async () => {
    const one = await result('--pairs', '5', '--seed', '1', '--workers', '1')
    const two = await result('--pairs', '5', '--seed', '1', '--workers', '2')
    expect(v.safeParse(Contract, one).issues).toBeUndefined()
    expect(lasting(one)).toEqual(lasting(two))
    expect(one).toMatchObject({
      a: 'greedy',
      b: 'random',
      game: 'normandy',
      games: 10,
      seed: '1',
      byScenario: [
        { scenario: 'la-raye', games: 6 },
        { scenario: 'mortain', games: 4 },
      ],
    })
    expect(one.score).toBeGreaterThan(0.7)
    expect(one.thinkMs.a.decisions).toBeGreaterThan(50)
  })

  test('breaks off games without end: half a point each, and says so', async () => {
    const out = file('unfinished.jsonl')
    const short = await result('--pairs', '2', '--seed', '1', '--max-rounds', '1', '--out', out)
    expect(short).toMatchObject({ games: 4, unfinished: 4, ends: { unfinished: 4 }, score: 0.5 })
    expect(short.bySide).toEqual({ us: 0.5, german: 0.5 })
    const { out: text } = await match(...MATCH, '--pairs', '1', '--seed', '1', '--max-rounds', '1')
    expect(text).toContain('2 games without end: broken off, half a point for each bot.')
    const again = await result('--pairs', '2', '--seed', '1', '--max-rounds', '1', '--out', out, '--resume')
    expect(lasting(again)).toEqual(lasting(short))
    const { err } = await match(...MATCH, '--pairs', '2', '--seed', '1', '--out', out, '--resume')
    expect(err).toContain('holds a match with another limit of rounds (1, not none)')
  })

  test('goes on from its file to the same end', async () => {
    const out = file('resumed.jsonl')
    const whole = lasting(await result('--pairs', '6', '--seed', '2'))
    await result('--pairs', '2', '--seed', '2', '--out', out)
    const before = readFileSync(out, 'utf8')
    // Of the two pairs one was lost when the machine stopped: its line is torn.
    writeFileSync(out, `${before.split('\n').slice(0, 2).join('\n')}\n{"pair":1,`)
    expect(lasting(await result('--pairs', '6', '--out', out, '--resume'))).toEqual(whole)
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[1]).toBe(before.split('\n')[1])
    // All is there already: nothing is played again.
    expect(lasting(await result('--pairs', '6', '--out', out, '--resume'))).toEqual(whole)
    expect(readFileSync(out, 'utf8').trimEnd().split('\n')).toEqual(lines)
  })

  test('a test ends by itself, with its verdict in words and in the report', async () => {
    const html = file('report.html')
    const ended = await match(...MATCH, '--sprt-score', '0.3,0.7', '--seed', '3', '--html', html)
    expect(ended.code).toBe(0)
    expect(ended.out).toMatch(/30\.0 % against 70\.0 %: LLR \d\.\d\d of ±2\.94, H1: as strong as 70\.0 %/)
    expect(readFileSync(html, 'utf8')).toContain('H1: as strong as')
    const { games, decided } = await result('--sprt-score', '0.3,0.7', '--seed', '3')
    expect(decided).toBe('H1')
    expect(games).toBeLessThan(20)
  })

  test('Ctrl-C ends it with the result so far, and the file can be gone on with', async () => {
    const out = file('stopped.jsonl')
    const args = [...MATCH, '--pairs', '100000', '--seed', '4', '--out', out, '--json']
    const stopped = await stopAfterPairs(args, out, 3)
    expect(stopped.code).toBe(130)
    const report = JSON.parse(stopped.out) as MatchSummary
    expect(report).toMatchObject({ finished: false, seed: '4' })
    expect(report.pairs).toBeGreaterThan(0)
    const saved = readFileSync(out, 'utf8').split('\n').length
    const pairs = String(report.pairs + 1)
    const resumed = lasting(await result('--pairs', pairs, '--out', out, '--resume'))
    expect(resumed).toEqual(lasting(await result('--pairs', pairs, '--seed', '4')))
    expect(readFileSync(out, 'utf8').split('\n').length).toBeLessThanOrEqual(saved + 1)
  })

  test.each<[string[], string]>([
    [['--pairs', '0'], 'It must be a whole number, 1 or more.'],
    [['--pairs', '5', '--sprt', '0,10'], 'cannot be used with'],
    [['--sprt', '10,0'], 'two numbers, the lower first'],
    [['--sprt', '10'], 'two numbers, the lower first'],
    [['--sprt', '0,10,20'], 'two numbers, the lower first'],
    [['--sprt', '0,'], 'two numbers, the lower first'],
    [['--sprt-score', '0.5,1'], 'both between 0 and 1'],
    [['--sprt', '0,10', '--sprt-score', '0.5,0.6'], 'cannot be used with'],
    [['--max-pairs', '5'], '--max-pairs is for a test'],
    [['--resume'], 'name its file too'],
    [['--workers', '0'], 'It must be a whole number, 1 or more.'],
    [['--scenario', 'la-raye,nowhere'], "There is no scenario 'nowhere'"],
    [['--scenario', ','], 'Say which scenarios'],
    [['--b', 'gredy'], "Did you mean 'greedy'?"],
    [['--out', '/dev/null/no'], 'Cannot write'],
    [['--html', '/dev/null/no'], 'Cannot write'],
  ])('%j is one plain line and exit code 2', async (args, text) => {
    const { code, out, err } = await match(...MATCH, ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^bivouac: [^\n]+\n$/)
    expect(err).toContain(text)
  })

  test('both bots must be named', async () => {
    const { code, err } = await match('match', '--a', 'random')
    expect(code).toBe(2)
    expect(err).toContain("Required option '--b <bot>' not specified")
  })

  test('a file that is there, or holds another match, is refused', async () => {
    const out = file('refused.jsonl')
    await result('--pairs', '1', '--seed', '5', '--out', out)
    const saved = readFileSync(out, 'utf8')
    const again = await match(...MATCH, '--pairs', '1', '--out', out)
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('Add --resume')])
    const other = await match(...MATCH, '--b', 'solo', '--pairs', '1', '--out', out, '--resume')
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('another bot b (random, not solo)')])
    expect(readFileSync(out, 'utf8')).toBe(saved)
  })
})

/** Runs, and presses Ctrl-C when so many pairs are in the file. */
async function stopAfterPairs(args: string[], path: string, pairs: number) {
  const stop = new AbortController()
  const watch = setInterval(() => {
    try {
      if (readFileSync(path, 'utf8').split('\n').length > pairs + 1) stop.abort()
    } catch {
      // The file is not there yet.
    }
  }, 20)
  try {
    return await bivouac(args, stop.signal)
  } finally {
    clearInterval(watch)
  }
}
