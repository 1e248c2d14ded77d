import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, figures, HQ, hq, medals, SKULL, SOLDIER, table, unitAt, why } from '../table.ts'

const CARD = 'command british-hand attack-centre'

describe('ranged combat', () => {
  test('[G-6.2] [G-6.5] [G-6.6] infantry rolls two dice at range 2; bursts and soldiers hit, HQ faces pay', () => {
    const t = table({ '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }, CARD)
    t.play('british', 'play attack-centre').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done').dice(SOLDIER, HQ).play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(3)
    expect(hq(t)[0]).toBe(7)
  })

  test('[G-6.5] a skull misses, but hits from a bomber at range 2', () => {
    for (const [unit, left] of [
      ['i', 4],
      ['b', 2],
    ] as const) {
      const t = table({ '8,6': `.:b${unit}4`, '6,6': '.:gi4', '1,1': '.:gi4' }, CARD)
      t.play('british', 'play attack-centre').play('british', 'order 8,6').play('british', 'done')
      t.play('british', 'done').dice(SKULL, SKULL).play('british', 'battle 8,6 at 6,6')
      expect(figures(t, '6,6')).toBe(left)
    }
  })

  test('[G-6.1] a unit with an adjacent enemy may only battle close', () => {
    const t = table({ '8,6': '.:bi4', '7,6': '.:gi4', '6,6': '.:gi4' }, CARD)
    t.play('british', 'play attack-centre').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done')
    expect(why(t, 'british', 'battle 8,6 at 6,6')).toBe('G-6.1 enemy-adjacent')
  })

  test('[G-6.8] two machine guns fire together: dice added up, the terrain of the target counts once', () => {
    const t = table({ '8,5': '.:bm4', '8,7': '.:bm4', '6,6': 'T:gi4', '1,1': '.:gi4' }, CARD)
    t.play('british', 'play attack-centre').play('british', 'order 8,5').play('british', 'order 8,7')
    t.play('british', 'done').play('british', 'done').play('british', 'battle 8,5 at 6,6')
    t.dice(SOLDIER, SOLDIER, SOLDIER, SOLDIER, HQ, HQ).play('british', 'join 8,7')
    expect(figures(t, '6,6')).toBe(2)
    // Both have battled: the turn is at its end.
    expect(t.decision().kind).toBe('end-turn')
  })
})

describe('close combat', () => {
  const front = { '8,6': '.:bi4', '7,6': '.:gi4', '1,1': '.:gi4' }
  const attack = (lines = CARD) => {
    const t = table(front, lines).play('british', 'play attack-centre').play('british', 'order 8,6')
    return t.play('british', 'done').play('british', 'done')
  }

  test('[G-7.2] [G-7.3] each skull is a hit; who destroys the target may take its ground', () => {
    const t = attack()
    t.dice(SKULL, BURST, SOLDIER).play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(1)
  })

  test('[G-6.7] the last figure lost is a medal, and the ground is free to take', () => {
    const t = table({ ...front, '7,6': '.:gi1' }, CARD).play('british', 'play attack-centre')
    t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6')
    expect(medals(t)).toEqual([1, 0])
    expect(asked(t)).toBe('take-ground british')
    t.play('british', 'take-ground')
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
  })

  test('[G-12.10] Strike First: the defender battles first, and the attacker goes on if it stands', () => {
    const t = attack(`${CARD}\ncommand german-hand strike-first probe-left`)
    t.play('british', 'battle 8,6 at 7,6')
    expect(asked(t)).toBe('answer german')
    t.dice(BURST, HQ, HQ, BURST, HQ, HQ).play('german', 'play strike-first')
    expect(figures(t, '8,6')).toBe(3)
    expect(figures(t, '7,6')).toBe(3)
    // The German draws for it before the British does, at the end of this turn.
    expect(t.view('german').german.hand.command).toBe(2)
  })

  test('[G-12.10] an attacker driven back by Strike First does not go on', () => {
    const t = attack(`${CARD}\ncommand german-hand strike-first probe-left`)
    t.play('british', 'battle 8,6 at 7,6').dice(FLAG, HQ, HQ).play('german', 'play strike-first')
    expect(asked(t)).toBe('retreat british')
    t.play('british', 'to 9,6')
    expect(figures(t, '7,6')).toBe(4)
    expect(t.decision().kind).toBe('end-turn')
  })

  test('[G-12.9] in a Storm of Fire the battles do not end while somebody has a target', () => {
    const cells = { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand storm-of-fire').play('british', 'play storm-of-fire')
    t.play('british', 'order 8,6')
    expect([t.legal('british'), why(t, 'british', 'done')]).toEqual([
      ['battle 8,6 at 6,6'],
      'G-12.9 must-fire',
    ])
  })

  test('[G-13.4] a window exists by public knowledge, whatever the hand holds', () => {
    const t = attack(`${CARD}\ncommand german-hand probe-left`)
    t.play('british', 'battle 8,6 at 7,6')
    expect(t.legal('german')).toEqual(['pass', 'standing pass-turn'])
  })

  test('[G-7.3] Battle Fury: take ground and attack again with one die more, and once more after success', () => {
    const cells = { '8,6': '.:bi4', '7,6': '.:gi1', '6,6': '.:gi1', '6,5': '.:gi1', '1,1': '.:gi4' }
    const t = table(cells, `${CARD}\ncombat british-hand battle-fury`).play('british', 'play attack-centre')
    t.play('british', 'pass').play('british', 'order 8,6').play('british', 'done').play('british', 'done')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,6 at 7,6').play('british', 'combat battle-fury')
    t.dice(BURST, HQ, HQ, HQ).play('british', 'battle 7,6 at 6,6').play('british', 'take-ground')
    t.dice(BURST, HQ, HQ, HQ).play('british', 'battle 6,6 at 6,5').play('british', 'take-ground')
    expect(medals(t)).toEqual([3, 0])
    expect(t.decision().kind).toBe('end-turn')
  })
})
