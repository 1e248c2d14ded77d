/** What is wrong with a cover is found. */
import { expect, test } from 'vitest'
import { checkCover } from '../src/check-cover.ts'
import type { GameCover, ScenarioCover } from '../src/game-ui.ts'

const SCENARIO: ScenarioCover = {
  id: 'one',
  number: 1,
  name: 'One',
  place: 'Here',
  date: '1944',
  special: 'A field.',
  minutes: 25,
  victory: ['Hold it.', 'Take it.'],
  balance: { share: 0.5, games: 100 },
  thumbnail: '<svg id="a"><path/></svg>',
}
const cover = (scenario: Partial<ScenarioCover> = {}, more: Partial<GameCover> = {}) =>
  ({
    loadLid: async () => '<svg ><g id="sky"/><path fill="url(#sky)"/></svg>',
    pitch: () => 'A game.',
    sides: () => ['Red', 'Blue'],
    scenarios: () => [{ ...SCENARIO, ...scenario }],
    campaigns: () => [{ id: 'all', name: 'All', scenarios: ['one'] }],
    ...more,
  }) as GameCover
const flaws = (...args: Parameters<typeof cover>): Promise<readonly string[]> =>
  checkCover(cover(...args), ['one'])

test('a cover in order has no flaws', async () => {
  expect(await flaws()).toEqual([])
})

test.each([
  ['an open slot', { name: '{name}' }, "en: one: '{name}'"],
  ['no sentence', { special: 'A field' }, "de: one: 'A field'"],
  ['too long a game', { minutes: 200 }, 'one: lasts 200 minutes'],
  ['no figures', { balance: undefined }, 'one: has not been played between bots'],
  [
    'a torn picture',
    { thumbnail: '<svg ><path fill="url(#sky)"/></svg>' },
    "a picture points at 'sky', which is not in it",
  ],
  ['another scenario', { id: 'two' }, 'pl: the scenarios are not those of the game, in their order'],
])('%s', async (_, scenario, flaw) => {
  expect(await flaws(scenario)).toContain(flaw)
})

test('sides and campaigns are looked at', async () => {
  const campaigns = () => [
    { id: 'all', name: 'All', scenarios: [] },
    { id: 'part', name: 'Part', scenarios: ['two'] },
  ]
  expect(await flaws({}, { sides: () => ['Red', 'Red'], campaigns })).toEqual(
    expect.arrayContaining([
      "es: sides 'Red, Red'",
      'hu: the first campaign does not hold all scenarios',
      "hu: campaign 'part'",
    ]),
  )
})
