/** G-9 Flags: where a unit retreats to, what it costs not to, and what may be ignored. */
import { describe, expect, test } from 'vitest'
import type { ScenarioFile } from '../../src/scenario/scenario.ts'
import type { DieFace } from '../../src/vocabulary.ts'
import {
  asked,
  type Cells,
  changedTable,
  factsOf,
  figures,
  ground,
  medals,
  roll,
  type Seated,
  table,
  toBattle,
  unitAt,
  why,
} from '../table.ts'

const FAR = { '1,12': '.:gi4' }
/** A British machine gun on 8,6 has rolled these dice at the German on 6,6. */
const fired = (cells: Cells, ...dice: DieFace[]): Seated =>
  roll(toBattle({ '8,6': '.:bm4', '6,6': '.:gi4', ...FAR, ...cells }, { orders: ['8,6'] }), ...dice).play(
    'british',
    'battle 8,6 at 6,6',
  )

/** The same at another hex, in the centre. */
const firedAt = (from: string, at: string, cells: Cells, ...dice: DieFace[]): Seated =>
  roll(toBattle({ [from]: '.:bm4', [at]: '.:gi4', ...FAR, ...cells }, { orders: [from] }), ...dice).play(
    'british',
    `battle ${from} at ${at}`,
  )

const retreats = (t: Seated): string[] =>
  factsOf(t, 'unitMoved')
    .filter(fact => fact.how === 'retreat')
    .map(fact => fact.to)

describe('the way back', () => {
  test('[G-9.1] one hex towards the own baseline for each flag; the owner chooses, never sideways or forward', () => {
    const t = fired({}, 'flag', 'flag', 'hq')
    expect([asked(t), t.legal('german')]).toEqual(['retreat german', ['to 5,6', 'to 5,7']])
    for (const hex of ['6,5', '6,7', '7,6', '7,7', '4,6', '6,6'])
      expect(why(t, 'german', `to ${hex}`)).toBe('G-9.1 not-a-way-back')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
    expect(why(t, 'german', 'done')).toBe('G-4.4 other-decision')
    t.play('german', 'to 5,7')
    expect(t.legal('german')).toEqual(['to 4,6', 'to 4,7'])
    expect(unitAt(t.play('german', 'to 4,6'), '4,6')?.figures).toBe(4)
  })

  test('[G-9.1] the British go down the board', () => {
    const lines = 'turn 2 german\ncommand german-hand attack-centre'
    const t = table({ '6,6': '.:bi4', '4,6': '.:gm4', '11,1': '.:bi4' }, lines)
    t.play('german', 'play attack-centre').play('german', 'order 4,6').play('german', 'done')
    roll(t.play('german', 'done'), 'flag', 'hq', 'hq').play('german', 'battle 4,6 at 6,6')
    expect([asked(t), t.legal('british')]).toEqual(['retreat british', ['to 7,6', 'to 7,7']])
  })

  test('[G-9.1] beside others, friend or foe, the only free hex is taken without asking', () => {
    const t = fired({ '5,6': '.:gi4' }, 'flag', 'hq', 'hq')
    expect([retreats(t), asked(t)]).toEqual([['5,7'], 'end-turn british'])
    const enemy = fired({ '5,7': '.:bi4' }, 'flag', 'hq', 'hq')
    expect(retreats(enemy)).toEqual(['5,6'])
  })

  test('[G-9.1] never onto a half hex', () => {
    const t = toBattle({ '5,3': '.:bm4', '5,1': '.:gi4', ...FAR }, { orders: ['5,3'], card: 'attack-left' })
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 5,3 at 5,1')
    expect(retreats(t)).toEqual(['4,1'])
  })

  test.each([
    ['forest', 'F'],
    ['buildings', 'B'],
    ['rubble', 'R'],
    ['mine craters', 'M'],
    ['wire', '.w'],
  ])('[G-9.1] %s neither stop nor slow a retreat', (_, cell) => {
    const t = fired({ '5,6': cell, '5,7': cell, '4,5': cell, '4,6': cell }, 'flag', 'flag', 'hq')
    t.play('german', 'to 5,6').play('german', 'to 4,6')
    expect(unitAt(t, '4,6')?.figures).toBe(4)
    expect(ground(t, '4,6').endsWith('wire')).toBe(cell === '.w')
  })

  test('[G-9.1] leaving a mine crater does not hold a retreating unit either, if it ignores nothing', () => {
    const t = fired({ '6,6': 'M:gi4' }, 'flag', 'flag', 'hq')
    t.play('german', 'to 5,6').play('german', 'to 4,6')
    expect(unitAt(t, '4,6')?.figures).toBe(4)
  })
})

describe('nowhere to go', () => {
  test('[G-9.2] each hex that cannot be retreated costs one figure', () => {
    const t = fired({ '5,6': '.:gi4', '5,7': '.:bi4' }, 'flag', 'flag', 'flag')
    expect([figures(t, '6,6'), asked(t)]).toEqual([1, 'end-turn british'])
    expect(factsOf(t, 'figuresLost').map(fact => [fact.count, fact.clause])).toEqual([
      ...[
        [1, 'G-9.2'],
        [1, 'G-9.2'],
        [1, 'G-9.2'],
      ],
    ])
  })

  test('[G-9.2] what can be gone is gone, the rest is paid', () => {
    // From 5,6 both ways on are taken; 5,7 is taken at once.
    const t = fired({ '5,7': '.:gi4', '4,5': '.:gi4', '4,6': '.:gi4' }, 'flag', 'flag', 'hq')
    expect([retreats(t), figures(t, '5,6')]).toEqual([['5,6'], 3])
  })

  test('[G-9.2] at the own baseline nothing can be gone', () => {
    const t = firedAt('3,6', '1,6', {}, 'flag', 'flag', 'burst')
    expect(figures(t, '1,6')).toBe(1)
  })

  test('[G-9.2] [G-6.7] the last figure lost so is a medal as well, and further flags are void', () => {
    const t = firedAt('3,6', '1,6', { '1,6': '.:gi1' }, 'flag', 'flag', 'flag')
    expect([medals(t), t.view('spectator').german.losses, asked(t)]).toEqual([[1, 0], 1, 'end-turn british'])
  })

  test('[G-9.2] [G-1.3] so they are for a German who sits at the bottom: who is gone retreats nowhere', () => {
    const turned = (file: ScenarioFile): void => {
      file.sides = { ...file.sides, top: 'british', bottom: 'german' }
    }
    const cells = { '9,6': '.:bm4', '11,6': '.:gi1', '11,1': '.:gi4' }
    const t = changedTable('opening-action-1', turned, cells, 'command british-hand attack-centre')
    t.play('british', 'play attack-centre').play('british', 'order 9,6').play('british', 'done')
    roll(t.play('british', 'done'), 'flag', 'flag', 'hq').play('british', 'battle 9,6 at 11,6')
    expect(medals(t)).toEqual([1, 0])
    expect([factsOf(t, 'unitMoved'), factsOf(t, 'unitDestroyed').length]).toEqual([[], 1])
    expect(t.view('spectator').units.map(({ hex }) => hex)).toEqual(['9,6', '11,1'])
  })

  test('[G-9.2] [G-7.3] a target destroyed by its flags leaves its ground free', () => {
    const t = toBattle({ '2,6': '.:bi4', '1,6': '.:gi1', ...FAR }, { orders: ['2,6'] })
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 2,6 at 1,6')
    expect([medals(t), asked(t)]).toEqual([[1, 0], 'take-ground british'])
  })
})

describe('ignoring flags', () => {
  test('[G-9.3] flag by flag the owner ignores or retreats, as long as something may be ignored', () => {
    const t = fired({ '6,6': 'T:gi4' }, 'flag', 'flag', 'flag')
    const all = ['ignore', 'to 5,6', 'to 5,7']
    expect(t.legal('german')).toEqual(all)
    t.play('german', 'ignore')
    expect(t.legal('german')).toEqual(all)
    t.play('german', 'ignore')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
    t.play('german', 'to 5,6')
    expect([unitAt(t, '5,6')?.figures, asked(t)]).toEqual([4, 'end-turn british'])
  })

  test('[G-9.3] who may ignore may retreat all the same, and ignore the rest from where it went', () => {
    const t = fired({ '6,6': 'C:gi4' }, 'flag', 'flag', 'hq').play('german', 'to 5,7')
    expect(t.legal('german')).toEqual(['ignore', 'to 4,6', 'to 4,7'])
    expect(unitAt(t.play('german', 'ignore'), '5,7')?.figures).toBe(4)
  })

  test('[G-9.3] [G-9.2] with nowhere to go, what may be ignored is, and the rest costs figures', () => {
    const t = fired({ '6,6': 'T:gi4', '5,6': '.:gi4', '5,7': '.:gi4' }, 'flag', 'flag', 'flag')
    expect([figures(t, '6,6'), factsOf(t, 'flagIgnored').length]).toEqual([3, 2])
  })

  test('[G-9.3] with one way to go and a flag to ignore the owner is asked', () => {
    const t = fired({ '6,6': 'C:gi4', '5,6': '.:gi4' }, 'flag', 'hq', 'hq')
    expect(t.legal('german')).toEqual(['ignore', 'to 5,7'])
  })

  test('[G-9.3] a card may let a unit ignore every flag', () => {
    const t = toBattle(
      { '8,6': '.:bm4', '6,6': '.:gi4', ...FAR },
      { orders: ['8,6'], lines: 'note holding german-2' },
    )
    roll(t, 'flag', 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
    for (let flag = 0; flag < 3; flag++) t.play('german', 'ignore')
    expect(unitAt(t, '6,6')?.figures).toBe(4)
  })
})
