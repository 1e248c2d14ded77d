/** G-5 Movement and the removal of wire. */
import { describe, expect, test } from 'vitest'
import { asked, type Cells, ground, roll, type Seated, table, toBattle, unitAt, ways, why } from '../table.ts'

const FAR = { '1,1': '.:gi4' }

/** The British have ordered the unit on 8,6 and are to move. */
function toMove(cells: Cells, lines = ''): Seated {
  const t = table({ '8,6': '.:bi4', ...FAR, ...cells }, `command british-hand recon-centre\n${lines}`)
  return t.play('british', 'play recon-centre').play('british', 'order 8,6')
}

const reached = (t: Seated): string[] => ways(t, 'british', 'move').map(way => way.replace('8,6 to ', ''))

/** The six neighbours of 8,6, and the twelve hexes around them. */
const NEAR = ['7,6', '7,7', '8,5', '8,7', '9,6', '9,7']
const NEXT = [...['6,5', '6,6', '6,7', '7,5', '7,8', '8,4', '8,8', '9,5', '9,8'], '10,5', '10,6', '10,7']
const sorted = (list: string[]): string[] => [...list].sort()

describe('how far', () => {
  test('[G-5.1] infantry, with bomber or without, has every hex within two; all that may be done is listed', () => {
    for (const kind of ['i', 'b']) {
      const t = toMove({ '8,6': `.:b${kind}4` })
      expect(t.legal('british')).toEqual(
        sorted([...[...NEAR, ...NEXT].map(hex => `move 8,6 to ${hex}`), 'done']),
      )
      expect(why(t, 'british', 'move 8,6 to 5,6')).toBe('G-5.1 out-of-reach')
    }
  })

  test.each(['m', 'o'])('[G-5.1] a machine gun or mortar (%s) has one hex', kind => {
    expect(reached(toMove({ '8,6': `.:b${kind}4` }))).toEqual(NEAR)
  })

  test('[G-5.1] after one hex infantry battles, after two it does not', () => {
    const cells = { '5,6': '.:gi4' }
    const one = toMove(cells).play('british', 'move 8,6 to 7,6')
    expect(ways(one, 'british', 'battle')).toEqual(['7,6 at 5,6'])
    const two = toMove({ ...cells, '8,4': '.:bi4' }).play('british', 'move 8,6 to 6,6')
    expect(asked(two)).toBe('keep british')
  })

  test('[G-5.1] who may not battle is told so while others still can', () => {
    const cells = { '8,6': '.:bi4', '8,5': '.:bi4', '6,5': '.:gi4', ...FAR }
    const t = toBattle(cells, { orders: ['8,6', '8,5'], moves: ['8,6 to 7,7'] })
    expect(ways(t, 'british', 'battle')).toEqual(['7,7 at 6,5', '8,5 at 6,5'])
    const far = toBattle(cells, { orders: ['8,6', '8,5'], moves: ['8,6 to 7,8'] })
    expect(why(far, 'british', 'battle 7,8 at 6,5')).toBe('G-5.1 may-not-battle')
  })

  test.each(['m', 'o'])('[G-5.1] [G-7.1] a machine gun or mortar (%s) that moved does not battle', kind => {
    const cells = { '8,6': `.:b${kind}4`, '8,5': '.:bi4', '6,6': '.:gi4', '6,5': '.:gi4', ...FAR }
    for (const to of ['9,6', '7,7']) {
      const t = toBattle(cells, { orders: ['8,6', '8,5'], moves: [`8,6 to ${to}`] })
      expect(why(t, 'british', `battle ${to} at 6,6`)).toBe('G-5.1 may-not-battle')
      expect(ways(t, 'british', 'battle').filter(way => way.startsWith(to))).toEqual([])
    }
  })
})

describe('what is in the way', () => {
  test('[G-5.2] no hex with a unit, friend or foe, is entered or crossed', () => {
    // To the left a friend and an enemy stand in the way; 8,4 lies behind the friend but can be reached round it.
    const t = toMove({ '8,5': '.:bi4', '7,6': '.:gi4' })
    expect(why(t, 'british', 'move 8,6 to 8,5')).toBe('G-5.2 hex-occupied')
    expect(why(t, 'british', 'move 8,6 to 7,6')).toBe('G-5.2 hex-occupied')
    expect(why(t, 'british', 'move 8,6 to 8,4')).toBe('G-5.1 out-of-reach')
    expect(reached(t)).toEqual(
      sorted([
        ...['7,7', '8,7', '9,6', '9,7'],
        ...['6,6', '6,7', '7,8', '8,8', '9,5', '9,8'],
        ...NEXT.slice(9),
      ]),
    )
  })

  test('[G-5.2] a unit shut in on all sides stays: nobody splits or merges', () => {
    const ring = Object.fromEntries(NEAR.map(hex => [hex, '.:bi4']))
    const t = toMove(ring)
    // Its order is used up, and there is nothing to move: the turn goes on to Recon's cards.
    expect(asked(t)).toBe('keep british')
  })

  test.each([
    ['2,6', ['1,6', '1,7', '2,5', '2,7', '3,6', '3,7']],
    ['5,6', ['4,5', '4,6', '5,5', '5,7', '6,5', '6,6']],
    ['10,6', ['9,6', '9,7', '10,5', '10,7', '11,6', '11,7']],
  ])('[G-5.2] wherever it is shut in: %s', (hex, near) => {
    const shut = (count: number): Seated => {
      const ring = Object.fromEntries(near.slice(0, count).map(one => [one, '.:bi4']))
      const t = table({ ...FAR, ...ring, [hex]: '.:bi4' }, 'command british-hand recon-centre')
      return t.play('british', 'play recon-centre').play('british', `order ${hex}`)
    }
    expect([asked(shut(6)), asked(shut(5))]).toEqual(['keep british', 'move british'])
  })

  test('[G-5.2] at the edge of the board there is nowhere to go but back', () => {
    const t = table({ '1,6': '.:bi4', '11,6': '.:gi4' }, 'command british-hand recon-centre')
    t.play('british', 'play recon-centre').play('british', 'order 1,6')
    expect(why(t, 'british', 'exit 1,6')).toBe('G-11.6 cannot-leave')
    const near = ['1,5', '1,7', '2,5', '2,6']
    const next = ['1,4', '1,8', '2,4', '2,7', '3,5', '3,6', '3,7']
    expect(t.legal('british')).toEqual(
      sorted([...[...near, ...next].map(hex => `move 1,6 to ${hex}`), 'done']),
    )
  })
})

describe('ground that stops', () => {
  /** A wall of this ground all round 8,6. */
  const wall = (cell: string) => Object.fromEntries(NEAR.map(hex => [hex, cell]))

  test.each([
    ['forest', 'F'],
    ['building', 'B'],
    ['rubble', 'R'],
    ['mine crater', 'M'],
    ['wire', '.w'],
    ['fortified building', 'K'],
  ])('[G-5.3] a unit that enters %s stops there', (_, cell) => {
    expect(reached(toMove(wall(cell)))).toEqual(NEAR)
  })

  test.each([
    ['countryside', '.'],
    ['hill', 'H'],
    ['trench', 'T'],
    ['shell crater', 'C'],
    ['sunken lane', 'S'],
    ['a trench under a crater token', 'Tx'],
    ['a hill under a crater token', 'Hx'],
  ])('[G-5.3] %s stops nobody', (_, cell) => {
    expect(reached(toMove(wall(cell)))).toEqual(sorted([...NEAR, ...NEXT]))
  })

  test('[G-5.3] [G-10.7] a forest under a crater token still stops', () => {
    expect(reached(toMove(wall('Fx')))).toEqual(NEAR)
  })

  test.each([
    ['F', 18],
    ['B', 18],
    ['R', 18],
    ['.w', 18],
    ['K', 18],
    ['M', 6],
  ])('[G-5.3] leaving %s: %i hexes within reach; only a mine crater holds on leaving', (cell, count) => {
    expect(reached(toMove({ '8,6': `${cell}:bi4` }))).toHaveLength(count)
  })

  test('[G-5.3] a wood on one way is gone round by another', () => {
    const t = toMove({ '7,6': 'F' })
    expect(reached(t)).toContain('6,6')
    // Behind it only 6,5, which 7,6 alone leads to in two steps, and 7,5, which 8,5 leads to as well.
    expect(reached(toMove({ '7,6': 'F', '8,5': '.:bi4' }))).not.toContain('6,5')
  })
})

describe('removing wire', () => {
  test('[G-5.4] a unit on wire that could still battle may remove it instead', () => {
    const cells = { '8,6': '.w:bi4', '6,6': '.:gi4', ...FAR }
    const t = toBattle(cells, { orders: ['8,6'] })
    expect(t.legal('british')).toEqual(['battle 8,6 at 6,6', 'done', 'remove-wire 8,6'])
    t.play('british', 'remove-wire 8,6')
    expect([ground(t, '8,6'), asked(t)]).toEqual(['countryside', 'end-turn british'])
  })

  test('[G-5.4] also without an enemy in reach, next to one, and after one hex onto the wire', () => {
    expect(
      ways(toBattle({ '8,6': '.w:bm4', ...FAR }, { orders: ['8,6'] }), 'british', 'remove-wire'),
    ).toEqual(['8,6'])
    const beside = toBattle({ '8,6': '.w:bi4', '7,6': '.:gi4', ...FAR }, { orders: ['8,6'] })
    expect(ways(beside, 'british', 'remove-wire')).toEqual(['8,6'])
    const moved = toBattle(
      { '8,6': '.:bi4', '7,6': '.w', ...FAR },
      { orders: ['8,6'], moves: ['8,6 to 7,6'] },
    )
    expect(ways(moved, 'british', 'remove-wire')).toEqual(['7,6'])
  })

  test('[G-5.4] not after two hexes, not by a machine gun that moved, not where no wire is', () => {
    const cells = { '8,6': '.:bi4', '6,6': '.w', '8,4': '.w:bi4', '6,4': '.:gi4', ...FAR }
    const two = toBattle(cells, { orders: ['8,6', '8,4'], moves: ['8,6 to 6,6'] })
    expect(why(two, 'british', 'remove-wire 6,6')).toBe('G-5.1 may-not-battle')
    const gun = toBattle(
      { ...cells, '8,6': '.:bm4', '7,6': '.w' },
      { orders: ['8,6', '8,4'], moves: ['8,6 to 7,6'] },
    )
    expect(why(gun, 'british', 'remove-wire 7,6')).toBe('G-5.1 may-not-battle')
    const stays = toBattle({ ...cells, '8,5': '.w:bi4' }, { orders: ['8,6', '8,4'] })
    expect(why(stays, 'british', 'remove-wire 8,6')).toBe('G-5.4 no-wire')
    expect(why(stays, 'british', 'remove-wire 8,5')).toBe('G-4.4 not-ordered')
    expect(why(stays, 'british', 'remove-wire 6,6')).toBe('G-4.2 no-own-unit-there')
  })

  test('[G-5.4] [G-4.5] who has battled removes no wire', () => {
    const cells = { '8,6': '.w:bi4', '8,4': '.:bi4', '6,6': '.:gi4', '6,4': '.:gi4', ...FAR }
    const t = toBattle(cells, { orders: ['8,6', '8,4'] })
    roll(t, 'hq').play('british', 'battle 8,6 at 6,6')
    expect(why(t, 'british', 'remove-wire 8,6')).toBe('G-4.5 already-battled')
  })

  test('[G-5.4] units on wire stay where they are when it goes', () => {
    const t = toBattle({ '8,6': '.w:bi3', ...FAR }, { orders: ['8,6'] }).play('british', 'remove-wire 8,6')
    expect(unitAt(t, '8,6')).toMatchObject({ unit: 'british-1', figures: 3 })
  })
})
