/** N-1 The things of the game. */
import { readFileSync } from 'node:fs'
import { openMatch } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { BASE_DEFENCE, KIND, soldierOf } from '../../src/cards/cards.ts'
import { normandy } from '../../src/game.ts'
import { ACTIONS, isCombat, KINDS, UNIT_NAMES, unitName } from '../../src/vocabulary.ts'
import { boardOf, changed, factsOf, marker, pile, place, points, table, target, why } from '../table.ts'

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')

/** The rows of the card table in the rulebook, cell by cell. */
const cardRows = rulebook
  .split('## Figures: cards')[1]
  .split('\n')
  .filter(line => /^\| [A-Z]/.test(line))
  .map(line =>
    line
      .split('|')
      .slice(1)
      .map(cell => cell.trim()),
  )

test('[N-1.1] two sides, each with a deck, a hand, a play area, a discard pile, a supply and a removed pile', () => {
  expect(normandy.sides).toEqual(['us', 'german'])
  const t = table(
    'la-raye',
    `us hand scout-a
    us play scout-b
    us discard rifleman-a
    us supply rifleman-b
    us removed fog-of-war`,
  )
  for (const [zone, card] of [
    ['hand', 'scout-a.1'],
    ['play', 'scout-b.1'],
    ['discard', 'rifleman-a.1'],
    ['supply', 'rifleman-b.1'],
    ['removed', 'fog-of-war.1'],
  ])
    expect(pile(t, 'us', zone)).toBe(card)
  expect(pile(t, 'us', 'deck').split(' ')).toHaveLength(29 - 5)
  expect(pile(t, 'german', 'deck').split(' ')).toHaveLength(29)
})

test('[N-1.2] combat cards belong to one unit each, command cards and Fog of War to none', () => {
  const combat = KINDS.filter((_, kind) => isCombat(kind))
  expect(combat.map(name => name.replace('man', 'men').replace(/^(scout|machine-gunner)/, '$1s'))).toEqual(
    UNIT_NAMES,
  )
  expect(KINDS.filter((_, kind) => !isCombat(kind))).toEqual([
    'platoon-sergeant',
    'platoon-guide',
    'squad-leader-a',
    'squad-leader-b',
    'squad-leader-c',
    'fog-of-war',
  ])
})

test.each(cardRows)('[N-1.2, N-1.3] the card %s is printed as the rulebook says', (...row) => {
  const [title, , initiative, actions, copies] = row
  const kinds = KIND.filter(kind =>
    kind.name.startsWith(title.split(' A/')[0].toLowerCase().replaceAll(' ', '-')),
  )
  expect(kinds.length).toBe(title.endsWith('A/B/C') ? 3 : 1)
  for (const kind of kinds) {
    expect(kind.initiative).toBe(Number(initiative))
    expect(kind.copies).toBe(Number.parseInt(copies, 10))
    const printed = kind.actions.map(({ action, value }) => `${ACTIONS[action]}${value ? ` ${value}` : ''}`)
    expect(printed.join(' · ') || '-').toBe(actions.toLowerCase().replaceAll(' (own squad)', ''))
  }
})

test('[N-1.3] each card bears a name, and the name has no effect', () => {
  expect(soldierOf(0, KIND[KINDS.indexOf('rifleman-a')].first)).toMatch(/^\S+ \S/)
  const first = table('la-raye', 'us hand rifleman-a.1')
  const last = table('la-raye', 'us hand rifleman-a.5')
  expect(last.legal('us')).toEqual(first.legal('us'))
})

test('[N-1.4] eleven counters a side; Sniper, Mortar, Sergeant and Guide have no squad', () => {
  expect([...Array(22).keys()].map(unitName)).toEqual([
    ...UNIT_NAMES.map(name => `us-${name}`),
    ...UNIT_NAMES.map(name => `german-${name}`),
  ])
  expect(UNIT_NAMES).toHaveLength(11)
  expect(KIND.filter(kind => kind.squad === undefined).map(kind => kind.name)).toEqual([
    'sniper',
    'mortar',
    'platoon-sergeant',
    'platoon-guide',
    'fog-of-war',
  ])
})

test('[N-1.5] base defence: Riflemen 4, Scouts 5, Machine Gunners 4, Sniper 6, Mortar 4', () => {
  const printed = UNIT_NAMES.map((name, i) => `${name} ${BASE_DEFENCE[i]}`)
  expect(printed).toEqual([
    ...['riflemen-a 4', 'riflemen-b 4', 'riflemen-c 4'],
    ...['scouts-a 5', 'scouts-b 5', 'scouts-c 5', 'sniper 6', 'mortar 4'],
    ...['machine-gunners-a 4', 'machine-gunners-b 4', 'machine-gunners-c 4'],
  ])
})

test('[N-1.5] a counter is ready or suppressed, for all to see', () => {
  const t = table('la-raye', 'unit us-riflemen-a 13B suppressed')
  expect(t.view('german').units.slice(0, 2)).toEqual([
    { unit: 'us-riflemen-a', tile: '13B', suppressed: true },
    { unit: 'us-riflemen-b', tile: '17B', suppressed: false },
  ])
})

test('[N-1.6] tiles that share part of an edge are adjacent', () => {
  const { tiles, near } = boardOf('la-raye')
  const next = (name: string) => tiles.filter((_, i) => (near[tiles.indexOf(name)] >> i) & 1)
  expect(next('13B')).toEqual(['2B', '16B', '17B', '3B', '12B', '8A'])
  expect(next('6A')).toEqual(['16B', '3B'])
  const t = table('la-raye', 'us hand scout-a').play('us', 'scout-a scout')
  expect(t.legal('us')).toEqual(['to 12B', 'to 13B', 'to 2B', 'to 7A'])
  expect(why(t, 'us', 'to 16B')).toBe('N-1.6 not-adjacent')
})

test('[N-1.6] a corner is not enough', () => {
  const square = changed('la-raye', file => {
    for (const [i, column] of file.layout.entries()) Object.assign(column, { x: 2 * i, y0: 0 })
  })
  const t = table('la-raye', 'us hand scout-a', square).play('us', 'scout-a scout')
  expect(t.legal('us')).toEqual(['to 13B', 'to 2B', 'to 7A'])
  expect(why(t, 'us', 'to 16B')).toBe('N-1.6 not-adjacent')
})

test('[N-1.6] distance is the fewest steps between adjacent tiles', () => {
  const { tiles, steps } = boardOf('la-raye')
  const from17B = tiles.map((name, i) => `${name} ${steps[tiles.indexOf('17B') * tiles.length + i]}`)
  expect(from17B).toEqual([
    ...['2B 1', '16B 2', '6A 3', '17B 0', '13B 1', '3B 2'],
    ...['7A 1', '12B 1', '8A 2', '4B 2', '5B 2', '11B 3'],
  ])
})

test('[N-1.6] a tile has a cover bonus, or is a hill', () => {
  const { tiles, cover, hills } = boardOf('mortain')
  const printed = tiles.map((tile, i) => `${tile} ${(hills >> i) & 1 ? 'hill' : cover[i]}`)
  expect(printed).toEqual([
    ...['4A 3', '16A hill', '17B 3', '12A 1', '10A 1', '13B 1', '7B 1', '5B 1'],
    ...['1B 1', '6A 1', '8B 1', '11A 1', '14B 1', '3A 3', '2A hill', '18B 3'],
  ])
})

test('[N-1.7] both sides may have a marker on a tile, at most one of them on its controlled face', () => {
  const t = table('la-raye', 'marker us 13B scouted\nmarker german 13B controlled')
  expect([marker(t, 'us', '13B'), marker(t, 'german', '13B')]).toEqual(['scouted', 'controlled'])
  expect(() => table('la-raye', 'marker us 13B controlled\nmarker german 13B controlled')).toThrow(
    'A tile is controlled by both sides.',
  )
})

test('[N-1.8] points are held on the controlled face only', () => {
  expect(points(table('la-raye', 'marker us 13B scouted'))).toEqual([0, 3])
  expect(points(table('la-raye', 'marker us 13B controlled\nmarker us 6A controlled'))).toEqual([4, 3])
})

test('[N-1.9] spawn markers for all units of a side, for squads and for named units', () => {
  const spawns = (scenario: string, side: number) => {
    const { spawn, tiles } = boardOf(scenario)
    return UNIT_NAMES.map((name, i) => `${name} ${tiles[spawn[side * 11 + i]] ?? '-'}`)
  }
  expect(new Set(spawns('la-raye', 0).map(text => text.split(' ')[1]))).toEqual(new Set(['17B']))
  expect(spawns('la-huberderie', 0)).toEqual([
    ...['riflemen-a 13B', 'riflemen-b 18B', 'riflemen-c 16B', 'scouts-a 13B', 'scouts-b 18B', 'scouts-c 16B'],
    ...[
      'sniper 16B',
      'mortar 16B',
      'machine-gunners-a 13B',
      'machine-gunners-b 18B',
      'machine-gunners-c 16B',
    ],
  ])
  expect(spawns('critical-intelligence', 1)).toContain('riflemen-c -')
})

test('[N-1.10] one target marker a side: aiming again moves it', () => {
  const t = table('mortain', 'us hand mortar*2\nactive us\nunit us-mortar 4A')
  t.play('us', 'mortar target').play('us', 'to 8B')
  expect(target(t, 'us')).toBe('8B')
  t.play('us', 'mortar target').play('us', 'to 1B')
  expect(target(t, 'us')).toBe('1B')
  expect(target(t, 'german')).toBe('off')
})

test('[N-1.10] one initiative marker, and a radio in scenario 10 only', () => {
  expect(table('la-raye').view('us').initiative).toBe('us')
  const radios = normandy.scenarios.filter(({ id }) => boardOf(id).radio >= 0)
  expect(radios.map(scenario => scenario.number)).toEqual([10])
})

test('[N-1.11] counters of both sides may share a tile and block neither movement, entry nor fire', () => {
  const crowd = ['riflemen-a', 'riflemen-b', 'scouts-a', 'scouts-b']
    .map(unit => `unit german-${unit} 17B`)
    .join('\n')
  const t = table(
    'la-raye',
    `${crowd}
    unit us-scouts-a 2B
    unit us-riflemen-a off
    us hand scout-a*2 rifleman-a`,
  )
  t.play('us', 'rifleman-a move').play('us', 'to 2B')
  expect(place(t, 'us-riflemen-a')).toBe('2B')
  t.play('us', 'scout-a scout').play('us', 'to 17B').play('us', 'to 7A')
  expect(place(t, 'us-scouts-a')).toBe('7A')
  t.play('us', 'scout-a attack').dice(4).play('us', 'at german-scouts-b')
  expect(factsOf(t, 'diceRolled')).toHaveLength(1)
})

test('[N-1.11] there is no line of sight and no maximum range', () => {
  const t = table('mortain', 'active us\nus hand rifleman-a').play('us', 'rifleman-a attack')
  expect(t.legal('us')).toEqual([
    'at german-riflemen-a',
    'at german-riflemen-b',
    'at german-scouts-a',
    'at german-scouts-b',
  ])
})

test('[N-1.1] every card of a running game is in exactly one pile', () => {
  const match = openMatch(normandy, boardOf('la-raye'), 'piles')
  const { us } = normandy.view(match.table, 0)
  const all = [...us.own!.hand, ...us.own!.deck, ...us.own!.removed, ...us.play, ...us.discard, ...us.supply]
  expect(new Set(all).size).toBe(29)
  expect(all).toHaveLength(29)
})
