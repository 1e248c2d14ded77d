import { looks, type RaceBoard, type RaceView, race, raceBoard } from '@bivouac/testkit/race'
import { describe, expect, test } from 'vitest'
import { type Bot, botDice, playGame, random, type Sight } from '../src/index.ts'

const runner = (step: number): Bot<RaceBoard, RaceView> => ({ name: `runner ${step}`, choose: () => step })

describe('a game between bots', () => {
  test('goes to its end and says how it went', () => {
    const played = playGame(race, raceBoard, 'a', [runner(2), runner(1)])
    expect(played.outcome.reason).toBe('home')
    expect(played.actions).toBeGreaterThan(3)
    expect(played.tally).toMatchObject({ 'casualties.red': 1 })
    expect(played.tally.rounds).toBe(played.actions >> 1)
  })

  test('is the same again from the same seed, and another from another', () => {
    const game = (seed: string) => {
      const seen: unknown[] = []
      const watcher: Bot<RaceBoard, RaceView> = {
        name: 'watcher',
        choose: sight => {
          seen.push(sight.view)
          return random().choose(sight)
        },
      }
      playGame(race, raceBoard, seed, [watcher, watcher])
      return JSON.stringify(seen)
    }
    expect(game('1')).toBe(game('1'))
    expect(new Set(['1', '2', '3', '4', '5'].map(game)).size).toBeGreaterThan(1)
  })

  test('stops at a bot that leaves the legal list', () => {
    expect(() => playGame(race, raceBoard, 'a', [runner(3), runner(1)])).toThrow(
      "the bot 'runner 3' chose 3, which is not in its list",
    )
  })

  test('stops when it never ends', () => {
    expect(() => playGame(race, raceBoard, 'a', [random(), random()], { most: 2 })).toThrow(
      'not over after 2',
    )
  })

  test('counts its commands aloud', () => {
    const counts: number[] = []
    const { actions } = playGame(race, raceBoard, 'a', [random(), random()], {
      onAction: n => counts.push(n),
    })
    expect(counts).toEqual(Array.from({ length: actions }, (_, i) => i + 1))
  })
})

describe('what a bot is shown', () => {
  test('its seat, its own view and the list, and no way to the table', () => {
    const sights: Sight<RaceBoard, RaceView>[] = []
    const looker: Bot<RaceBoard, RaceView> = {
      name: 'looker',
      choose: sight => {
        sights.push(sight)
        expect(sight.view.seat).toBe(sight.seat)
        return sight.legal[0]
      },
    }
    playGame(race, raceBoard, 'a', [looker, looker])
    expect(sights[0].legal).toEqual([1, 2])
    expect(Object.keys(sights[0]).sort()).toEqual(['board', 'dice', 'legal', 'seat'])
  })

  test('a view is built only for who looks', () => {
    looks.count = 0
    playGame(race, raceBoard, 'a', [random(), random()])
    expect(looks.count).toBe(0)
    const looker: Bot<RaceBoard, RaceView> = {
      name: 'looker',
      choose: ({ view, seat, legal }) => (view.steps[seat] < 0 ? 0 : legal[0]),
    }
    const { actions } = playGame(race, raceBoard, 'a', [looker, looker])
    expect(looks.count).toBe(actions)
  })

  test("each bot's generator is its own", () => {
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
    expect(game(5)).toEqual(game(0))
  })
})
