/** A campaign's book: which game is which battle, what comes next, who is ahead, and who was lost. */
import type { Campaign, GameSummary } from '@bivouac/protocol'
import { describe, expect, it } from 'vitest'
import {
  battlesOf,
  casualtiesIn,
  foughtBattles,
  nextBattle,
  rollOfTheFallen,
  scoreByVictories,
} from '../../src/pages/campaign/score.ts'

const SEATS = [{ who: 'person' }, { who: 'bot', level: 'regular' }] as const
const CAMPAIGN: Campaign = {
  id: 'k',
  module: 'normandy',
  name: 'Canal',
  scenarios: ['a', 'b', 'c'],
  seats: SEATS,
  begun: 0,
}
const game = (id: string, battle: number, winner?: number, more: Partial<GameSummary> = {}): GameSummary => ({
  id,
  plan: {
    module: 'normandy',
    scenario: CAMPAIGN.scenarios[battle],
    seats: SEATS,
    campaign: { campaign: 'k', battle },
  },
  seq: 1,
  begun: 0,
  touched: 0,
  tally: {},
  fallen: [],
  ...(winner !== undefined && { outcome: { winner, reason: 'points' } }),
  ...more,
})
const COVER = { sideIds: ['us', 'german'] } as const

describe('a campaign', () => {
  it('knows its battles by their place, and prefers one that was fought out', () => {
    const games = [game('new', 0, undefined, { touched: 9 }), game('won', 0, 1, { touched: 2 }), game('x', 2)]
    expect(battlesOf(CAMPAIGN, games).map(entry => entry.game?.id)).toEqual(['won', undefined, 'x'])
  })

  it('leaves other games out', () => {
    const stray = {
      ...game('s', 0, 0),
      plan: { ...game('s', 0).plan, campaign: { campaign: 'z', battle: 0 } },
    }
    expect(battlesOf(CAMPAIGN, [stray]).every(entry => entry.game === undefined)).toBe(true)
  })

  it('goes on with the first battle that has no result, and ends after the last', () => {
    const entries = (games: readonly GameSummary[]) => battlesOf(CAMPAIGN, games)
    expect(nextBattle(entries([]))).toBe(0)
    expect(nextBattle(entries([game('1', 0, 0), game('2', 1)]))).toBe(1)
    expect(nextBattle(entries([game('1', 0, 0), game('2', 1, 0), game('3', 2, 1)]))).toBeUndefined()
  })

  it('counts only what was fought in order', () => {
    const entries = battlesOf(CAMPAIGN, [
      game('1', 0, 1, { tally: { 'casualties.us': 4, 'casualties.german': 0 } }),
      game('3', 2, 0),
    ])
    expect(foughtBattles(entries, COVER)).toEqual([{ scenario: 'a', winner: 1, casualties: [4, 0] }])
  })

  it('takes casualties from the figures, a nought too, and else counts the fallen', () => {
    const fallen = [{ seat: 1, unit: 'u', name: 'n' }]
    const tally = { 'casualties.us': 0, 'casualties.german': 0 }
    expect(casualtiesIn(game('1', 0, 0, { fallen, tally }), COVER)).toEqual([0, 0])
    expect(casualtiesIn(game('1', 0, 0, { fallen, tally: {} }), COVER)).toEqual([0, 1])
  })

  it('is led by whoever has won more battles, or nobody', () => {
    const won = (winner: number) => ({ scenario: 'a', winner, casualties: [0, 0] as const })
    expect(scoreByVictories([won(0), won(1), won(1)])).toEqual({ score: [1, 2], winner: 1 })
    expect(scoreByVictories([won(0), won(1)])).toEqual({ score: [1, 1], winner: undefined })
    expect(scoreByVictories([])).toEqual({ score: [0, 0], winner: undefined })
  })

  it('reads the roll in the order of battles', () => {
    const man = (name: string) => [{ seat: 0, unit: 'Scouts', name }]
    const entries = battlesOf(CAMPAIGN, [
      game('2', 1, 0, { fallen: man('second') }),
      game('1', 0, 0, { fallen: man('first') }),
    ])
    expect(rollOfTheFallen(entries).map(({ name, scenario }) => [name, scenario])).toEqual([
      ['first', 'a'],
      ['second', 'b'],
    ])
  })
})
