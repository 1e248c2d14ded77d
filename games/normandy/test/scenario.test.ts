/** Scenarios: the twelve printed ones, their geometry, and what is said of bad files. */
import { expect, test } from 'vitest'
import { KIND } from '../src/cards/cards.ts'
import { normandy } from '../src/game.ts'
import type { ScenarioFile } from '../src/scenario/scenario-file.ts'
import { RIFLEMEN_PER_SIDE, UNITS_PER_SIDE } from '../src/vocabulary.ts'
import { boardOf, fileOf } from './table.ts'

const ids = normandy.scenarios.map(({ id }) => id)

test('the twelve scenarios, in order, with their conditions', () => {
  expect(
    normandy.scenarios.map(({ number, id, victory }) => `${number} ${id}: ${victory.join(', ')}`),
  ).toEqual([
    '1 la-raye: points 5, points 5',
    '2 montmartin-en-graignes: points 1, pin',
    '3 raid-across-the-canal: points 6, points 6',
    '4 behind-enemy-lines: points 5, points 5',
    '5 crossing-the-vire: points 2, pin',
    '6 desperate-withdrawal: points 1, pin',
    '7 la-huberderie: points 10, points 10',
    '8 streets-of-tessy-sur-vire: points 7, points 7',
    '9 reinforcements: points 1, pin',
    '10 critical-intelligence: points 5, points 5',
    '11 hill-314: pin, points 1',
    '12 mortain: points 10, points 10',
  ])
})

test.each(ids)('%s opens, with a fingerprint of its own', id => {
  const board = boardOf(id)
  expect(board.scenario).toBe(id)
  expect(board.fingerprint).toMatch(/^[0-9a-f]{8}$/)
  expect(ids.filter(other => boardOf(other).fingerprint === board.fingerprint)).toEqual([id])
})

/** Staggered squares are hexes in doubled coordinates: one step along a line of tiles is 2, into the next one 1. */
function hexDistance(stagger: string, a: { x: number; y: number }, b: { x: number; y: number }): number {
  const dx = Math.abs(a.x - b.x)
  const dy = Math.abs(a.y - b.y)
  const [across, along] = stagger === 'columns' ? [dx / 2, dy] : [dy / 2, dx]
  return across + Math.max(0, (along - across) / 2)
}

test.each(ids)('[N-1.6] %s: the shortest path is the hex distance for every pair of tiles', id => {
  const { tiles, places, steps } = boardOf(id)
  const { stagger } = fileOf(id)
  for (let a = 0; a < tiles.length; a++)
    for (let b = 0; b < tiles.length; b++)
      expect([tiles[a], tiles[b], steps[a * tiles.length + b]]).toEqual([
        tiles[a],
        tiles[b],
        hexDistance(stagger, places[a], places[b]),
      ])
})

test.each(ids)('[N-1.6] %s: tiles have up to six neighbours, and always one another', id => {
  const { tiles, near } = boardOf(id)
  for (let a = 0; a < tiles.length; a++) {
    const next = tiles.map((_, b) => b).filter(b => (near[a] >> b) & 1)
    expect(next.length).toBeGreaterThan(0)
    expect(next.length).toBeLessThanOrEqual(6)
    for (const b of next) expect((near[b] >> a) & 1).toBe(1)
  }
})

test.each(ids)('%s: every tile where Riflemen start or spawn has an own marker', id => {
  const { start, spawn } = boardOf(id)
  for (let side = 0; side < 2; side++)
    for (let riflemen = 0; riflemen < RIFLEMEN_PER_SIDE; riflemen++) {
      const unit = side * UNITS_PER_SIDE + riflemen
      for (const tile of [start.counters[unit], spawn[unit]])
        if (tile >= 0) expect((start.markers[side] >> tile) & 1).toBe(1)
    }
})

test.each(ids)('%s: no more cards than are printed, and every unit with cards can come to the board', id => {
  const { start, spawn } = boardOf(id)
  for (let side = 0; side < 2; side++)
    for (const [k, kind] of KIND.entries()) {
      const cards = start.deck[side][k] + start.supply[side][k]
      expect(cards).toBeLessThanOrEqual(kind.copies)
      if (cards > 0 && k < UNITS_PER_SIDE) expect(spawn[side * UNITS_PER_SIDE + k]).toBeGreaterThanOrEqual(0)
    }
})

test('card totals by scenario and side: deck and supply', () => {
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
  expect(
    ids.map(id => {
      const { deck, supply } = boardOf(id).start
      return [0, 1].map(side => `${sum(deck[side])}+${sum(supply[side])}`).join(' ')
    }),
  ).toEqual([
    '9+20 9+20',
    '11+18 9+14',
    '9+26 9+26',
    '12+26 11+24',
    '10+29 10+31',
    '12+18 9+32',
    '9+45 9+45',
    '9+45 12+42',
    '11+31 12+29',
    '11+24 8+30',
    '9+45 9+45',
    '9+45 9+45',
  ])
})

test('remarks: the Snipers behind enemy lines start without a US marker, 2B is scouted by both in the withdrawal', () => {
  const lines = boardOf('behind-enemy-lines')
  const tile = lines.tiles.indexOf('6A')
  expect([lines.start.counters[6], lines.spawn[6], (lines.start.markers[0] >> tile) & 1]).toEqual([
    tile,
    tile,
    0,
  ])
  const { tiles, start } = boardOf('desperate-withdrawal')
  const bit = 1 << tiles.indexOf('2B')
  expect([start.markers[0] & bit, start.markers[1] & bit, start.controlled[0] & bit]).toEqual([bit, bit, 0])
})

/** A file of La Raye with one thing wrong. */
type Spoil = (file: ScenarioFile & Record<string, unknown>) => void

const flaws: [what: string, spoil: Spoil, where: string, text: string | RegExp][] = [
  [
    'a tile that does not exist',
    f => (f.layout[0].tiles[0] = '19A'),
    'layout.0.tiles.0',
    "There is no tile '19A'; tiles are 1A to 18B.",
  ],
  [
    'a word of the language for a tile',
    f => (f.layout[0].tiles[0] = 'constructor'),
    'layout.0.tiles.0',
    /^There is no tile 'constructor'/,
  ],
  ['a tile twice', f => (f.layout[1].tiles[0] = '2B'), 'layout.1.tiles.0', 'Tile 2B lies on the map twice.'],
  [
    'both faces of a tile',
    f => (f.layout[1].tiles[0] = '2A'),
    'layout.1.tiles.0',
    '2A and 2B are the two faces of one tile.',
  ],
  [
    'tiles on one another',
    f => Object.assign(f.layout[1], { x: 1 }),
    'layout.1.tiles.0',
    'Tile 17B lies on tile 2B.',
  ],
  [
    'a map in two pieces',
    f => Object.assign(f.layout[3], { x: 20 }),
    'layout',
    'Tile 4B cannot be reached from 2B: the map falls apart.',
  ],
  ['a map of nothing', f => (f.layout = []), 'layout', 'The map has no tile.'],
  [
    'a line of tiles with both x and y',
    f => Object.assign(f.layout[0], { y: 0 }),
    'layout.0',
    /either x, y0 and tiles, or y, x0 and tiles/,
  ],
  [
    'an objective off the map',
    f => (f.objectives['9B'] = 1),
    'objectives.9B',
    "There is no tile '9B' on this map.",
  ],
  ['an objective of four points', f => (f.objectives['2B'] = 4), 'objectives.2B', /3/],
  [
    'a marker off the map',
    f => (f.US.scouted = ['9B']),
    'US.scouted.0',
    "There is no tile '9B' on this map.",
  ],
  ['a marker twice', f => (f.US.scouted = ['2B', '2B']), 'US.scouted.1', 'Tile 2B is named twice.'],
  [
    'a marker on both faces',
    f => (f.US.controlled = ['2B']),
    'US.scouted',
    /scouted or controlled, not both/,
  ],
  ['a tile controlled by both', f => (f.US.controlled = ['5B']), 'GER.controlled', /one side only/],
  [
    'a spawn marker off the map',
    f => (f.US.spawns = { '9B': ['ALL'] }),
    'US.spawns.9B',
    "There is no tile '9B' on this map.",
  ],
  [
    'two spawn markers for a unit',
    f => (f.US.spawns['2B'] = ['A']),
    'US.spawns.2B',
    'riflemen-a has two spawn markers.',
  ],
  ['an unknown spawn face', f => (f.US.spawns = { '17B': ['D'] }), 'US.spawns.17B', /^'D' is no spawn face/],
  [
    'a counter twice',
    f => (f.US.counters['2B'] = ['riflemen_A']),
    'US.counters.2B.0',
    'The counter riflemen_A is placed twice.',
  ],
  [
    'an unknown counter',
    f => (f.US.counters['17B'] = ['tank_A']),
    'US.counters.17B.0',
    "There is no counter 'tank_A'.",
  ],
  [
    'a counter off the map',
    f => (f.US.counters['9B'] = ['mortar']),
    'US.counters.9B.0',
    "There is no tile '9B' on this map.",
  ],
  ['an unknown card', f => (f.US.deck.tank = 1), 'US.deck.tank', "There is no card 'tank'."],
  [
    'too many cards',
    f => (f.US.deck.rifleman_A = 2),
    'US.supply',
    '6 cards rifleman-a, but only 5 are printed.',
  ],
  [
    'too many cards under two spellings',
    f => (f.US.deck.RIFLEMAN_A = 1),
    'US.supply',
    '6 cards rifleman-a, but only 5 are printed.',
  ],
  ['fewer than no cards', f => (f.GER.supply.fog_of_war = -1), 'GER.supply.fog_of_war', /0/],
  [
    'points nobody can reach',
    f => (f.victory.US = { control_points: 11 }),
    'victory.US.control_points',
    'The map has only 10 points; 11 cannot be captured.',
  ],
  [
    'a condition met at the start',
    f => (f.victory.GER = { control_points: 3 }),
    'victory.GER.control_points',
    'The side holds 3 points from the start.',
  ],
  [
    'a side that pins itself',
    f => (f.victory.GER = { pin: 'GER' }),
    'victory.GER.pin',
    'A side cannot be asked to pin itself.',
  ],
  [
    'two conditions at once',
    f => Object.assign(f.victory.GER, { pin: 'US' }),
    'victory.GER',
    /either control_points or pin/,
  ],
  ['a radio off the map', f => (f.radio = '9B'), 'radio', "There is no tile '9B' on this map."],
  ['a wrong type', f => Object.assign(f, { id: 'one' }), 'id', /number/],
  ['an unknown side', f => Object.assign(f, { initiative: 'UK' }), 'initiative', /US/],
  ['an extra key', f => Object.assign(f, { weather: 'rain' }), 'weather', /weather/],
  ['an extra key of a side', f => Object.assign(f.US, { tanks: [] }), 'US.tanks', /tanks/],
  ['a missing side', f => Reflect.deleteProperty(f, 'GER'), 'GER', /GER/],
]

test.each(flaws)('bad file, %s', (_, spoil, where, text) => {
  const file = fileOf('la-raye') as ScenarioFile & Record<string, unknown>
  spoil(file)
  const result = normandy.board(file)
  if (result.ok) throw new Error('it was taken for a good one')
  expect(result.problem).toMatchObject({ code: 'bad-scenario', where })
  expect(result.problem.text).toMatch(text)
})

test.each([undefined, null, 3, 'la-raye', [], {}])('bad file, not a scenario at all: %j', data => {
  expect(normandy.board(data)).toMatchObject({ ok: false, problem: { code: 'bad-scenario' } })
})
