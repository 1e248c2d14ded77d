/** G-10.5 to G-10.8 What shells do: hits, flags and HQ faces, wire, devastation, and friends. */
import { describe, expect, test } from 'vitest'
import {
  asked,
  BURST,
  changedTable,
  FLAG,
  factsOf,
  figures,
  ground,
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

describe('hits, flags and HQ faces', () => {
  test.each([
    ['soldier', SOLDIER, 3, 3],
    ['skull', SKULL, 4, 3],
    ['burst', BURST, 3, 3],
    ['HQ', HQ, 4, 4],
  ])('[G-10.5] a %s on a neighbour and on the target', (_, face, neighbour, target) => {
    const t = shell({ '5,7': '.:gi4' })
      .dice(...numbers(2), face)
      .play('british', 'dice 1')
    expect(figures(t, '5,7')).toBe(neighbour)
    // On the target a pair brings two dice; the other one is a miss anywhere.
    const on = shell({ '5,6': '.:gi4' })
      .dice(...numbers(2, 2), face, HQ)
      .play('british', 'dice 2')
    expect(figures(on, '5,6')).toBe(target)
  })

  test.each([
    ['countryside', '.', 2],
    ['forest', 'F', 3],
    ['building', 'B', 3],
    ['hill', 'H', 3],
    ['rubble', 'R', 3],
    ['trench', 'T', 4],
    ['shell crater', 'C', 3],
    ['mine crater', 'M', 3],
    ['fortified building', 'K', 4],
    ['sunken lane', 'S', 3],
    ['wire', '.w', 2],
    ['trench with a crater token', 'Tx', 3],
    ['hill with a crater token', 'Hx', 3],
  ])('[G-10.5] two soldiers against a unit on %s', (_, cell, left) => {
    const t = shell({ '5,7': `${cell}:gi4` }).dice(...numbers(2, 2), SOLDIER, SOLDIER)
    t.play('british', 'dice 2')
    expect(figures(t, '5,7')).toBe(left)
  })

  test('[G-10.5] flags are retreats as usual, ignored by terrain if the owner likes', () => {
    const t = shell({ '5,7': '.:gi4' })
      .dice(...numbers(2), FLAG)
      .play('british', 'dice 1')
    expect([asked(t), t.legal('german')]).toEqual(['retreat german', ['to 4,6', 'to 4,7']])
    const dug = shell({ '5,7': 'C:gi4' })
      .dice(...numbers(2), FLAG)
      .play('british', 'dice 1')
    expect(dug.legal('german')).toEqual(['ignore', 'to 4,6', 'to 4,7'])
  })

  test('[G-10.5] HQ faces pay when rolled against an enemy unit only', () => {
    const foe = shell({ '5,7': '.:gi4' })
      .dice(...numbers(2, 2), HQ, HQ)
      .play('british', 'dice 2')
    expect(hq(foe)).toEqual([12, 6])
    const friend = shell({ '5,7': '.:bi4' })
      .dice(...numbers(2, 2), HQ, HQ)
      .play('british', 'dice 2')
    expect(hq(friend)).toEqual([10, 6])
    const wire = shell({ '5,7': '.w' })
      .dice(...numbers(2, 2), HQ, HQ)
      .play('british', 'dice 2')
    expect(hq(wire)).toEqual([10, 6])
  })

  test('[G-10.5] friends are hit and retreat like enemies', () => {
    const t = shell({ '5,6': '.:bi4' })
      .dice(...numbers(3, 3), SKULL, FLAG)
      .play('british', 'dice 2')
    expect([figures(t, '5,6'), asked(t)]).toEqual([3, 'retreat british'])
    t.play('british', 'to 6,5')
    expect(unitAt(t, '6,5')?.figures).toBe(3)
  })

  test('[G-10.5] [G-6.7] an enemy destroyed is a medal, by dice or by flags it cannot follow', () => {
    const t = shell({ '5,7': '.:gi1' })
      .dice(...numbers(2), BURST)
      .play('british', 'dice 1')
    expect(medals(t)).toEqual([1, 0])
    const stuck = shell({ '5,7': '.:gi1', '4,6': '.:gi4', '4,7': '.:gi4' })
    stuck.dice(...numbers(2), FLAG).play('british', 'dice 1')
    expect(medals(stuck)).toEqual([1, 0])
  })

  test('[G-10.8] an own unit destroyed by own shells is a medal for the enemy', () => {
    const t = shell({ '5,7': '.:bi1' })
      .dice(...numbers(2), BURST)
      .play('british', 'dice 1')
    expect(medals(t)).toEqual([0, 1])
    const stuck = shell({ '5,7': '.:bi1', '6,6': '.:bi4', '6,7': '.:bi4' })
    stuck.dice(...numbers(2), FLAG).play('british', 'dice 1')
    expect(medals(stuck)).toEqual([0, 1])
  })
})

describe('wire', () => {
  test('[G-10.6] a burst on a wire hex removes the wire, with a unit on it or without', () => {
    const bare = shell({ '5,7': '.w' })
      .dice(...numbers(2), BURST)
      .play('british', 'dice 1')
    expect(ground(bare, '5,7')).toBe('countryside')
    const unit = shell({ '5,7': '.w:gi4' })
      .dice(...numbers(2), BURST)
      .play('british', 'dice 1')
    expect([ground(unit, '5,7'), figures(unit, '5,7')]).toEqual(['countryside', 3])
  })

  test.each([
    ['soldier', SOLDIER],
    ['skull', SKULL],
    ['flag', FLAG],
    ['HQ', HQ],
  ])('[G-10.6] a %s leaves the wire', (_, face) => {
    const t = shell({ '5,7': '.w' })
      .dice(...numbers(2), face)
      .play('british', 'dice 1')
    expect(ground(t, '5,7')).toBe('countryside wire')
  })

  test('[G-10.6] bare wire may be the target of a mortar too, and pays it nothing', () => {
    const t = table({ ...FAR, '7,6': '.:bo4', '5,6': '.w' }, CARD).play('british', 'play recon-centre')
    t.play('british', 'order 7,6')
      .play('british', 'done')
      .dice(HQ, BURST)
      .play('british', 'battle 7,6 at 5,6')
    expect([ground(t, '5,6'), hq(t)[0]]).toEqual(['countryside', 12])
  })
})

describe('devastation', () => {
  test('[G-10.7] on the target every die is a hit: no HQ token, no retreat, no protection', () => {
    const t = shell({ '5,6': 'T:gi4' })
    t.dice(...numbers(1, 1, 1), FLAG, HQ, SKULL).play('british', 'dice 3')
    expect([figures(t, '5,6'), hq(t)[0], asked(t)]).toEqual([1, 9, 'keep british'])
  })

  test('[G-10.7] on the neighbour with the three dice everything is as usual', () => {
    const t = shell({ '4,6': 'T:gi4' }).dice(...numbers(1, 1, 1), SKULL, SOLDIER, HQ)
    t.play('british', 'dice 3')
    expect([figures(t, '4,6'), hq(t)[0], ground(t, '4,6')]).toEqual([4, 10, 'trench'])
  })

  test('[G-10.7] a pair beside the triple adds its dice, and they are hits too', () => {
    const t = aim(
      changedTable(
        'opening-action-1',
        file => {
          file.assets.british.artillery = 5
          file.provenance.assets = 'ours'
        },
        { ...FAR, '5,6': 'B:gi4' },
        CARD,
      ),
    )
    t.dice(...numbers(1, 1, 1, 3, 3), HQ, HQ, HQ, FLAG, FLAG).play('british', 'dice 5')
    expect([medals(t), ground(t, '5,6')]).toEqual([[1, 0], 'rubble'])
  })

  test('[G-10.7] two pairs are not a triple', () => {
    const t = shell({ '5,6': 'T:gi4' })
    t.dice(...numbers(1, 1, 3, 3), HQ, HQ, SOLDIER, SOLDIER).play('british', 'dice 4')
    expect([figures(t, '5,6'), ground(t, '5,6')]).toEqual([4, 'trench'])
  })

  test.each([
    ['countryside', '.', 'shell-crater'],
    ['forest', 'F', 'forest crater'],
    ['building', 'B', 'rubble'],
    ['hill', 'H', 'hill crater'],
    ['rubble', 'R', 'rubble'],
    ['trench', 'T', 'trench crater'],
    ['shell crater', 'C', 'shell-crater'],
    ['mine crater', 'M', 'mine-crater'],
    ['fortified building', 'K', 'rubble'],
    ['sunken lane', 'S', 'shell-crater'],
    ['trench hit before', 'Tx', 'trench crater'],
  ])('[G-10.7] %s is cratered, with nobody there or somebody', (_, cell, after) => {
    const empty = shell({ '5,6': cell })
      .dice(...numbers(4, 4, 4))
      .play('british', 'dice 3')
    expect(ground(empty, '5,6')).toBe(after)
    const held = shell({ '5,6': `${cell}:gi4` })
      .dice(...numbers(4, 4, 4), HQ, HQ, HQ)
      .play('british', 'dice 3')
    expect([ground(held, '5,6'), figures(held, '5,6')]).toEqual([after, 1])
  })

  test('[G-10.7] wire is replaced by the crater, whatever its dice show', () => {
    const t = shell({ '5,6': '.w' })
      .dice(...numbers(4, 4, 4), HQ, HQ, HQ)
      .play('british', 'dice 3')
    expect(ground(t, '5,6')).toBe('shell-crater')
  })

  test('[G-10.7] where a crater token lies there comes no second one, but wire goes', () => {
    const devastated = (cell: string): Seated =>
      shell({ '5,6': `${cell}:gi4` })
        .dice(...numbers(4, 4, 4), HQ, HQ, HQ)
        .play('british', 'dice 3')
    const bare = devastated('Tx')
    expect([factsOf(bare, 'groundCratered'), factsOf(bare, 'wireRemoved')]).toEqual([[], []])
    const wired = devastated('Twx')
    expect(ground(wired, '5,6')).toBe('trench crater')
    expect(factsOf(wired, 'wireRemoved')).toMatchObject([{ hex: '5,6' }])
  })

  test.each([
    ['forest', 'Fx'],
    ['hill', 'Hx'],
    ['trench', 'Tx'],
  ])('[G-10.7] under a crater token %s protects like a crater: one soldier, one flag', (_, cell) => {
    const t = shell({ '5,7': `${cell}:gi4` }).dice(...numbers(2, 2, 2), SOLDIER, SOLDIER, FLAG)
    t.play('british', 'dice 3')
    expect([figures(t, '5,7'), t.legal('german')]).toEqual([3, ['ignore', 'to 4,6', 'to 4,7']])
  })

  test('[G-10.7] under a crater token forest still stops, screens and costs a die on entering', () => {
    const screened = { '8,6': '.:bi4', '8,7': 'Fx', '8,8': '.:gi4' }
    const t = table({ ...FAR, ...screened, '9,5': '.:bi4', '8,5': 'Fx', '6,4': '.:gi4' }, CARD)
    t.play('british', 'play recon-centre').play('british', 'order 9,5')
    expect(t.legal('british')).toContain('move 9,5 to 8,5')
    // Round the forest 7,4 is two hexes away; 7,5 lies behind it on the way.
    expect(t.legal('british')).not.toContain('move 9,5 to 7,6')
    t.play('british', 'move 9,5 to 8,5').dice(BURST).play('british', 'battle 8,5 at 6,4')
    expect(figures(t, '6,4')).toBe(3)
    const other = table({ ...FAR, ...screened, '6,6': '.:gi4' }, CARD).play('british', 'play recon-centre')
    other.play('british', 'order 8,6').play('british', 'done')
    expect(why(other, 'british', 'battle 8,6 at 8,8')).toBe('G-6.3 not-in-sight')
  })

  test('[G-10.7] [G-10.8] a house may let devastation pay and drive back, and own shells cost more', () => {
    const house = { devastationPaysHq: true, devastationRetreats: true, ownShellsMedals: 2 }
    const change = (file: { house?: unknown }): void => {
      file.house = house
    }
    const t = aim(changedTable('opening-action-1', change, { ...FAR, '5,6': '.:gi4' }, CARD))
    t.dice(...numbers(1, 1, 1), HQ, FLAG, SKULL).play('british', 'dice 3')
    expect([figures(t, '5,6'), hq(t)[0], asked(t)]).toEqual([1, 10, 'retreat german'])
    const own = aim(changedTable('opening-action-1', change, { ...FAR, '5,7': '.:bi1' }, CARD))
    own.dice(...numbers(2), BURST).play('british', 'dice 1')
    expect(medals(own)).toEqual([0, 2])
    const foe = aim(changedTable('opening-action-1', change, { ...FAR, '5,7': '.:gi1' }, CARD))
    foe.dice(...numbers(2), BURST).play('british', 'dice 1')
    expect(medals(foe)).toEqual([1, 0])
  })
})

describe('cards against it', () => {
  test('[G-13.5] Shell Shortage: two targeting dice fewer, nothing refunded', () => {
    const t = table({ ...FAR, '5,6': '.:gi4' }, `${CARD}\ncombat german-hand shell-shortage`)
    t.play('british', 'play recon-centre').play('german', 'pass').play('british', 'order artillery')
    t.play('british', 'shell 5,6').play('british', 'dice 3')
    expect(asked(t)).toBe('answer german')
    t.dice(...numbers(1)).play('german', 'combat shell-shortage')
    expect(hq(t)).toEqual([9, 5])
  })

  test('[G-13.5] Gas Attack counts for reserve artillery too; Box Barrage: no protection and skulls hit', () => {
    for (const [card, left] of [
      ['gas-attack', 4],
      ['box-barrage', 2],
    ] as const) {
      const t = table({ ...FAR, '5,7': 'T:gi4' }, `${CARD}\ncombat british-hand ${card}`)
      t.play('british', 'play recon-centre').play('british', `combat ${card}`)
      t.play('british', 'order artillery').play('british', 'shell 5,6')
      t.dice(...numbers(2, 2, 2), SOLDIER, SKULL, FLAG).play('british', 'dice 3')
      expect([figures(t, '5,7'), t.legal('german')]).toEqual([left, ['to 4,6', 'to 4,7']])
    }
  })
})
