import type { GameSummary } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { choicesIn, isFiltered, type Listed, matches, NO_FILTER } from '../../src/pages/games/library.ts'
import { tagsStore } from '../../src/pages/games/tags.ts'
import { analysedPoints, favouriteCards, lengths, resultRows } from '../../src/pages/games/tally.ts'

const person = { who: 'person' } as const
const bot = { who: 'bot', level: 'expert' } as const

const listed = (id: string, more: Partial<GameSummary>, words: Partial<Listed> = {}): Listed => ({
  game: {
    id,
    plan: { module: 'normandy', scenario: 'la-raye', seats: [person, bot] },
    seq: 40,
    begun: 0,
    touched: new Date(2026, 0, 31).getTime(),
    tally: { rounds: 5 },
    fallen: [],
    ...more,
  },
  scenario: 'La Raye',
  opponent: 'against Expert',
  side: 'US',
  openings: [],
  tags: [],
  ...words,
})

const won = { outcome: { winner: 0, reason: 'points' } } as const
const lost = { outcome: { winner: 1, reason: 'points' } } as const
const asGerman = { plan: { module: 'normandy', scenario: 'la-raye', seats: [bot, person] } } as const

const GAMES: readonly Listed[] = [
  listed('a', won, { openings: ['Rifleman B', 'Fog of War'], tags: ['cup'] }),
  listed('b', { ...lost, touched: new Date(2026, 1, 5).getTime() }, { openings: ['Scout A'] }),
  listed('c', {}),
  listed('d', { ...asGerman, ...won }, { side: 'German', scenario: 'Mortain' }),
]

const found = (filter: Partial<typeof NO_FILTER>): string =>
  GAMES.filter(one => matches(one, { ...NO_FILTER, ...filter }))
    .map(({ game }) => game.id)
    .join('')

describe('looking for games', () => {
  test.each([
    [{}, 'abcd'],
    [{ words: 'raye EXPERT' }, 'abc'],
    [{ words: 'cup' }, 'a'],
    [{ words: 'fog' }, 'a'],
    [{ words: 'carthage' }, ''],
    [{ scenario: 'Mortain' }, 'd'],
    [{ side: 'US' }, 'abc'],
    [{ opponent: 'against Expert' }, 'abcd'],
    [{ opening: 'Scout A' }, 'b'],
    [{ tag: 'cup' }, 'a'],
    [{ result: 'won' }, 'a'],
    [{ result: 'lost' }, 'bd'],
    [{ result: 'running' }, 'c'],
    [{ from: '2026-02-01' }, 'b'],
    [{ to: '2026-01-31' }, 'acd'],
  ] as const)('%j finds %s', (filter, ids) => {
    expect(found(filter)).toBe(ids)
  })

  test('offers what there is', () => {
    expect(choicesIn(GAMES, one => [one.side])).toEqual(['German', 'US'])
    expect(isFiltered(NO_FILTER)).toBe(false)
    expect(isFiltered({ ...NO_FILTER, tag: 'cup' })).toBe(true)
  })
})

describe('figures of many games', () => {
  test('results by scenario and side', () => {
    expect(resultRows(GAMES)).toEqual([
      { scenario: 'La Raye', side: 'US', won: 1, lost: 1 },
      { scenario: 'Mortain', side: 'German', won: 0, lost: 1 },
    ])
  })

  test('luck and accuracy as the one who played here had them, in order', () => {
    const figures = (game: string) =>
      ({
        game,
        depth: 'quick',
        start: 5000,
        decisions: [-800, 300],
        luck: 1200,
        result: 10_000,
        bySide: [
          { decisions: 4, mistakes: 1, lost: 800 },
          { decisions: 3, mistakes: 0, lost: 300 },
        ],
      }) as const
    const points = analysedPoints(
      GAMES,
      new Map([
        ['b', figures('b')],
        ['d', figures('d')],
      ]),
    )
    expect(points.map(({ id, luck, lostEach }) => ({ id, luck, lostEach }))).toEqual([
      { id: 'd', luck: -12, lostEach: 1 },
      { id: 'b', luck: 12, lostEach: 2 },
    ])
  })

  test('cards by the one who played here, and lengths of games that are over', () => {
    const entries = new Map([
      ['a', { game: 'a', openings: [null, null], cards: [{ scout: 2, fog: 1 }, { scout: 9 }] } as const],
      ['d', { game: 'd', openings: [null, null], cards: [{ scout: 5 }, { fog: 3 }] } as const],
    ])
    const cardName = (_: string, card: string) => card.toUpperCase()
    expect(favouriteCards(GAMES, { entries, cardName })).toEqual([
      { name: 'FOG', count: 4 },
      { name: 'SCOUT', count: 2 },
    ])
    expect(lengths(GAMES)).toEqual([{ name: '5', count: 3 }])
  })
})

test('tags are words between commas, and survive in storage whatever else lies there', () => {
  const kept = new Map([['bivouac.tags', '{"x":[1,"old"],"y":"no list"}']])
  const browser = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
    addEventListener: () => undefined,
  }
  const store = tagsStore(browser)
  expect(store.get()).toEqual({ x: ['old'] })
  store.write('a', ' cup, , against Ann,cup ')
  expect(store.get().a).toEqual(['cup', 'against Ann'])
  expect(tagsStore(browser).get().a).toEqual(['cup', 'against Ann'])
  store.write('a', '')
  expect(store.get().a).toBeUndefined()
})
