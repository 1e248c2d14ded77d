/** What has happened: where results of dice lie on the board, and which facts are one line of the log. */
import { expect, it } from 'vitest'
import { placeOf } from '../../src/art/places.ts'
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed } from '../../src/geometry.ts'
import { storyArt } from '../../ui/table/board/story.ts'
import { awayFrom } from '../../ui/table/ceremony/away-from.ts'
import { scenesOf } from '../../ui/table/ceremony/scenes.ts'
import { logRole } from '../../ui/table/telling.ts'
import { wordsIn } from '../../ui/table/words.ts'
import { table } from '../table.ts'

const FIRE: readonly GreatWarFact[] = [
  { type: 'attackDeclared', by: 'german-1', from: '4,6', hex: '7,6', close: false },
  {
    type: 'diceRolled',
    by: 'german-1',
    at: '7,6',
    use: 'battle',
    faces: ['burst', 'flag'],
    hits: [0],
    parts: [],
  },
  { type: 'figuresLost', unit: 'british-1', hex: '7,6', count: 1, clause: 'G-6.7' },
]

/** How far a result lies below the middle of the unit it is about. */
async function fallOf(waysBack: readonly number[]): Promise<number> {
  const view = table({ '7,6': '.:bi4', '4,6': '.:gi4' }, '').view('british')
  const chapter = { facts: FIRE, number: undefined, isLit: true, hasDice: true }
  const { over } = storyArt({ view, turned: 0, words: await wordsIn('en'), letters: 0, waysBack }, [chapter])
  const [, y] = /<g transform="translate\([\d.]+ ([\d.]+)\)/.exec(over) ?? []
  return Number(y) - placeOf(hexNamed('7,6'), 0)[1]
}

it('lays a result below its unit', async () => {
  expect(await fallOf([])).toBeGreaterThan(0)
})
it('but not on the hexes that the unit may fall back to', async () => {
  expect(await fallOf([hexNamed('8,6'), hexNamed('8,7')])).toBeLessThan(0)
})

/** The half of an upright phone's board on which the slip lies that tells of fire at this hex. */
const halfFor = (at: string) =>
  awayFrom(
    scenesOf(
      [{ type: 'diceRolled', by: 'german', at, use: 'shell', faces: ['burst'], hits: [0], parts: [] }],
      '',
    ),
    1,
  )

it('tells of dice in the half of a phone where their target does not lie', () => {
  // Turned a quarter, columns run from top to bottom.
  expect(placeOf(hexNamed('5,2'), 1)[1]).toBeLessThan(placeOf(hexNamed('5,11'), 1)[1])
  expect(halfFor('5,2')).toBe('bottom')
  expect(halfFor('5,11')).toBe('top')
})
it('tells of what has no place on the board at the top', () => {
  expect(awayFrom(scenesOf([{ type: 'turnStarted', side: 'german', turn: 2 }], ''), 1)).toBe('top')
})

it.each([
  ['en', 'Orders: infantry (7,6), machine gun (8,6).', 'British infantry on 7,6 is ordered.'],
  [
    'de',
    'Befehle: Infanterie (7,6), Maschinengewehr (8,6).',
    'Die britische Infanterie auf 7,6 erhält einen Befehl.',
  ],
] as const)('tells all orders of one card in one line: %s', async (language, orders, order) => {
  const { match } = table({ '7,6': '.:bi4', '8,6': '.:bm3' }, '')
  const facts: readonly GreatWarFact[] = [
    { type: 'unitOrdered', unit: 'british-1', hex: '7,6' },
    { type: 'unitOrdered', unit: 'british-2', hex: '8,6' },
  ]
  expect(facts.map(logRole)).toEqual(['joins', 'joins'])
  const { face } = await wordsIn(language)
  expect(face.together?.(match.table.board, facts)).toBe(orders)
  expect(face.sentence(match.table.board, facts[0])).toBe(order)
})
