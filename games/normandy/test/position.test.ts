/** Positions as text: what is said of bad ones, and that printing and reading agree to the last cell. */
import { seeded } from '@bivouac/kernel'
import { openScenario, printedFlaws } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { boardOf, pile, place, points, positionText, table } from './table.ts'

const read = (text: string) => normandy.parsePosition(text, seeded, id => openScenario(normandy, id))

test.each([
  ['nothing', '', 'line 1', "A position begins with 'normandy' and a scenario."],
  ['junk', 'rnbqkbnr/pppppppp', 'line 1', "A position begins with 'normandy' and a scenario."],
  [
    'an unknown scenario',
    'normandy nowhere',
    undefined,
    /^There is no scenario 'nowhere'; there are la-raye,/,
  ],
])('bad position, %s', (_, text, where, message) => {
  const result = read(text)
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem.where).toBe(where)
  expect(result.problem.text).toMatch(message)
})

test.each([
  [
    'a card counted twice',
    'us hand scout-a.1\nus discard scout-a.1',
    undefined,
    'The card scout-a.1 of us is counted twice: in hand and in discard.',
  ],
  [
    'more cards than there are',
    'us hand scout-a*4',
    undefined,
    'There are not so many scout-a of us in this scenario.',
  ],
  [
    'far more cards than there are',
    'us hand scout-a*999999999',
    'line 6',
    "There is no card 'scout-a*999999999'.",
  ],
  [
    'a card of another scenario',
    'us hand scout-c.1',
    undefined,
    'The card scout-c.1 of us is not in this scenario.',
  ],
  ['an unknown card', 'us hand tank', 'line 6', "There is no card 'tank'."],
  ['an unknown pile', 'us pocket scout-a', 'line 6', /^There is no pile 'pocket': supply, deck,/],
  ['an unknown tile', '\nmarker us 9B scouted', 'line 7', "There is no tile '9B' on the map of La Raye."],
  ['an unknown face', 'marker us 17B blue', 'line 6', "A marker is none, scouted or controlled, not 'blue'."],
  [
    'two controllers',
    'marker us 13B controlled\nmarker german 13B controlled',
    undefined,
    'A tile is controlled by both sides.',
  ],
  ['an unknown counter', 'unit us-tank 17B', 'line 6', "There is no counter 'us-tank'."],
  ['an unknown side', 'initiative uk', 'line 6', "There is no side 'uk': write us or german."],
  ['a number that is none', 'round soon', 'line 6', "'soon' is not a number."],
  ['a word missing', 'unit us-riflemen-a', 'line 6', "'unit' needs 2 words or more after it."],
  ['an unknown end', 'over us luck', 'line 6', /^'luck' is no way to end: points, pin,/],
  ['an unknown line', 'weather rain', 'line 6', "'weather' is not known here."],
  [
    'another start',
    'board end',
    'line 6',
    "Write 'board start' to begin with the scenario's markers and counters.",
  ],
  [
    'a bid that is not in hand',
    'bid us scout-a.1',
    undefined,
    'The card bid by us, scout-a.1, is not in its hand.',
  ],
  ['an unknown decision', 'doing dance', 'line 5', "'dance' is no decision of this game."],
  [
    'half a decision',
    'doing step us-scouts-a',
    'line 5',
    "'step' takes 5 words: unit left action moved entered.",
  ],
  ['a decision of an unknown action', 'doing step us-scouts-a 2 walk 0 0', 'line 5', "'walk' is no action."],
  [
    'a step outside a turn',
    'doing step us-scouts-a 2 scout 0 0',
    undefined,
    'The decision at the bottom must be bid or turn.',
  ],
  ['decisions without end', 'doing turn\n'.repeat(9), 'line 13', /decisions/],
  ['two turns at once', 'doing turn\ndoing turn', undefined, /^Above a turn lies at most one decision/],
  ['a bid within a turn', 'doing turn\ndoing bid', undefined, /^Above a turn lies at most one decision/],
  [
    'a step of a counter off the board',
    'doing turn\ndoing step us-riflemen-c 1 move 0 0',
    undefined,
    /^us-riflemen-c is not on the board/,
  ],
  [
    "a step of the enemy's counter",
    'doing turn\ndoing step german-riflemen-a 1 move 0 0',
    undefined,
    /^german-riflemen-a is not for us to lead/,
  ],
  [
    'a Blast on counters elsewhere',
    'doing turn\ndoing choose-blasted us-riflemen-a 1 us-scouts-a',
    undefined,
    /^A counter to be blasted is not on the tile/,
  ],
  [
    'a bid in the middle of a turn',
    'us hand scout-a\nbid us scout-a.1',
    undefined,
    'A card is bid, but this is not the time for bids.',
  ],
  [
    'a step when none are left',
    'doing turn\ndoing step us-riflemen-a 0 move 0 0',
    undefined,
    /^The decision has nothing left to do/,
  ],
  [
    'cards to take where there are none',
    'doing turn\ndoing take-cards play 1 0 a squad-leader-a.1',
    undefined,
    /nothing to choose/,
  ],
  ['bidding without a hand', 'doing bid', undefined, /nothing to choose/],
  ['bidding with one hand only', 'doing bid\nus hand scout-a', undefined, /nothing to choose/],
  ['bidding when both have bid', 'doing bid\nbid us none\nbid german none', undefined, /nothing to choose/],
])('bad position, %s', (_, lines, where, message) => {
  const result = read(positionText('la-raye', lines))
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem.code).toBe('bad-position')
  expect(result.problem.text).toMatch(message)
  expect(result.problem.where).toBe(where)
})

test('bad position, a card in no pile', () => {
  const result = read('normandy la-raye\nboard start\ndoing turn\nus hand scout-a\nus supply *')
  expect(result).toMatchObject({
    ok: false,
    problem: { text: 'The card rifleman-a.1 of german is in no pile.' },
  })
})

test('bad position, no decision', () => {
  const result = read('normandy la-raye\nboard start\nus supply *\ngerman supply *')
  expect(result).toMatchObject({ ok: false, problem: { text: /^The position names no decision/ } })
})

test('by hand: the start of the board, counters moved or off it, cards by kind and the rest together', () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 13B suppressed
    unit us-riflemen-b off
    marker us 13B controlled
    us hand scout-a*2 fog-of-war
    us deck rifleman-b scout-b.3 rifleman-b
    us supply *`,
  )
  expect([place(t, 'us-riflemen-a'), place(t, 'us-riflemen-b')]).toEqual(['13B suppressed', 'off'])
  expect(points(t)).toEqual([2, 3])
  expect(pile(t, 'us', 'hand')).toBe('scout-a.1 scout-a.2 fog-of-war.1')
  expect(pile(t, 'us', 'deck')).toBe('rifleman-b.1 scout-b.3 rifleman-b.2')
  expect(pile(t, 'us', 'supply').split(' ')).toHaveLength(29 - 6)
})

test('the rest of the deck lies below what is named', () => {
  const t = table('la-raye', 'us deck scout-b rifleman-b *')
  expect(pile(t, 'us', 'deck')).toMatch(/^scout-b\.1 rifleman-b\.1 rifleman-a\.1 /)
})

test.each(normandy.scenarios.map(({ id }) => id))(
  '%s: printed and read again it is the same to the last cell',
  id => {
    const looks = { looks: Number.POSITIVE_INFINITY, apart: 9 }
    for (let game = 0; game < 4; game++)
      expect(printedFlaws(normandy, boardOf(id), looks, `position ${id} ${game}`)).toEqual([])
  },
)
