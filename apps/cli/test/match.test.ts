/** A match from the inside: pairs, how they add up, and the file that keeps them. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, type Peeper, random } from '@bivouac/ai'
import type { Board, GameModule } from '@bivouac/kernel'
import { timesIn } from '@bivouac/lab'
import { race, raceBoard } from '@bivouac/testkit/race'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveTable } from '../src/match/live.ts'
import { type PairGame, type PairResult, playPair } from '../src/match/pair.ts'
import type { Goal, MatchPlan } from '../src/match/plan.ts'
import { reportPage } from '../src/match/report/page.ts'
import { beginSaved, readSaved, sameMatch, savePair } from '../src/match/saved.ts'
import { Standing } from '../src/match/standing.ts'
import { summary } from '../src/match/summary.ts'
import { matchText } from '../src/match/table.ts'

const module = race as unknown as GameModule
const board: Board = raceBoard
const SIDES = ['red', 'blue']

function clock(): () => number {
  let ms = 0
  return () => ms++
}

const plan = (goal: Goal = { kind: 'pairs' }, scenarios = ['x', 'y']): MatchPlan => ({
  game: 'race',
  rulesVersion: 1,
  scenarios: scenarios.map(id => ({ id, fingerprint: `${id}0` })),
  a: 'quick',
  b: 'slow',
  seed: 's',
  goal,
})

/** A pair that brought bot a so many points; with one, a won on the first side. */
function pairOf(points: number, reason = 'home'): PairResult {
  const game = (won: boolean): PairGame => ({ winner: won ? 'a' : 'b', reason, actions: 9 })
  const times = { max: 2, counts: [[176, 3]] as [number, number][] }
  return { games: [game(points > 0), game(points > 1)], times: { a: times, b: times } }
}

function standingOf(points: readonly number[], goal?: Goal, most = points.length): Standing {
  const standing = new Standing(plan(goal), SIDES, most)
  for (const [pair, p] of points.entries()) standing.take(pair, pairOf(p))
  return standing
}

describe('a pair', () => {
  /** A bot that notes where it sits and what it is dealt. */
  const noting = (notes: string[], name: string) => (): Bot => ({
    name,
    choose: ({ seat, legal, dice }) => {
      notes.push(`${name} ${seat} ${dice[0]}`)
      return legal[0]
    },
  })

  test('is the same seed twice with the sides swapped', async () => {
    const notes: string[] = []
    const makers = { a: noting(notes, 'a'), b: noting(notes, 'b') }
    const { games } = await playPair(module, board, { seed: 's', makers, clock: clock() })
    const [first, second] = [notes.slice(0, games[0].actions), notes.slice(games[0].actions)]
    // Both always take the first command, so the two games are one and the same but for who sits where.
    expect(second).toEqual(first.map(note => note.replace(/^./, bot => (bot === 'a' ? 'b' : 'a'))))
    expect(new Set(games.map(game => game.winner)).size).toBe(2)
  })

  test('a bot is made for each game anew, so one that breaks the rules loses one game and is let go', async () => {
    let [made, stopped] = [0, 0]
    const clumsy = (): Bot => {
      const wrong = made++ === 0
      return { name: 'clumsy', choose: () => (wrong ? 9 : 2), stop: () => void stopped++ }
    }
    const makers = { a: clumsy, b: random }
    const { games } = await playPair(module, board, { seed: 's', makers, clock: clock() })
    expect(games[0]).toMatchObject({
      winner: 'b',
      reason: 'forfeit',
      fault: { bot: 'a', text: expect.stringContaining("'clumsy' chose 9") },
    })
    expect(games[1].reason).toBe('home')
    expect([made, stopped]).toEqual([2, 2])
  })

  test('decisions are timed, whoever waits or peeps', async () => {
    const later = (): Bot => ({ name: 'later', choose: async ({ legal }) => legal[0] })
    const peeper = (): Peeper => ({
      name: 'peeper',
      peeps: true,
      choose: () => 9,
      peep: (_, table) => (table.board === board ? 2 : 9),
    })
    const makers = { a: later, b: peeper }
    const { games, times } = await playPair(module, board, { seed: 's', makers, clock: clock() })
    expect(games.map(game => game.reason)).toEqual(['home', 'home'])
    const actions = games[0].actions + games[1].actions
    const decisions = (['a', 'b'] as const).map(key => times[key].counts.reduce((sum, [, n]) => sum + n, 0))
    expect(decisions[0] + decisions[1]).toBe(actions)
    expect(times.a.max).toBe(1)
  })
})

describe('how a match stands', () => {
  test('pairs count in their order, in whatever order they come', () => {
    const points = [2, 1, 0, 2, 2, 1, 2, 2]
    const inOrder = standingOf(points)
    const mixed = new Standing(plan(), SIDES, points.length)
    for (const pair of [3, 0, 7, 1, 2, 6, 5]) mixed.take(pair, pairOf(points[pair]))
    expect([mixed.pairs, mixed.over]).toEqual([4, false])
    mixed.take(4, pairOf(points[4]))
    expect(mixed.over).toBe(true)
    expect(summary(mixed)).toEqual(summary(inOrder))
  })

  test('the document has all of it', () => {
    const result = summary(standingOf([2, 1, 2, 0]))
    expect(result).toMatchObject({
      a: 'quick',
      b: 'slow',
      game: 'race',
      games: 8,
      score: 0.625,
      byScenario: [
        { scenario: 'x', games: 4, score: 1 },
        { scenario: 'y', games: 4, score: 0.25 },
      ],
      decided: null,
      finished: true,
      llr: null,
      pairs: 4,
      pairCounts: [1, 0, 1, 0, 2],
      bySide: { red: 0.75, blue: 0.5 },
      ends: { home: 8 },
      thinkMs: { a: { decisions: 12, max: 2 } },
    })
    expect(result.elo).toBeCloseTo(88.7, 1)
    expect(result.low).toBeLessThan(0.625)
  })

  test.each<[Goal, number[], string | undefined]>([
    [{ kind: 'sprt', low: 0, high: 100 }, Array(200).fill(2), 'H1'],
    [{ kind: 'sprt', low: 0, high: 100 }, Array(200).fill(0), 'H0'],
    [{ kind: 'sprt-score', low: 0.7, high: 0.9 }, Array(200).fill(2), 'H1'],
    [{ kind: 'sprt-score', low: 0.7, high: 0.9 }, Array(200).fill(1), 'H0'],
    [{ kind: 'sprt', low: 0, high: 100 }, [2, 0, 1], undefined],
  ])('a test stops at once when it knows: %j', (goal, points, decided) => {
    const standing = standingOf(points, goal)
    expect(standing.decided).toBe(decided)
    expect(standing.over).toBe(true)
    if (decided) expect(standing.pairs).toBeLessThan(200)
    expect(Math.abs(standing.llr ?? 0) >= 2.94).toBe(decided !== undefined)
  })

  test('forfeits are listed with the side, in words too', () => {
    const standing = new Standing(plan(), SIDES, 1)
    const [first, second] = pairOf(1, 'forfeit').games
    const fault = { bot: 'b', text: 'it sent <nonsense>' } as const
    standing.take(0, {
      ...pairOf(1),
      games: [
        { ...first, fault },
        { ...second, winner: 'a', fault },
      ],
    })
    const result = summary(standing)
    expect(result.forfeits.map(f => [f.bot, f.side, f.scenario, f.seed])).toEqual([
      ['b', 'blue', 'x', 's/0'],
      ['b', 'red', 'x', 's/0'],
    ])
    expect(matchText(result)).toContain('b as blue, x, seed s/0: it sent <nonsense>')
    expect(reportPage('Race', result, standing.points)).toContain('it sent &lt;nonsense&gt;')
  })

  test('times of all pairs add up', () => {
    expect(timesIn(standingOf([1, 1, 1]).times.b)).toBe(9)
  })
})

describe('the saved match', () => {
  let folder = ''
  const file = (name: string): string => join(folder, name)
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-saved-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('gives back what was saved, without a torn last line', () => {
    const path = file('torn.jsonl')
    const goal: Goal = { kind: 'sprt', low: 0, high: 60 }
    beginSaved(path, plan(goal))
    savePair(path, plan(goal), 0, pairOf(2))
    savePair(path, plan(goal), 3, pairOf(1))
    const whole = readFileSync(path, 'utf8')
    appendFileSync(path, '{"pair":1,"games":[{"win')
    const saved = readSaved(path)
    expect(saved?.plan).toEqual(plan(goal))
    expect([...(saved?.pairs ?? [])]).toEqual([
      [0, pairOf(2)],
      [3, pairOf(1)],
    ])
    expect(readFileSync(path, 'utf8')).toBe(whole)
    expect(readSaved(file('none.jsonl'))).toBeUndefined()
  })

  test('is never begun over another', () => {
    const path = file('there.jsonl')
    writeFileSync(path, 'something dear')
    expect(() => beginSaved(path, plan())).toThrow('Add --resume to go on with it')
    expect(readFileSync(path, 'utf8')).toBe('something dear')
  })

  test.each([
    ['', 'does not begin like a saved match'],
    ['{"a":1}\n', 'does not begin like a saved match'],
    ['plan\n{"pair":-1}\n', 'no pair of a saved match'],
    ['plan\nnonsense\n', 'no pair of a saved match'],
  ])('%j is refused', (text, words) => {
    const path = file('bad.jsonl')
    rmSync(path, { force: true })
    beginSaved(path, plan())
    writeFileSync(path, text.replace('plan\n', readFileSync(path, 'utf8')))
    expect(() => readSaved(path)).toThrow(words)
  })

  test.each<[string, Partial<MatchPlan>]>([
    ['another bot a', { a: 'other' }],
    ['another bot b', { b: 'other' }],
    ['another seed', { seed: 'other' }],
    ['another game', { game: 'other' }],
    ['another version of the rules', { rulesVersion: 2 }],
    ['another list of scenarios', { scenarios: [{ id: 'x', fingerprint: 'x0' }] }],
    ['another content of its scenarios', { scenarios: ['x', 'y'].map(id => ({ id, fingerprint: '9' })) }],
    ['another goal', { goal: { kind: 'sprt', low: 0, high: 1 } }],
  ])('with %s is another match', (what, other) => {
    expect(() => sameMatch('f', plan(), { ...plan(), ...other })).toThrow(what)
    expect(() => sameMatch('f', plan(), plan())).not.toThrow()
  })
})

describe('what people see', () => {
  test('the report holds a bar for each scenario and the course, and nothing from outside', () => {
    const standing = standingOf(Array.from({ length: 300 }, (_, i) => i % 3))
    const page = reportPage('Race & Run', summary(standing), standing.points)
    expect(page.match(/<rect class="bar"/g)).toHaveLength(3)
    expect(page).toContain('class="line" d="M')
    expect(page).toContain('Race &amp; Run')
    expect(page).not.toMatch(/NaN|Infinity|undefined|https?:|<script|<link/)
  })

  test('a match without a game is still told', () => {
    const standing = new Standing(plan({ kind: 'sprt', low: 0, high: 60 }), SIDES, 5)
    expect(matchText(summary(standing))).toContain('Stopped after 0 pairs.')
    expect(reportPage('Race', summary(standing), [])).not.toMatch(/NaN|Infinity/)
  })

  test('the live table is drawn over itself and taken away; elsewhere there is none', async () => {
    const draw = async (isTTY: boolean): Promise<string> => {
      let written = ''
      const screen = { isTTY, rows: 24, columns: 60, write: (text: string) => (written += text) }
      const live = liveTable(standingOf([2, 1, 0]), screen, clock())
      for (let i = 0; i < 2; i++) {
        live.update()
        await new Promise(resolve => setTimeout(resolve, 300))
      }
      live.stop()
      return written
    }
    const [shown, quiet] = await Promise.all([draw(true), draw(false)])
    expect(quiet).toBe('')
    const [first, second, last] = shown.split('\x1b[J')
    expect(first).toContain('pair 3 of 3')
    const lines = first.split('\n').length - 1
    expect(first.endsWith(`\x1b[${lines}A\r`)).toBe(true)
    expect(second).toContain('score of a')
    expect(last).toBe('')
    expect(Math.max(...first.split('\n').map(line => line.length))).toBeLessThan(60)
  })
})
