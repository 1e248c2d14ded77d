/** G-11.1 to G-11.5 Objectives on the ground: every kind, counting, chains. */
import { describe, expect, test } from 'vitest'
import type { ScenarioFile } from '../../src/scenario/scenario.ts'
import { BURST, type Cells, changedTable, FLAG, factsOf, HQ, medals, type Seated } from '../table.ts'

type Objective = ScenarioFile['objectives'][number]
type OnGround = Extract<Objective, { group: string }>

const goal = (more: Partial<OnGround>): Objective =>
  ({
    id: 'the-farm',
    kind: 'temporary',
    side: 'british',
    group: 'farm',
    count: 'any',
    medals: 1,
    text: 'The farm.',
    ...more,
  }) as Objective

const FAR = { '11,1': '.:bi4', '1,1': '.:gi4' }

/** Opening Action 1 with these objectives; the farm is 6,5 and 6,6, the mill 5,6. */
const seated = (objectives: readonly Objective[], cells: Cells, lines = ''): Seated =>
  changedTable(
    'opening-action-1',
    file => {
      file.groups = { farm: ['6,5', '6,6'], mill: ['5,6'] }
      file.objectives = [...objectives]
    },
    { ...FAR, ...cells },
    `command british-hand attack-centre\n${lines}`,
  )

/** The British have ordered the unit on a hex and are about to move. */
const ordered = (objectives: readonly Objective[], cells: Cells, hex: string, lines = ''): Seated =>
  seated(objectives, cells, lines)
    .play('british', 'play attack-centre')
    .play('british', `order ${hex}`)
    .play('british', 'done')

/** The side ends its turn, so that the other one's begins. */
const endTurn = (objectives: readonly Objective[], side: string, cells: Cells, lines = ''): Seated =>
  seated(objectives, cells, `turn 5 ${side}\ndoing end-turn 0\n${lines}`).play(side, 'take-hq')

const why = (t: Seated): string[] =>
  factsOf(t, 'medalsChanged').map(fact => `${fact.side} ${fact.count} for ${fact.for}, ${fact.total} in all`)

describe('temporary', () => {
  test('[G-11.1] gained at once by a unit on the hex, with its reason', () => {
    const t = ordered([goal({})], { '7,6': '.:bi4' }, '7,6').play('british', 'move 7,6 to 6,5')
    expect([medals(t), why(t)]).toEqual([[1, 0], ['british 1 for the-farm, 1 in all']])
  })

  test('[G-11.1] lost at once by leaving, kept by going to another hex of the group', () => {
    const held = 'held the-farm 1 0'
    const t = ordered([goal({})], { '6,6': '.:bi4' }, '6,6', held)
    expect(medals(t)).toEqual([1, 0])
    t.play('british', 'move 6,6 to 6,5')
    expect([medals(t), why(t)]).toEqual([[1, 0], []])
    const left = ordered([goal({})], { '6,6': '.:bi4' }, '6,6', held).play('british', 'move 6,6 to 6,7')
    expect([medals(left), why(left)]).toEqual([[0, 0], ['british -1 for the-farm, 0 in all']])
  })

  test('[G-11.1] lost at once by retreat and by destruction', () => {
    const goals = [goal({ side: 'german' })]
    const held = 'held the-farm 0 1'
    const fire = (figures: number) =>
      ordered(goals, { '8,6': '.:bi4', '6,6': `.:gi${figures}` }, '8,6', held).play('british', 'done')
    const driven = fire(4).dice(FLAG, HQ).play('british', 'battle 8,6 at 6,6').play('german', 'to 5,7')
    expect(medals(driven)).toEqual([0, 0])
    const gone = fire(1).dice(BURST, HQ).play('british', 'battle 8,6 at 6,6')
    expect(medals(gone)).toEqual([1, 0])
    expect(why(gone)).toEqual(['british 1 for unit, 1 in all', 'german -1 for the-farm, 0 in all'])
  })

  test('[G-11.1] counted by each hex, or once for the group', () => {
    // Of a group counted by each hex the bits are by place: 6,5 is the first hex and 6,6 the second.
    for (const [count, held, wanted] of [
      ['any', 1, 2],
      ['each', 2, 4],
    ] as const) {
      const cells = { '6,6': '.:bi4', '7,5': '.:bi4' }
      const t = ordered([goal({ count, medals: 2 })], cells, '7,5', `held the-farm ${held} 0`)
      expect(medals(t)).toEqual([2, 0])
      t.play('british', 'move 7,5 to 6,5')
      expect(medals(t)).toEqual([wanted, 0])
    }
  })

  test('[G-11.1] an objective of either side goes to whoever stands there; that of one side to nobody else', () => {
    const turn = 'turn 2 german\ncommand german-hand attack-centre'
    const enter = (side: 'either' | 'british') =>
      seated([goal({ side })], { '4,6': '.:gi4' }, turn)
        .play('german', 'play attack-centre')
        .play('german', 'order 4,6')
        .play('german', 'done')
        .play('german', 'move 4,6 to 6,6')
    expect(medals(enter('either'))).toEqual([0, 1])
    expect(medals(enter('british'))).toEqual([0, 0])
  })
})

describe('at the start of a turn', () => {
  const farm = goal({ kind: 'turn-start-temporary' })

  test('[G-11.2] not gained by moving in, but at the start of the own next turn', () => {
    const t = ordered([farm], { '7,6': '.:bi4' }, '7,6').play('british', 'move 7,6 to 6,6')
    expect(medals(t)).toEqual([0, 0])
    expect(medals(endTurn([farm], 'british', { '6,6': '.:bi4' }))).toEqual([0, 0])
    const own = endTurn([farm], 'german', { '6,6': '.:bi4' })
    expect([medals(own), why(own)]).toEqual([[1, 0], ['british 1 for the-farm, 1 in all']])
  })

  test('[G-11.2] lost at once when no longer held, and not regained before the next start', () => {
    const t = ordered([farm], { '6,6': '.:bi4' }, '6,6', 'held the-farm 1 0')
    t.play('british', 'move 6,6 to 7,6')
    expect(medals(t)).toEqual([0, 0])
  })

  test('[G-11.2] counted by each hex: what is left stays, what is new waits', () => {
    const each = goal({ kind: 'turn-start-temporary', count: 'each' })
    const t = ordered([each], { '6,5': '.:bi4' }, '6,5', 'held the-farm 1 0')
    t.play('british', 'move 6,5 to 6,6')
    expect(medals(t)).toEqual([0, 0])
    expect(medals(endTurn([each], 'german', { '6,5': '.:bi4', '6,6': '.:bi4' }))).toEqual([2, 0])
  })

  const most = goal({ kind: 'turn-start-majority', side: 'either', count: 'majority', medals: 2 })

  test("[G-11.3] at either side's start to whoever occupies more hexes; on a tie to nobody", () => {
    for (const side of ['british', 'german']) {
      expect(medals(endTurn([most], side, { '6,5': '.:bi4' }))).toEqual([2, 0])
      expect(medals(endTurn([most], side, { '6,5': '.:gi4' }))).toEqual([0, 2])
      expect(medals(endTurn([most], side, { '6,5': '.:gi4', '6,6': '.:bi4' }))).toEqual([0, 0])
    }
  })

  test('[G-11.3] lost at once with the majority, gained only at a start', () => {
    const t = ordered([most], { '6,5': '.:gi4', '7,6': '.:bi4' }, '7,6', 'held the-farm 0 1')
    expect(medals(t)).toEqual([0, 2])
    t.play('british', 'move 7,6 to 6,6')
    expect([medals(t), why(t)]).toEqual([[0, 0], ['german -2 for the-farm, 0 in all']])
  })

  test('[G-11.3] a majority says nothing of the objective that the scenario names after it', () => {
    const mill = goal({ id: 'the-mill', group: 'mill' })
    const t = endTurn([most, mill], 'german', { '5,6': '.:bi4' }, 'held the-mill 1 0')
    expect([medals(t), why(t)]).toEqual([[1, 0], []])
  })

  test('[G-11.3] a majority that only one side may hold', () => {
    const ours = goal({ kind: 'turn-start-majority', count: 'majority' })
    expect(medals(endTurn([ours], 'british', { '6,5': '.:gi4' }))).toEqual([0, 0])
    expect(medals(endTurn([ours], 'german', { '6,5': '.:bi4' }))).toEqual([1, 0])
  })
})

describe('any hex of the board', () => {
  const corner = (group: readonly string[], objective: Partial<OnGround>, cells: Cells): Seated =>
    changedTable(
      'opening-action-1',
      file => {
        file.groups = { farm: [...group] }
        file.objectives = [goal(objective)]
      },
      { '11,1': '.:bi4', '6,6': '.:gi4', ...cells },
      'turn 5 german\ndoing end-turn 0',
    ).play('german', 'take-hq')
  const kind = 'turn-start-temporary'

  test.each(['1,1', '3,10', '6,7', '9,5', '11,12'])('[G-11.2] %s alone can be an objective', hex => {
    expect(medals(corner([hex], { kind }, { [hex]: '.:bi4' }))).toEqual([1, 0])
  })

  test('[G-11.1] of a group counted by each hex, the one that is held is told by its place', () => {
    for (const [hex, bits] of [
      ['1,1', 1],
      ['1,2', 2],
      ['1,3', 4],
    ] as const) {
      const t = corner(['1,1', '1,2', '1,3'], { kind, count: 'each' }, { [hex]: '.:bi4' })
      expect(t.view('spectator').objectives).toEqual([{ id: 'the-farm', british: bits, german: 0 }])
    }
  })
})

test('[G-11.1] everybody sees who holds what, and how a game ended', () => {
  const goals = [
    goal({ id: 'the-farm', side: 'either' }),
    goal({ id: 'the-mill', group: 'mill', side: 'either' }),
  ]
  const t = seated(goals, { '5,6': '.:gi4', '6,6': '.:bi4' }, 'held the-farm 1 0\nheld the-mill 0 1')
  expect(t.view('spectator').objectives).toEqual([
    { id: 'the-farm', british: 1, german: 0 },
    { id: 'the-mill', british: 0, german: 1 },
  ])
  expect(t.view('spectator')).toMatchObject({ winner: 'nobody', ending: '' })
  for (const ending of ['medals', 'no-progress', 'agreed', 'resigned', 'time'])
    expect(seated([], {}, `over german ${ending}`).view('spectator')).toMatchObject({
      winner: 'german',
      ending,
    })
})

describe('permanent', () => {
  test.each(['temporary', 'permanent'] as const)(
    '[G-11.1] [G-11.4] the start of a turn takes nothing that is %s',
    kind => {
      for (const side of ['british', 'german']) {
        const t = endTurn([goal({ kind })], side, { '6,6': '.:bi4' }, 'held the-farm 1 0')
        expect(medals(t)).toEqual([1, 0])
      }
    },
  )

  test('[G-11.4] gained once by moving in, and kept', () => {
    const forGood = goal({ kind: 'permanent' })
    const t = ordered([forGood], { '7,6': '.:bi4' }, '7,6').play('british', 'move 7,6 to 6,6')
    expect(medals(t)).toEqual([1, 0])
    const left = ordered([forGood], { '6,6': '.:bi4' }, '6,6', 'held the-farm 1 0')
    left.play('british', 'move 6,6 to 7,7')
    expect([medals(left), why(left)]).toEqual([[1, 0], []])
    const again = ordered([forGood], { '7,6': '.:bi4' }, '7,6', 'held the-farm 1 0')
    again.play('british', 'move 7,6 to 6,5')
    expect(medals(again)).toEqual([1, 0])
  })

  test('[G-11.4] turn-start permanent: gained at the own start only, and kept', () => {
    const forGood = goal({ kind: 'turn-start-permanent', count: 'each' })
    const t = ordered([forGood], { '7,6': '.:bi4' }, '7,6').play('british', 'move 7,6 to 6,6')
    expect(medals(t)).toEqual([0, 0])
    expect(medals(endTurn([forGood], 'british', { '6,6': '.:bi4' }))).toEqual([0, 0])
    expect(medals(endTurn([forGood], 'german', { '6,6': '.:bi4' }))).toEqual([1, 0])
    // The first hex was taken before and is left; the second is taken now.
    expect(medals(endTurn([forGood], 'german', { '6,6': '.:bi4' }, 'held the-farm 1 0'))).toEqual([2, 0])
    const left = ordered([forGood], { '6,5': '.:bi4' }, '6,5', 'held the-farm 1 0')
    expect(medals(left.play('british', 'move 6,5 to 7,5'))).toEqual([1, 0])
  })
})

describe('chains', () => {
  const kind = 'turn-start-temporary'
  const chain = [goal({ kind }), goal({ id: 'the-mill', kind, group: 'mill', requires: ['the-farm'] })]

  test('[G-11.5] the second counts only while the first is held, both from the same start on', () => {
    expect(medals(endTurn(chain, 'german', { '5,6': '.:bi4' }))).toEqual([0, 0])
    const both = endTurn(chain, 'german', { '5,6': '.:bi4', '6,6': '.:bi4' })
    expect(why(both)).toEqual(['british 1 for the-farm, 1 in all', 'british 1 for the-mill, 2 in all'])
  })

  test('[G-11.5] with the first the second is lost at once', () => {
    const cells = { '5,6': '.:bi4', '6,6': '.:bi4' }
    const t = ordered(chain, cells, '6,6', 'held the-farm 1 0\nheld the-mill 1 0')
    expect(medals(t)).toEqual([2, 0])
    t.play('british', 'move 6,6 to 7,6')
    expect(why(t)).toEqual(['british -1 for the-farm, 1 in all', 'british -1 for the-mill, 0 in all'])
  })

  test('[G-11.5] where two are required, both must be held', () => {
    const two = [
      goal({ kind, group: 'left' }),
      goal({ id: 'the-inn', kind, group: 'right' }),
      goal({ id: 'the-mill', kind, group: 'mill', requires: ['the-farm', 'the-inn'] }),
    ]
    const start = (cells: Cells): number =>
      medals(
        changedTable(
          'opening-action-1',
          file => {
            file.groups = { left: ['6,5'], right: ['6,6'], mill: ['5,6'] }
            file.objectives = two
          },
          { ...FAR, '5,6': '.:bi4', ...cells },
          'turn 5 german\ndoing end-turn 0',
        ).play('german', 'take-hq'),
      )[0]
    expect(start({ '6,5': '.:bi4', '6,6': '.:bi4' })).toBe(3)
    expect(start({ '6,5': '.:bi4' })).toBe(1)
    expect(start({ '6,6': '.:bi4' })).toBe(1)
  })

  test('[G-11.5] a permanent objective is gained by a chain and outlives it', () => {
    const lasting = [
      goal({}),
      goal({ id: 'the-mill', kind: 'permanent', group: 'mill', requires: ['the-farm'] }),
    ]
    const cells = { '5,6': '.:bi4', '6,6': '.:bi4' }
    const t = ordered(lasting, cells, '6,6', 'held the-farm 1 0\nheld the-mill 1 0')
    t.play('british', 'move 6,6 to 7,6')
    expect(medals(t)).toEqual([1, 0])
  })
})
