/** The campaign's score. */
import { expect, test } from 'vitest'
import { type Battle, casualtiesOf, scoreCampaign } from '../src/campaign.ts'
import { CAMPAIGNS } from '../src/campaigns.ts'
import { normandy } from '../src/game.ts'
import { table } from './table.ts'

const battle = (scenario: number, winner: 'us' | 'german', us = 0, german = 0): Battle => ({
  scenario,
  winner,
  casualties: { us, german },
})

test('victories minus one for each full ten casualties suffered over the whole campaign', () => {
  const score = scoreCampaign([battle(1, 'us', 6, 9), battle(2, 'us', 5, 9), battle(3, 'german', 8, 1)])
  expect(score).toEqual({
    victories: { us: 2, german: 1 },
    casualties: { us: 19, german: 19 },
    score: { us: 1, german: 0 },
    winner: 'us',
    degree: 'marginal',
  })
})

const wins = (us: number, german: number): Battle[] =>
  Array.from({ length: us + german }, (_, i) => battle(i + 1, i < us ? 'us' : 'german'))

test.each([
  [0, 0, undefined, 'undecided'],
  [2, 2, undefined, 'undecided'],
  [1, 0, 'us', 'marginal'],
  [0, 3, 'german', 'marginal'],
  [4, 0, 'us', 'clear'],
  [1, 6, 'german', 'clear'],
  [6, 0, 'us', 'decisive'],
])('%i victories to %i', (us, german, winner, degree) => {
  expect(scoreCampaign(wins(us, german))).toMatchObject({ winner, degree })
})

test('casualties can turn a campaign', () => {
  expect(scoreCampaign([battle(6, 'us', 29, 9), battle(7, 'german', 1, 0)])).toMatchObject({
    score: { us: -2, german: 1 },
    winner: 'german',
  })
})

test('a campaign is a run of consecutive scenarios, in order', () => {
  expect(() => scoreCampaign([battle(1, 'us'), battle(3, 'us')])).toThrow('3 does not follow 1')
  expect(() => scoreCampaign([battle(2, 'us'), battle(1, 'us')])).toThrow('1 does not follow 2')
})

test('casualties are the removed cards but Fog of War', () => {
  const t = table('la-raye', 'us removed fog-of-war*3 rifleman-a*2\ngerman removed scout-b')
  expect([0, 1].map(side => casualtiesOf(t.match.table, side))).toEqual([2, 1])
  expect(normandy.tally?.(t.match.table)).toEqual({ rounds: 1, 'casualties.us': 2, 'casualties.german': 1 })
})

test('the story groups are all twelve scenarios, one after the other', () => {
  const numbers = CAMPAIGNS.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  )
  expect(numbers).toEqual(normandy.scenarios.map(({ number }) => number))
})
