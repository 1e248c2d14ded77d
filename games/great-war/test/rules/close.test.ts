/** G-7.1, G-7.2, G-7.4 Close combat. Taking ground is in take-ground.test.ts. */
import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../src/vocabulary.ts'
import { asked, type Cells, factsOf, figures, ground, hq, roll, toBattle, ways } from '../table.ts'

const FAR = { '1,1': '.:gi4' }
const faces = (face: DieFace, count: number): DieFace[] => Array(count).fill(face)
/** The British unit on 8,4 next to the German on 8,5. */
const beside = (cells: Cells = {}, lines = '') =>
  toBattle({ '8,4': '.:bi4', '8,5': '.:gi4', ...FAR, ...cells }, { orders: ['8,4'], lines })

describe('dice', () => {
  test.each([
    ['infantry', 'i', 3],
    ['infantry with bomber', 'b', 4],
    ['machine gun', 'm', 3],
    ['mortar', 'o', 3],
  ])('[G-7.1] %s (%s) rolls %i, however few its figures', (_, kind, dice) => {
    for (const left of [4, 1]) {
      const t = beside({ '8,4': `.:b${kind}${left}` })
      roll(t, ...faces('hq', dice)).play('british', 'battle 8,4 at 8,5')
      expect(hq(t)[0]).toBe(6 + dice)
    }
  })

  test.each([
    ['forest', 'F', 2, 3],
    ['building', 'B', 2, 3],
    ['fortified building', 'K', 2, 3],
    ['wire', '.w', 2, 2],
    ['hill', 'H', 3, 3],
    ['rubble', 'R', 3, 3],
    ['trench', 'T', 3, 3],
    ['shell crater', 'C', 3, 3],
    ['mine crater', 'M', 3, 3],
    ['sunken lane', 'S', 3, 3],
  ])('[G-7.1] [G-6.4] from %s (%s): %i dice having moved in, else %i', (_, cell, movedIn, stayed) => {
    const moved = toBattle(
      { '8,4': cell, '9,4': '.:bi4', '8,5': '.:gi4', ...FAR },
      { orders: ['9,4'], moves: ['9,4 to 8,4'], card: 'attack-left' },
    )
    roll(moved, ...faces('hq', movedIn)).play('british', 'battle 8,4 at 8,5')
    expect(hq(moved)[0]).toBe(6 + movedIn)
    const t = beside({ '8,4': `${cell}:bi4` })
    roll(t, ...faces('hq', stayed)).play('british', 'battle 8,4 at 8,5')
    expect(hq(t)[0]).toBe(6 + stayed)
  })

  test('[G-7.1] [G-6.4] one die is enough: from wire in a wood just entered', () => {
    const cells = { '8,4': 'Fw', '9,4': '.:bi4', '8,5': '.:gi4', ...FAR }
    const moved = toBattle(cells, { orders: ['9,4'], moves: ['9,4 to 8,4'], card: 'attack-left' })
    expect(ways(moved, 'british', 'battle')).toEqual(['8,4 at 8,5'])
    roll(moved, 'hq').play('british', 'battle 8,4 at 8,5')
    expect(hq(moved)[0]).toBe(7)
  })

  test('[G-6.4] [G-13.1] a hand grenade adds its dice to the few that the ground leaves', () => {
    const cells = { '8,4': 'F', '9,4': '.:bi4', '8,5': '.:gi4', ...FAR }
    const lines = 'combat british-hand hand-grenade'
    const t = toBattle(cells, { orders: ['9,4'], moves: ['9,4 to 8,4'], card: 'attack-left', lines })
    t.play('british', 'combat hand-grenade')
    roll(t, ...faces('skull', 2 + 2)).play('british', 'battle 8,4 at 8,5')
    expect(figures(t, '8,5')).toBe(0)
    expect(factsOf(t, 'diceRolled')[0].parts).toContainEqual({ clause: 'G-13', amount: 2 })
  })

  test('[G-7.1] infantry may move one hex up to the enemy and battle close, but not two', () => {
    const cells = { '8,6': '.:bi4', '8,7': '.:bi4', '6,6': '.:gi4', ...FAR }
    const one = toBattle(cells, { orders: ['8,6', '8,7'], moves: ['8,6 to 7,6'] })
    expect(ways(one, 'british', 'battle')).toEqual(['7,6 at 6,6', '8,7 at 6,6'])
    const two = toBattle({ ...cells, '6,6': '.', '5,6': '.:gi4' }, { orders: ['8,6'], moves: ['8,6 to 6,6'] })
    expect(asked(two)).toBe('end-turn british')
  })
})

describe('wire', () => {
  const mortar = { '6,10': '.:bo4', '6,9': '.w:gi4', ...FAR }
  const close = (cells: Cells, ...dice: DieFace[]) =>
    roll(toBattle(cells, { card: 'assault-right' }), ...dice).play('british', 'battle 6,10 at 6,9')

  test("[G-10.6] a mortar's burst in close combat removes the wire that the enemy stands on", () => {
    expect(ground(close(mortar, 'burst', 'hq', 'hq'), '6,9')).toBe('countryside')
    expect(ground(close(mortar, 'skull', 'soldier', 'hq'), '6,9')).toBe('countryside wire')
  })

  test('[G-10.6] the bursts of infantry and machine guns leave the wire', () => {
    for (const kind of ['i', 'm'])
      expect(ground(close({ ...mortar, '6,10': `.:b${kind}4` }, 'burst', 'hq', 'hq'), '6,9')).toBe(
        'countryside wire',
      )
  })
})

describe('hits', () => {
  const after = (kind: string, ...dice: DieFace[]) => {
    const t = roll(beside({ '8,4': `.:b${kind}4` }), ...dice).play('british', 'battle 8,4 at 8,5')
    return `${4 - figures(t, '8,5')} lost, ${hq(t)[0] - 6} HQ, ${t.decision().kind}`
  }

  test.each([
    ['soldier', '3 lost, 0 HQ, end-turn'],
    ['skull', '3 lost, 0 HQ, end-turn'],
    ['burst', '3 lost, 0 HQ, end-turn'],
    ['flag', '0 lost, 0 HQ, retreat'],
    ['hq', '0 lost, 3 HQ, end-turn'],
  ] as const)('[G-7.2] [G-6.6] three times %s: %s', (face, outcome) => {
    for (const kind of ['i', 'm', 'o']) expect(after(kind, face, face, face)).toBe(outcome)
  })

  test('[G-7.2] terrain ignores soldiers, never skulls or bursts', () => {
    const t = beside({ '8,5': 'K:gi4' })
    roll(t, 'soldier', 'skull', 'burst').play('british', 'battle 8,4 at 8,5')
    expect(figures(t, '8,5')).toBe(2)
  })

  test('[G-7.2] casualties first, then flags', () => {
    const t = beside()
    roll(t, 'flag', 'skull', 'soldier').play('british', 'battle 8,4 at 8,5')
    expect([figures(t, '8,5'), asked(t)]).toEqual([2, 'retreat german'])
  })
})

describe('battling back', () => {
  test('[G-7.4] without a card the unit attacked does not answer', () => {
    const t = beside({ '8,5': '.:gb4' })
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,4 at 8,5')
    expect([figures(t, '8,4'), asked(t)]).toEqual([4, 'end-turn british'])
  })

  test('[G-7.4] with Butt & Bayonet it does, with one die more', () => {
    const t = beside({}, 'combat german-hand butt-and-bayonet\nhq 0 6').play('british', 'battle 8,4 at 8,5')
    roll(t, 'hq', 'hq', 'hq').play('german', 'pass')
    roll(t, 'skull', 'hq', 'hq', 'hq').play('german', 'combat butt-and-bayonet')
    expect([figures(t, '8,4'), ...hq(t), asked(t)]).toEqual([3, 3, 8, 'end-turn british'])
  })
})
