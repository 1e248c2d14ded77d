/** G-10.1 to G-10.4 Reserve artillery: order, target, payment and where the dice fall. */
import { describe, expect, test } from 'vitest'
import type { ScenarioFile } from '../../src/scenario/scenario.ts'
import {
  asked,
  BURST,
  changedTable,
  FLAG,
  factsOf,
  figures,
  HQ,
  hq,
  medals,
  numbers,
  type Seated,
  SKULL,
  SOLDIER,
  table,
  unitAt,
  why,
} from '../table.ts'
import { aim, CARD, FAR, shell } from './shelling.ts'

const strong = (file: ScenarioFile): void => {
  file.assets.british.artillery = 6
  file.provenance.assets = 'ours'
}

/** Where battle dice were rolled by the last play, and how many. */
const rolls = (t: Seated): string[] =>
  factsOf(t, 'diceRolled').map(({ at, faces }) => `${at} x${faces.length}`)

describe('order and target', () => {
  test('[G-10.1] the target lies in a section of the card, shared hexes in either', () => {
    const t = table(FAR, CARD).play('british', 'play recon-centre').play('british', 'order artillery')
    expect(why(t, 'british', 'shell 5,1')).toBe('G-10.1 other-section')
    expect(why(t, 'british', 'shell 5,9')).toBe('G-10.1 other-section')
    expect(t.legal('british')).toEqual(
      expect.arrayContaining(['shell 5,5', 'shell 4,4', 'shell 4,8', 'done']),
    )
  })

  test('[G-10.1] neither range nor sight is needed, and any hex may be the target', () => {
    const t = shell({ '1,6': '.:gi4', '2,5': 'B', '2,6': 'B' })
    expect(asked(t)).toBe('shell-dice british')
    const far = aim(table({ ...FAR, '1,6': '.:gi4', '2,5': 'B', '2,6': 'B' }, CARD), '1,6')
    far.dice(...numbers(2, 2), BURST, HQ).play('british', 'dice 2')
    expect(figures(far, '1,6')).toBe(3)
  })

  test('[G-10.1] [G-4.4] it battles after all moves and before all other units', () => {
    const cells = { ...FAR, '7,6': '.:bi4', '5,6': '.:gi4' }
    const t = table(cells, 'command british-hand probe-centre').play('british', 'play probe-centre')
    t.play('british', 'order 7,6').play('british', 'order artillery')
    expect(asked(t)).toBe('move british')
    t.play('british', 'done')
    expect(asked(t)).toBe('shell british')
    t.play('british', 'shell 5,6')
      .dice(...numbers(1))
      .play('british', 'dice 1')
    expect(asked(t)).toBe('battle british')
    expect(t.legal('british')).toContain('battle 7,6 at 5,6')
  })

  test('[G-10.1] an order given to the artillery need not be used', () => {
    const t = table(FAR, CARD).play('british', 'play recon-centre').play('british', 'order artillery')
    t.play('british', 'done')
    expect([asked(t), hq(t)]).toEqual(['keep british', [12, 6]])
  })

  test('[G-10.1] an order is refused twice, without a token, and without a card for it', () => {
    const poor = table(FAR, 'command british-hand recon-centre\nhq 0 6').play('british', 'play recon-centre')
    expect(why(poor, 'british', 'order artillery')).toBe('G-10.2 artillery-cannot-pay')
    const twice = table({ ...FAR, '10,6': '.:bi4' }, 'command british-hand attack-centre')
    twice.play('british', 'play attack-centre').play('british', 'order artillery')
    expect(why(twice, 'british', 'order artillery')).toBe('G-4.3 artillery-already-ordered')
    const storm = table(FAR, 'command british-hand storm-of-fire').play('british', 'play storm-of-fire')
    expect(why(storm, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
  })

  test('[G-10.1] Artillery Bombard aims anywhere, twice for one payment', () => {
    const t = table({ ...FAR, '5,1': '.:gi4' }, 'command british-hand artillery-bombard')
    t.play('british', 'play artillery-bombard')
      .play('british', 'order artillery')
      .play('british', 'shell 5,1')
    t.dice(...numbers(5, 5), SKULL, HQ).play('british', 'dice 2')
    expect([asked(t), hq(t)[0]]).toEqual(['shell british', 5])
    t.dice(...numbers(2, 3)).play('british', 'shell 5,12')
    expect([figures(t, '5,1'), hq(t)[0]]).toEqual([3, 5])
  })
})

describe('payment and targeting dice', () => {
  test('[G-10.2] one HQ token a die, at most its strength', () => {
    const t = shell({ '5,6': '.:gi4' })
    expect(t.legal('british')).toEqual(['dice 1', 'dice 2', 'dice 3', 'dice 4'])
    expect(why(t, 'british', 'dice 5')).toBe('G-10.2 too-many-dice')
    expect(why(t, 'british', 'dice 0')).toBe('G-10.2 too-many-dice')
    t.dice(...numbers(1, 2, 3, 4)).play('british', 'dice 4')
    expect(hq(t)[0]).toBe(8)
  })

  test('[G-10.2] no more dice than tokens', () => {
    const t = shell({ '5,6': '.:gi4' }, 'hq 2 6')
    expect(t.legal('british')).toEqual(['dice 1', 'dice 2'])
  })

  test.each([
    [1, '4,6'],
    [2, '5,7'],
    [3, '6,6'],
    [4, '6,5'],
    [5, '5,5'],
    [6, '4,5'],
  ])('[G-10.2] from the bottom number %i falls on %s', (number, hex) => {
    const t = shell({ [hex]: '.:gi4' })
      .dice(...numbers(number), BURST)
      .play('british', 'dice 1')
    expect([rolls(t), figures(t, hex)]).toEqual([[`${hex} x1`], 3])
  })

  test.each([
    [1, '6,5'],
    [2, '5,5'],
    [3, '4,5'],
    [4, '4,6'],
    [5, '5,7'],
    [6, '6,6'],
  ])('[G-10.2] from the top, forward being down, number %i falls on %s', (number, hex) => {
    const lines = 'turn 2 german\ncommand german-hand recon-centre'
    const t = table({ ...FAR, '1,6': '.:gi4', [hex]: '.:bi4' }, lines).play('german', 'play recon-centre')
    t.play('german', 'order artillery').play('german', 'shell 5,6')
    t.dice(...numbers(number), BURST).play('german', 'dice 1')
    expect([rolls(t), figures(t, hex)]).toEqual([[`${hex} x1`], 3])
  })

  test('[G-10.2] a house may number the template otherwise', () => {
    const t = changedTable(
      'opening-action-1',
      file => {
        file.house = { artilleryTemplate: [2, 1, 3, 4, 5, 6] }
      },
      { ...FAR, '5,7': '.:gi4' },
      CARD,
    )
    aim(t)
      .dice(...numbers(1), BURST)
      .play('british', 'dice 1')
    expect(figures(t, '5,7')).toBe(3)
  })

  test('[G-10.3] [G-10.4] the example of the rulebook: 2, 3, 3, 5, 6, 6', () => {
    const around = Object.fromEntries(
      ['4,6', '5,7', '6,6', '6,5', '5,5', '4,5', '5,6'].map(hex => [hex, '.:gi4']),
    )
    const t = aim(changedTable('opening-action-1', strong, { ...FAR, ...around }, CARD))
    t.dice(...numbers(3, 6, 5, 2, 3, 6), ...Array(6).fill(SKULL), BURST, SKULL, SOLDIER, HQ)
    t.play('british', 'dice 6')
    expect(rolls(t)).toEqual(['5,7 x1', '6,6 x2', '5,5 x1', '4,5 x2', '5,6 x4'])
    expect(factsOf(t, 'targetingRolled')[0].numbers).toEqual([3, 6, 5, 2, 3, 6])
    expect([figures(t, '5,6'), figures(t, '5,7'), hq(t)[0]]).toEqual([1, 4, 7])
  })

  test('[G-10.3] without a pair nothing falls on the target', () => {
    const t = shell({ '5,6': '.:gi4' })
      .dice(...numbers(1, 2, 3, 4))
      .play('british', 'dice 4')
    expect(rolls(t)).toEqual([])
  })

  test('[G-10.4] in the order 1 to 6 and then the target, whatever order the dice were rolled in', () => {
    const t = shell({ '4,6': '.:gi4', '5,6': '.:gi4', '4,5': '.:gi4', '6,6': '.:gi4' })
    t.dice(...numbers(6, 3, 1, 6), HQ, HQ, HQ, HQ, HQ, HQ).play('british', 'dice 4')
    expect(rolls(t)).toEqual(['4,6 x1', '6,6 x1', '4,5 x2', '5,6 x2'])
  })

  test('[G-10.4] a hex with neither unit nor wire is not rolled', () => {
    const t = shell({ '5,6': 'T', '5,7': 'B', '6,6': '.w' })
    t.dice(...numbers(2, 2, 3), SKULL).play('british', 'dice 3')
    expect(rolls(t)).toEqual(['6,6 x1'])
  })

  test('[G-10.4] dice beyond the edge roll nothing but count for pairs', () => {
    const t = aim(table({ ...FAR, '1,6': '.:gi4' }, CARD), '1,6')
    t.dice(...numbers(1, 1, 6), BURST, SKULL).play('british', 'dice 3')
    expect([rolls(t), figures(t, '1,6')]).toEqual([['1,6 x2'], 2])
  })

  test('[G-10.4] who retreats onto a hex that is shelled later is shelled there too', () => {
    const t = shell({ '4,6': '.:bi4' })
      .dice(...numbers(1, 2), FLAG)
      .play('british', 'dice 2')
    expect([asked(t), t.legal('british')]).toEqual(['retreat british', ['to 5,6', 'to 5,7']])
    t.dice(BURST).play('british', 'to 5,7')
    expect(unitAt(t, '5,7')?.figures).toBe(3)
    const other = shell({ '4,6': '.:bi4' })
      .dice(...numbers(1, 2), FLAG)
      .play('british', 'dice 2')
    other.play('british', 'to 5,6')
    expect([figures(other, '5,6'), medals(other)]).toEqual([4, [0, 0]])
  })
})
