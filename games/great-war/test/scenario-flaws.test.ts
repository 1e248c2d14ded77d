/** What is wrong with a scenario file is told with its place and its reason. */
import { describe, expect, test } from 'vitest'
import { openScenario, type ScenarioFile } from '../src/scenario/scenario.ts'
import { flawOf } from './scenario-files.ts'

/** Each with a change of a good file, the place that is blamed and a part of what is said. */
const BAD: [string, string, (file: ScenarioFile) => unknown, string, RegExp][] = [
  ['a row is missing', 'opening-action-1', f => f.board.pop(), 'board', /11 rows; these are 10/],
  ['a row is short', 'opening-action-1', f => f.board.splice(2, 1, '. . .'), 'board.2', /Row 3 has 12 hexes/],
  ['a long even row', 'opening-action-1', f => f.board.splice(1, 1, f.board[0]), 'board.1', /Row 2 has 11/],
  [
    'unknown terrain',
    'opening-action-1',
    f => f.board.splice(0, 1, f.board[0].replace('F', 'X')),
    'board.0',
    /'X' at 1,4 is no terrain/,
  ],
  [
    'a unit outside the board',
    'opening-action-1',
    f => Object.assign(f.units.british[1], { hex: '10,12' }),
    'units.british.1.hex',
    /no hex '10,12'/,
  ],
  [
    'two units on a hex',
    'opening-action-1',
    f => Object.assign(f.units.german[0], { hex: '8,3' }),
    'units.german.0.hex',
    /Two units stand on 8,3/,
  ],
  [
    "a unit in no man's land",
    'opening-action-1',
    f => Object.assign(f.units.german[0], { hex: '6,5' }),
    'units.german.0.hex',
    /no man's land/,
  ],
  ['a side without units', 'opening-action-1', f => f.units.german.splice(0), 'units.german', /no unit/],
  [
    'too many units',
    'somme-la-boisselle',
    f => f.units.british.push({ hex: '11,12', kind: 'infantry' }),
    'units.british',
    /16 units at most; these are 17/,
  ],
  [
    'an unknown kind of unit',
    'opening-action-1',
    f => Object.assign(f.units.british[0], { kind: 'tank' }),
    'units.british.0.kind',
    /tank/,
  ],
  [
    'wire on a trench',
    'opening-action-2',
    f => f.wire.push('5,3'),
    'wire.10',
    /countryside only, but 5,3 is trench/,
  ],
  ['wire beyond the board', 'opening-action-2', f => f.wire.push('0,3'), 'wire.10', /no hex '0,3'/],
  ['wire twice', 'opening-action-2', f => f.wire.push('5,1'), 'wire.10', /named twice/],
  [
    'a group with a hex that is not there',
    'opening-action-2',
    f => (f.groups['german-front'][0] = '4,12'),
    'groups.german-front.0',
    /no hex '4,12'/,
  ],
  [
    'a group that nothing names, with a bad hex',
    'opening-action-1',
    f => Object.assign(f.groups, { orchard: ['99,1'] }),
    'groups.orchard.0',
    /no hex/,
  ],
  [
    'an objective with an unknown group',
    'opening-action-2',
    f => Object.assign(f.objectives[0], { group: 'moon' }),
    'objectives.0.group',
    /no group 'moon'/,
  ],
  [
    'an objective whose group is empty',
    'opening-action-2',
    f => f.groups['german-front'].splice(0),
    'groups.german-front',
    /has no hex/,
  ],
  [
    'an objective that requires an unknown one',
    'loos-hohenzollern-redoubt',
    f => Object.assign(f.objectives[1], { requires: ['moon'] }),
    'objectives.1.requires.0',
    /no objective 'moon'/,
  ],
  [
    'objectives that require each other',
    'loos-hohenzollern-redoubt',
    f => Object.assign(f.objectives[0], { requires: ['german-second'] }),
    'objectives.0.requires.0',
    /above it/,
  ],
  [
    'an objective that requires itself',
    'loos-hohenzollern-redoubt',
    f => Object.assign(f.objectives[1], { requires: ['german-second'] }),
    'objectives.1.requires.0',
    /above it/,
  ],
  [
    'an objective that requires a breakthrough',
    'somme-beaumont-hamel',
    f => Object.assign(f.objectives[2], { requires: ['breakthrough'] }),
    'objectives.2.requires.0',
    /can be held/,
  ],
  [
    'two objectives of one name',
    'loos-hohenzollern-redoubt',
    f => Object.assign(f.objectives[1], { id: 'german-front' }),
    'objectives.1.id',
    /Two objectives/,
  ],
  [
    'a majority counted otherwise',
    'somme-beaumont-hamel',
    f => Object.assign(f.objectives[2], { count: 'any' }),
    'objectives.2.count',
    /majority/,
  ],
  [
    'an unknown kind of objective',
    'opening-action-2',
    f => Object.assign(f.objectives[0], { kind: 'glory' }),
    'objectives.0.kind',
    /glory/,
  ],
  [
    'too many objectives',
    'opening-action-2',
    f =>
      f.objectives.push(...Array.from({ length: 11 }, (_, i) => ({ ...f.objectives[0], id: `more-${i}` }))),
    'objectives',
    /12 objectives at most; these are 13/,
  ],
  [
    'a breakthrough by the own baseline',
    'somme-mametz',
    f => Object.assign(f.objectives[1], { edge: 'bottom' }),
    'objectives.1.edge',
    /enemy's baseline/,
  ],
  [
    'two races',
    'opening-action-2',
    f => f.objectives.push({ ...f.objectives[1], id: 'again' }),
    'objectives.2',
    /twice/,
  ],
  [
    'an attacker who races against time',
    'opening-action-2',
    f => Object.assign(f.objectives[1], { side: 'british' }),
    'objectives.1.side',
    /defender/,
  ],
  [
    'medals that nobody can win',
    'loos-2nd-division',
    f => Object.assign(f, { medals: 20 }),
    'medals',
    /british side can gain 13 medals at most/,
  ],
  [
    'more HQ tokens than there are',
    'loos-2nd-division',
    f => Object.assign(f.assets.german, { hq: 22 }),
    'assets',
    /30 HQ tokens; the sides have 31/,
  ],
  [
    'more combat cards than a hand holds',
    'loos-2nd-division',
    f => Object.assign(f.assets.german, { combat: 6 }),
    'assets.german.combat',
    /5/,
  ],
  [
    'published assets that were never published',
    'opening-action-1',
    f => Object.assign(f.assets.german, { hq: 7 }),
    'assets.german.hq',
    /Published is 6, here it is 7/,
  ],
  [
    'published units that are not all there',
    'opening-action-1',
    f => f.units.german.pop(),
    'units.german (infantry)',
    /Published is 5, here it is 4/,
  ],
  [
    'an unknown source',
    'opening-action-1',
    f => Object.assign(f.provenance, { source: '999' }),
    'provenance.source',
    /'999'/,
  ],
  [
    'one side at both baselines',
    'opening-action-1',
    f => Object.assign(f.sides, { bottom: 'german' }),
    'sides.bottom',
    /both baselines/,
  ],
  [
    'a special rule twice',
    'opening-action-2',
    f => f.special.push({ ...f.special[0] }),
    'special.1.key',
    /'shelling' is there twice/,
  ],
  [
    'shelling of no row',
    'opening-action-2',
    f => Object.assign(f.special[0], { rows: [] }),
    'special.0.rows',
    /each once/,
  ],
  [
    'shelling beyond the board',
    'opening-action-2',
    f => Object.assign(f.special[0], { rows: [6, 12] }),
    'special.0.rows.1',
    /11/,
  ],
  [
    'observation from an unknown group',
    'loos-13-october',
    f => Object.assign(f.special[1], { group: 'moon' }),
    'special.1.group',
    /no group 'moon'/,
  ],
  [
    'fortified trees',
    'somme-mametz',
    f => Object.assign(f.groups, { mametz: ['1,1', ...f.groups.mametz] }),
    'groups.mametz',
    /1,1 is to be fortified/,
  ],
  [
    'fortified buildings of another strength',
    'somme-mametz',
    f => Object.assign(f.special[1], { ranged: [3, 2] }),
    'special.1.ranged',
    /G-15.2/,
  ],
  [
    'a sunken lane through a wood',
    'somme-beaumont-hamel',
    f => f.board.splice(6, 1, f.board[6].replace(/^(\S \S) \S/, '$1 F')),
    'special.1.hexes',
    /7,3 is forest/,
  ],
  [
    'an unknown rule',
    'opening-action-2',
    f => Object.assign(f.special[0], { key: 'rain' }),
    'special.0.key',
    /rain/,
  ],
  ['an unknown field', 'opening-action-1', f => Object.assign(f, { weather: 1 }), 'weather', /./],
  ['a name that is missing', 'opening-action-1', f => Object.assign(f, { name: '' }), 'name', /./],
]

describe('[G-3.1] a file in which something is wrong:', () => {
  test.each(BAD)('%s', (_, scenario, change, where, text) => {
    const problem = flawOf(scenario, file => {
      change(file)
    })
    expect(problem.where).toBe(where)
    expect(problem.text).toMatch(text)
    expect(problem.code).toBe('bad-scenario')
  })

  test.each([undefined, null, 7, 'board', [], {}])('%j', data => {
    expect(openScenario(data)).toMatchObject({ ok: false, problem: { code: 'bad-scenario' } })
  })
})
