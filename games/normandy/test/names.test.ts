/** The names on the cards. */
import { expect, test } from 'vitest'
import names from '../data/names.json' with { type: 'json' }
import { CARD_END, cardName, KIND, kindOf, soldierOf } from '../src/cards/cards.ts'
import { FOG, SIDES } from '../src/vocabulary.ts'

const cards = [...Array(CARD_END).keys()].filter(card => kindOf[card] >= 0)

test('[N-1.3] each card that is not Fog of War has a name', () => {
  for (const side of [0, 1])
    for (const card of cards)
      if (kindOf[card] === FOG) expect(soldierOf(side, card)).toBeUndefined()
      else expect(`${cardName(card)} ${soldierOf(side, card)}`).toMatch(/^\S+ \S+ \S/)
})

test('[N-1.3] no two men have the same name', () => {
  const all = [0, 1]
    .flatMap(side => cards.map(card => soldierOf(side, card)))
    .filter(name => name !== undefined)
  expect(all).toHaveLength(2 * 44)
  expect(new Set(all).size).toBe(all.length)
})

test('the list of names has no man too many and no kind that does not exist', () => {
  for (const side of SIDES)
    for (const [kind, men] of Object.entries(names[side]))
      expect([kind, men.length]).toEqual([kind, KIND.find(({ name }) => name === kind)?.copies])
})
