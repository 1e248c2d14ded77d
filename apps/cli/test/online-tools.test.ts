/** The tools that load and torment a server: what they find wrong when something is, and that nothing is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Update } from '@bivouac/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chaos } from '../src/online/chaos.ts'
import { judged } from '../src/online/chaos-verdict.ts'
import { dice } from '../src/online/dice.ts'
import { newEars } from '../src/online/ears.ts'
import { BATTLES, newGame } from '../src/online/games.ts'
import { type KeptGame, keptGames, replayed } from '../src/online/kept-games.ts'
import { load } from '../src/online/load.ts'
import { newPlayer, type Player } from '../src/online/player.ts'
import { failuresOf, fuzzProtocol, GROWTH_MOST_MB } from '../src/online/protocol-fuzz.ts'
import { serverProcess } from '../src/online/server-process.ts'

/** A game that two have played a part of, and the log that was left of it. */
let folder: string
let players: Player[]
let game: KeptGame

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bivouac-tools-'))
  const server = await serverProcess(folder)
  players = await Promise.all(['Ann', 'Bob'].map(name => newPlayer(server.base, name, dice(name))))
  const id = await newGame(players, BATTLES[0])
  for (const player of players) void player.play(id)
  const until = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 60_000 })
  await until(() => expect(players.flatMap(({ given }) => given).length).toBeGreaterThan(20))
  await until(() => expect(players.map(player => player.rest())).toEqual([true, true]))
  await until(() => expect(new Set(players.map(({ seen }) => seen.get(id)?.entry)).size).toBe(1))
  for (const player of players) player.end()
  await server.kill()
  game = keptGames(folder).find(one => one.id === id)!
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const NOTHING = { lost: 0, lostFirst: [], twice: 0, viewsDiffer: 0 }

describe('the verdict on a log', () => {
  test('is clean for what was left of a game', () => {
    expect(judged(players, [game])).toEqual(NOTHING)
  })

  test('finds a command that was acknowledged and is not there', () => {
    const { ids, record } = game
    expect(judged(players, [{ ...game, ids: ids.slice(1), record }])).toMatchObject({ lost: 1 })
    expect(judged(players, [])).toMatchObject({ lost: ids.length, viewsDiffer: 2 })
  })

  test('finds a command that was refused and is there', () => {
    const [{ given, seen }, other] = players
    const wrong = { seen, given: [{ ...given[0], state: 'refused' as const }, ...given.slice(1)] }
    const found = `${game.id} ${given[0].id}: refused , in the log`
    expect(judged([wrong, other], [game])).toEqual({ ...NOTHING, lost: 1, lostFirst: [found] })
  })

  test('finds a command that was carried out twice', () => {
    expect(judged(players, [{ ...game, ids: [game.ids[0], ...game.ids.slice(0, -1)] }])).toMatchObject({
      twice: 1,
    })
  })

  test('finds a view that does not follow from it', () => {
    const [{ given, seen }, other] = players
    const wrong = new Map<string, Update>(
      [...seen].map(([id, update]) => [id, { ...update, view: { ...(update.view as object), round: -1 } }]),
    )
    expect(judged([{ given, seen: wrong }, other], [game])).toEqual({ ...NOTHING, viewsDiffer: 1 })
  })
})

describe('ears', () => {
  const leaksOf = (guest: string, message: object): number => {
    const ears = newEars()
    ears.hear(guest, {}, JSON.stringify(message))
    return ears.leaks([game], new Map([[game.players[0], 'token-of-0']]))
  }
  const opening = (seat: number): object => {
    const match = replayed(game)
    if (!match.ok) throw new Error(match.problem.text)
    return {
      ask: 1,
      answer: { update: { game: game.id, view: match.value.module.view(match.value.table, seat) } },
    }
  }

  test.each([0, 1])('let seat %s see its own view and nobody else', seat => {
    expect(leaksOf(game.players[seat], opening(seat))).toBe(0)
    expect(leaksOf(game.players[1 - seat], opening(seat))).toBe(1)
    expect(leaksOf('a stranger', opening(seat))).toBe(1)
  })

  test('find a secret, the token of another and something of the inside', () => {
    const [own, other] = game.players
    const said = (text: string): object => ({ ask: 1, problem: { code: 'x', text } })
    expect(leaksOf(own, said(`the key is ${game.secret}`))).toBe(1)
    expect([leaksOf(own, said('token-of-0')), leaksOf(other, said('token-of-0'))]).toEqual([0, 1])
    expect(leaksOf(own, said(new Error('no').stack ?? ''))).toBe(1)
    expect(leaksOf(own, said('No such game.'))).toBe(0)
  })

  test('find facts that only the other may know', () => {
    const steps: { own: object; other: object }[] = []
    replayed(game, ({ module, log }, facts) => {
      const step = (seat: number): object => ({
        seq: log.length,
        by: log.at(-1)?.seat ?? -1,
        facts: facts.map(fact => module.seenBy(fact, seat)).filter(fact => fact !== undefined),
      })
      steps.push({ own: step(0), other: step(1) })
    })
    const differing = steps.find(({ own, other }) => JSON.stringify(own) !== JSON.stringify(other))!
    const change = (step: object) => ({
      news: 'change',
      game: game.id,
      from: 1,
      entry: 2,
      steps: [step],
    })
    expect(leaksOf(game.players[0], change(differing.own))).toBe(0)
    expect(leaksOf(game.players[0], change(differing.other))).toBe(1)
  })
})

describe('the verdict on a server that was sent odd messages', () => {
  const stood = { messages: 1000, crashes: 0, leaks: 0, memoryGrowthMb: GROWTH_MOST_MB }

  test('is clean for one that stood, though it has grown a little', () => {
    expect(failuresOf(stood)).toEqual([])
  })

  test.each([
    [{ crashes: 1 }, /fell, or failed inside, 1 time\./],
    [{ leaks: 2 }, /^2 frames told/],
    [{ memoryGrowthMb: GROWTH_MOST_MB + 0.01 }, /grew by 64\.01 MB, and 64 MB is the most/],
  ])('says so of one with %j', (found, sentence) => {
    expect(failuresOf({ ...stood, ...found })).toEqual([expect.stringMatching(sentence)])
  })
})

describe('a real server', () => {
  test('that is killed loses nothing', async () => {
    const { recoverySeconds, ...found } = await chaos(2, 'test')
    expect(found).toEqual({ trials: 2, ...NOTHING, stuck: 0 })
    expect(recoverySeconds.max).toBeGreaterThan(0)
  })

  test('that is sent odd messages neither falls nor tells', async () => {
    const report = await fuzzProtocol(4, 'test')
    expect(failuresOf(report)).toEqual([])
    expect(report.messages).toBeGreaterThan(100)
  })

  test('carries games, and is measured against an echo and one that keeps what it hears', async () => {
    const report = await load({ games: 2, seconds: 1, seed: 'test' })
    expect(Object.keys(report.medianUpdateBytes)).toEqual(['normandy', 'great-war'])
    expect(report.games).toBe(2)
    const { commandsPerSecond, echoPerSecond, keeperPerSecond, p99Ms, echoP99Ms, keeperP99Ms } = report
    for (const figure of [commandsPerSecond, echoPerSecond, keeperPerSecond, p99Ms, echoP99Ms, keeperP99Ms])
      expect(figure).toBeGreaterThan(0)
    expect(report.commitP99Ms).toBeGreaterThan(0)
  })
})
