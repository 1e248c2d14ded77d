import { looks, type RaceBoard, type RaceView, race, raceBoard } from '@bivouac/testkit/race'
import { describe, expect, test } from 'vitest'
import { type Bot, botDice, playGame, playWithin, random, type Sight } from '../src/index.ts'

const runner = (step: number): Bot<RaceBoard, RaceView> => ({ name: `runner ${step}`, choose: () => step })

describe('a game between bots', () => {
  test('goes to its end and says how it went', async () => {
    const played = await playGame(race, raceBoard, 'a', [runner(2), runner(1)])
    expect(played.outcome.reason).toBe('home')
    expect(played.actions).toBeGreaterThan(3)
    expect(played.tally).toMatchObject({ 'casualties.red': 1 })
    expect(played.tally.rounds).toBe(played.actions >> 1)
  })

  test('is the same again from the same seed, and another from another', async () => {
    const game = async (seed: string) => {
      const seen: unknown[] = []
      const watcher: Bot<RaceBoard, RaceView> = {
        name: 'watcher',
        choose: sight => {
          seen.push(sight.view)
          return random().choose(sight)
        },
      }
      await playGame(race, raceBoard, seed, [watcher, watcher])
      return JSON.stringify(seen)
    }
    expect(await game('1')).toBe(await game('1'))
    const games = await Promise.all(['1', '2', '3', '4', '5'].map(game))
    expect(new Set(games).size).toBeGreaterThan(1)
  })

  test('stops at a bot that leaves the legal list', async () => {
    await expect(playGame(race, raceBoard, 'a', [runner(3), runner(1)])).rejects.toThrow(
      "the bot 'runner 3' chose 3, which is not in its list",
    )
  })

  test('stops when it never ends', async () => {
    await expect(playGame(race, raceBoard, 'a', [random(), random()], { most: 2 })).rejects.toThrow(
      'not over after 2',
    )
  })

  test('is broken off, without an outcome, for whoever can make something of that', async () => {
    const within = (limits: object) => playWithin(race, raceBoard, 'a', [random(), random()], limits)
    expect(await within({ most: 2 })).toMatchObject({ outcome: undefined, actions: 2 })
    expect(await within({ maxRounds: 1 })).toMatchObject({ outcome: undefined, tally: { rounds: 2 } })
    expect((await within({ maxRounds: 1000 })).outcome).toBeDefined()
  })

  test('counts its commands aloud', async () => {
    const counts: number[] = []
    const { actions } = await playGame(race, raceBoard, 'a', [random(), random()], {
      onAction: n => counts.push(n),
    })
    expect(counts).toEqual(Array.from({ length: actions }, (_, i) => i + 1))
  })
})

describe('a bot that breaks the rules', () => {
  const clumsy = (choose: Bot['choose']): Bot => ({ name: 'clumsy', choose })
  const steps = (n: number, then: Bot['choose']): Bot => {
    let given = 0
    return clumsy(sight => (given++ < n ? 1 : then(sight)))
  }

  test.each<[string, Bot['choose'], string]>([
    ['leaves its list', () => 3, "the bot 'clumsy' chose 3, which is not in its list"],
    ['leaves it later', async () => Number.NaN, "the bot 'clumsy' chose NaN, which is not in its list"],
    ['throws', () => fallOver('no idea'), 'no idea'],
    ['throws later', async () => fallOver('still none'), 'still none'],
  ])('and %s loses the game where that is agreed', async (_, choose, text) => {
    const played = await playGame(race, raceBoard, 'a', [runner(1), steps(1, choose)], { forfeit: true })
    expect(played).toMatchObject({
      outcome: { winner: 0, reason: 'forfeit' },
      fault: { seat: 1, text },
      actions: 3,
    })
  })

  test('stops everything where it is not', async () => {
    const bot = clumsy(() => fallOver('no idea'))
    await expect(playGame(race, raceBoard, 'a', [runner(1), bot])).rejects.toThrow('no idea')
  })

  test('a game that goes well has no fault', async () => {
    const played = await playGame(race, raceBoard, 'a', [runner(1), runner(2)], { forfeit: true })
    expect(played).not.toHaveProperty('fault')
  })
})

function fallOver(text: string): never {
  throw new Error(text)
}

describe('what a bot is shown', () => {
  test('its seat, its own view and the list, and no way to the table', async () => {
    const sights: Sight<RaceBoard, RaceView>[] = []
    const looker: Bot<RaceBoard, RaceView> = {
      name: 'looker',
      choose: sight => {
        sights.push(sight)
        expect(sight.view.seat).toBe(sight.seat)
        return sight.legal[0]
      },
    }
    await playGame(race, raceBoard, 'a', [looker, looker])
    expect(sights[0].legal).toEqual([1, 2])
    expect(Object.keys(sights[0]).sort()).toEqual(['board', 'clock', 'dice', 'legal', 'seat'])
  })

  test('a view is built only for who looks', async () => {
    looks.count = 0
    await playGame(race, raceBoard, 'a', [random(), random()])
    expect(looks.count).toBe(0)
    const looker: Bot<RaceBoard, RaceView> = {
      name: 'looker',
      choose: ({ view, seat, legal }) => (view.steps[seat] < 0 ? 0 : legal[0]),
    }
    const { actions } = await playGame(race, raceBoard, 'a', [looker, looker])
    expect(looks.count).toBe(actions)
  })

  test("each bot's generator is its own", async () => {
    expect([...botDice('s', 0)]).not.toEqual([...botDice('s', 1)])
    // A bot that burns through its own chance changes nothing for the dice on the table or for the other bot.
    const greedy = (burn: number): Bot<RaceBoard, RaceView> => ({
      name: 'greedy',
      choose: sight => {
        for (let i = 0; i < burn; i++) random().choose(sight)
        return 1
      },
    })
    const game = (burn: number) => playGame(race, raceBoard, 's', [greedy(burn), random()])
    expect(await game(5)).toEqual(await game(0))
  })
})
