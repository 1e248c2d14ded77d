/** G-7.3 Taking ground after a won close combat. */
import { describe, expect, test } from 'vitest'
import { asked, type Cells, medals, roll, type Seated, toBattle, unitAt, ways, why } from '../table.ts'

const FAR = { '1,1': '.:gi4' }
/** A British unit on 8,4 next to a German with one figure on 8,5. */
const weak = (cells: Cells = {}, lines = '') =>
  toBattle({ '8,4': '.:bi4', '8,5': '.:gi1', ...FAR, ...cells }, { orders: ['8,4'], lines })
const destroy = (t: Seated, from = '8,4') =>
  roll(t, 'burst', 'hq', 'hq').play('british', `battle ${from} at 8,5`)

describe('who may move in', () => {
  test('[G-7.3] infantry that destroyed its target may, or may stay', () => {
    const t = destroy(weak())
    expect([asked(t), t.legal('british')]).toEqual(['take-ground british', ['stay', 'take-ground']])
    expect(unitAt(t.play('british', 'take-ground'), '8,5')?.unit).toBe('british-1')
    const stays = destroy(weak()).play('british', 'stay')
    expect([unitAt(stays, '8,4')?.unit, unitAt(stays, '8,5')]).toEqual(['british-1', undefined])
  })

  test('[G-7.3] so may infantry with bomber', () => {
    const t = roll(weak({ '8,4': '.:bb4' }), 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,4 at 8,5')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-7.3] and after a target that retreated', () => {
    const t = weak({ '8,5': '.:gi4' })
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 8,4 at 8,5').play('german', 'to 7,5')
    expect(asked(t)).toBe('take-ground british')
    t.play('british', 'take-ground')
    expect([unitAt(t, '8,5')?.unit, unitAt(t, '7,5')?.unit]).toEqual(['british-1', 'german-2'])
  })

  test('[G-7.3] not if the target holds its ground, whatever it lost or ignored', () => {
    const hit = weak({ '8,5': '.:gi4' })
    roll(hit, 'burst', 'skull', 'soldier').play('british', 'battle 8,4 at 8,5')
    expect(asked(hit)).toBe('end-turn british')
    const held = weak({ '8,5': 'T:gi4' })
    roll(held, 'flag', 'hq', 'hq').play('british', 'battle 8,4 at 8,5').play('german', 'ignore')
    expect(asked(held)).toBe('end-turn british')
  })

  test.each(['m', 'o'])('[G-7.3] not machine guns or mortars (%s)', kind => {
    const t = destroy(weak({ '8,4': `.:b${kind}4` }))
    expect([asked(t), medals(t)]).toEqual(['end-turn british', [1, 0]])
  })

  test('[G-7.3] not after ranged combat', () => {
    const t = toBattle({ '8,4': '.:bi4', '8,6': '.:gi1', ...FAR }, { orders: ['8,4'] })
    roll(t, 'burst', 'hq').play('british', 'battle 8,4 at 8,6')
    expect(asked(t)).toBe('end-turn british')
  })
})

describe('ground that holds the unit', () => {
  const came = (cell: string, from = '.') =>
    toBattle(
      { '9,4': `${from}:bi4`, '8,4': cell, '8,5': '.:gi1', ...FAR },
      { orders: ['9,4'], moves: ['9,4 to 8,4'], card: 'attack-left' },
    )

  test.each([
    ['forest', 'F', 2],
    ['building', 'B', 2],
    ['fortified building', 'K', 2],
    ['rubble', 'R', 3],
    ['mine crater', 'M', 3],
    ['wire', '.w', 2],
  ])('[G-7.3] not after entering %s (%s) this turn; who was there before may', (_, cell, dice) => {
    const entered = came(cell)
    roll(entered, 'burst', ...Array<'hq'>(dice - 1).fill('hq')).play('british', 'battle 8,4 at 8,5')
    expect(asked(entered)).toBe('end-turn british')
    const before = weak({ '8,4': `${cell}:bi4` })
    const most = cell === '.w' ? 1 : 2
    roll(before, 'burst', ...Array<'hq'>(most).fill('hq')).play('british', 'battle 8,4 at 8,5')
    expect(asked(before)).toBe('take-ground british')
  })

  test.each(['.', 'H', 'T', 'C', 'S'])('[G-7.3] after entering %s it may move on', cell => {
    expect(asked(destroy(came(cell)))).toBe('take-ground british')
  })

  test('[G-7.3] not after leaving a mine crater', () => {
    expect(asked(destroy(came('.', 'M')))).toBe('end-turn british')
  })

  test('[G-7.3] the hex taken may be of any ground, wire too', () => {
    for (const cell of ['F', 'B', 'R', 'M', '.w', 'K']) {
      const t = weak({ '8,5': `${cell}:gi1` })
      roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,4 at 8,5').play('british', 'take-ground')
      expect(unitAt(t, '8,5')?.unit).toBe('british-1')
    }
  })
})

describe('no second attack', () => {
  test('[G-7.3] having taken ground next to another enemy the unit has battled all the same', () => {
    const t = destroy(weak({ '8,6': '.:gi4' })).play('british', 'take-ground')
    expect(asked(t)).toBe('end-turn british')
    const others = toBattle(
      { '8,4': '.:bi4', '8,5': '.:gi1', '8,6': '.:gi4', '8,8': '.:bi4', ...FAR },
      { orders: ['8,4', '8,8'] },
    )
    destroy(others).play('british', 'take-ground')
    expect(ways(others, 'british', 'battle')).toEqual(['8,8 at 8,6'])
    expect(why(others, 'british', 'battle 8,5 at 8,6')).toBe('G-4.5 already-battled')
  })

  test('[G-7.3] Battle Fury gives one, but not where the unit must stop', () => {
    const fury = 'combat british-hand battle-fury'
    const won = (cells: Cells) => destroy(weak({ '8,6': '.:gi4', ...cells }, fury))
    expect(won({}).legal('british')).toEqual(['combat battle-fury', 'stay', 'take-ground'])
    expect(why(won({ '8,5': 'F:gi1' }), 'british', 'combat battle-fury')).toBe('G-13.1 no-effect')
    // Taking ground it leaves the mine crater, and must stop in the first hex (G-5.3).
    expect(why(won({ '8,4': 'M:bi4' }), 'british', 'combat battle-fury')).toBe('G-13.1 no-effect')
  })
})

describe('battles out of turn', () => {
  const answered = (lines: string) =>
    weak({ '8,4': '.:bi1', '8,5': '.:gi4' }, `${lines}\nhq 0 6`).play('british', 'battle 8,4 at 8,5')

  test('[G-7.3] no ground by Strike First', () => {
    const t = answered('command german-hand strike-first')
    roll(t, 'burst', 'hq', 'hq').play('german', 'play strike-first')
    expect([asked(t), medals(t), unitAt(t, '8,5')?.unit]).toEqual(['end-turn british', [0, 1], 'german-2'])
  })

  test('[G-7.3] no ground by Surprise Ambush', () => {
    const t = answered('combat german-hand surprise-ambush')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush')
    expect([asked(t), medals(t), unitAt(t, '8,5')?.unit]).toEqual(['end-turn british', [0, 1], 'german-2'])
  })

  test('[G-7.3] no ground by Butt & Bayonet', () => {
    const t = answered('combat german-hand butt-and-bayonet')
    roll(t, 'hq', 'hq', 'hq').play('german', 'pass')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', 'combat butt-and-bayonet')
    expect([asked(t), medals(t), unitAt(t, '8,5')?.unit]).toEqual(['end-turn british', [0, 1], 'german-2'])
  })

  test('[G-7.3] an attacker who survives Strike First and wins may take ground as usual', () => {
    const t = weak({}, 'command german-hand strike-first').play('british', 'battle 8,4 at 8,5')
    roll(t, 'hq', 'hq', 'hq', 'burst', 'hq', 'hq').play('german', 'play strike-first')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-7.3] no ground with Machine Gun Barrage: guns never take any, and the infantry may as always', () => {
    const cells = { '8,4': '.:bm4', '8,6': '.:bi4', '8,5': '.:gi1', '7,7': '.:gi1', ...FAR }
    const t = toBattle(cells, {
      orders: ['8,4', '8,6'],
      combat: 'machine-gun-barrage',
      lines: 'combat british-hand machine-gun-barrage',
    })
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,4 at 8,5')
    expect(asked(t)).toBe('battle british')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,6 at 7,7')
    expect(asked(t)).toBe('take-ground british')
  })
})
