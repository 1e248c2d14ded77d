/** G-6.1 to G-6.7 Ranged combat. Cross fire is in cross-fire.test.ts. */
import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../src/vocabulary.ts'
import {
  asked,
  type Cells,
  figures,
  ground,
  hq,
  medals,
  roll,
  toBattle,
  unitAt,
  ways,
  why,
} from '../table.ts'

const FAR = { '1,1': '.:gi4' }
/** Row 8 runs along: from 8,4 the hex 8,6 is at range 2, 8,7 at 3, and so on. */
const atRange = (range: number): string => `8,${4 + range}`
const fireAt = (kind: string, range: number, cells: Cells = {}) =>
  toBattle({ '8,4': `.:b${kind}4`, [atRange(range)]: '.:gi4', ...FAR, ...cells }, { orders: ['8,4'] })

const faces = (face: DieFace, count: number): DieFace[] => Array(count).fill(face)

describe('who may be fired at', () => {
  test('[G-6.1] never an adjacent enemy: the attack at range 1 is close combat', () => {
    const t = fireAt('m', 1)
    // A machine gun at range 2 rolls three dice too, but skulls hit in close combat only.
    roll(t, 'skull', 'skull', 'hq').play('british', 'battle 8,4 at 8,5')
    expect(figures(t, '8,5')).toBe(2)
  })

  test.each(['i', 'b', 'm', 'o'])('[G-6.1] kind %s with an enemy beside it may only battle close', kind => {
    const t = fireAt(kind, 3, { '7,4': '.:gi4' })
    expect(t.legal('british')).toEqual(['battle 8,4 at 7,4', 'done'])
    expect(why(t, 'british', 'battle 8,4 at 8,7')).toBe('G-6.1 enemy-adjacent')
  })

  test('[G-6.1] an enemy beside the target, or a friend beside the unit, is no hindrance', () => {
    const t = fireAt('i', 2, { '7,4': '.:bi4', '8,7': '.:gi4' })
    expect(ways(t, 'british', 'battle')).toEqual(['8,4 at 8,6'])
  })

  test('[G-6.1] empty ground and friends are no targets', () => {
    const t = fireAt('i', 2, { '7,6': '.:bi4' })
    expect(why(t, 'british', 'battle 8,4 at 6,4')).toBe('G-6.1 no-enemy-there')
    expect(why(t, 'british', 'battle 8,4 at 7,6')).toBe('G-6.1 no-enemy-there')
    expect(why(t, 'british', 'battle 9,4 at 8,6')).toBe('G-4.2 no-own-unit-there')
  })
})

describe('dice by range', () => {
  test.each([
    ['infantry', 'i', [2, 1, 1, 0, 0, 0]],
    ['infantry with bomber', 'b', [2, 1, 1, 0, 0, 0]],
    ['machine gun', 'm', [3, 3, 1, 1, 0, 0]],
    ['mortar', 'o', [2, 2, 2, 1, 1, 0]],
  ])('[G-6.2] %s', (_, kind, dice) => {
    dice.forEach((count, i) => {
      const range = i + 2
      // The second unit has a target of its own, so that there is a choice whatever the first can do.
      const t = toBattle(
        { '8,4': `.:b${kind}4`, [atRange(range)]: '.:gi4', '11,6': '.:bi4', '11,8': '.:gi4' },
        { orders: ['8,4', '11,6'] },
      )
      const command = `battle 8,4 at ${atRange(range)}`
      if (count === 0) expect(why(t, 'british', command)).toBe('G-6.2 out-of-range')
      else {
        roll(t, ...faces('hq', count)).play('british', command)
        expect(hq(t)[0]).toBe(6 + count)
      }
    })
  })
})

describe('sight', () => {
  test.each([
    ['a friend', '.:bi4'],
    ['an enemy', '.:gi4'],
    ['a forest', 'F'],
    ['a building', 'B'],
    ['rubble', 'R'],
    ['a hill', 'H'],
    ['a fortified building', 'K'],
  ])('[G-6.3] %s between hides the target, but not from a mortar', (_, cell) => {
    const cells = { '8,6': cell, '11,6': '.:bi4', '11,8': '.:gi4' }
    for (const kind of ['i', 'm']) {
      const t = toBattle({ '8,4': `.:b${kind}4`, '8,8': '.:gi4', ...cells }, { orders: ['8,4', '11,6'] })
      expect(why(t, 'british', 'battle 8,4 at 8,8')).toBe('G-6.3 not-in-sight')
    }
    expect(ways(fireAt('o', 4, cells), 'british', 'battle')).toContain('8,4 at 8,8')
  })

  test.each([
    ['a trench', 'T'],
    ['a shell crater', 'C'],
    ['a mine crater', 'M'],
    ['wire', '.w'],
    ['a sunken lane', 'S'],
  ])('[G-6.3] %s between does not hide it', (_, cell) => {
    expect(ways(fireAt('i', 4, { '8,6': cell }), 'british', 'battle')).toEqual(['8,4 at 8,8'])
  })
})

describe('dice modifiers', () => {
  /** Infantry on 8,5, which may have come there from 9,5, and its target at range 2 or 3. */
  const from = (cell: string, moved: boolean, range: number) => {
    const target = `8,${5 + range}`
    const cells = { [target]: '.:gi4', '11,6': '.:bi4', '11,8': '.:gi4' }
    return moved
      ? toBattle(
          { ...cells, '8,5': cell, '9,5': '.:bi4' },
          { orders: ['9,5', '11,6'], moves: ['9,5 to 8,5'] },
        )
      : toBattle({ ...cells, '8,5': `${cell}:bi4` }, { orders: ['8,5', '11,6'] })
  }

  test.each([
    ['forest', 'F', 1, 2],
    ['building', 'B', 1, 2],
    ['fortified building', 'K', 1, 2],
    ['wire', '.w', 1, 1],
    ['hill', 'H', 2, 2],
    ['rubble', 'R', 2, 2],
    ['trench', 'T', 2, 2],
    ['shell crater', 'C', 2, 2],
    ['mine crater', 'M', 2, 2],
    ['sunken lane', 'S', 2, 2],
  ])('[G-6.4] from %s: %s %i dice at range 2 having moved in, else %i', (_, cell, movedIn, stayed) => {
    for (const [moved, dice] of [
      [true, movedIn],
      [false, stayed],
    ] as const) {
      const t = from(cell, moved, 2)
      roll(t, ...faces('hq', dice)).play('british', 'battle 8,5 at 8,7')
      expect(hq(t)[0]).toBe(6 + dice)
    }
  })

  test('[G-6.4] below one die there is no attack', () => {
    for (const [cell, moved] of [
      ['F', true],
      ['B', true],
      ['.w', true],
      ['.w', false],
    ] as const)
      expect(why(from(cell, moved, 3), 'british', 'battle 8,5 at 8,8')).toBe('G-6.4 no-dice')
    expect(ways(from('F', false, 3), 'british', 'battle')).toContain('8,5 at 8,8')
  })

  test('[G-6.4] all is added up: the die of a card makes good for the wire', () => {
    const t = toBattle(
      { '8,5': '.w:bi4', '8,8': '.:gi4', ...FAR },
      { card: 'storm-of-fire', orders: ['8,5'] },
    )
    roll(t, 'hq').play('british', 'battle 8,5 at 8,8')
    expect(hq(t)[0]).toBe(7)
  })
})

describe('what the faces do', () => {
  const after = (kind: string, range: number, ...dice: DieFace[]) => {
    const t = roll(fireAt(kind, range), ...dice).play('british', `battle 8,4 at ${atRange(range)}`)
    return `${4 - figures(t, atRange(range))} lost, ${hq(t)[0] - 6} HQ, ${t.decision().kind}`
  }

  test.each([
    ['soldier', '1 lost, 0 HQ, end-turn'],
    ['skull', '0 lost, 0 HQ, end-turn'],
    ['burst', '1 lost, 0 HQ, end-turn'],
    ['flag', '0 lost, 0 HQ, retreat'],
    ['hq', '0 lost, 1 HQ, end-turn'],
  ] as const)('[G-6.5] [G-6.6] %s, fired by any unit: %s', (face, outcome) => {
    expect(after('i', 3, face)).toBe(outcome)
    expect(after('b', 3, face)).toBe(outcome)
    expect(after('m', 5, face)).toBe(outcome)
    expect(after('o', 6, face)).toBe(outcome)
  })

  test('[G-6.5] skulls hit from infantry with bomber at range 2 exactly', () => {
    expect(after('b', 2, 'skull', 'skull')).toBe('2 lost, 0 HQ, end-turn')
    expect(after('b', 3, 'skull')).toBe('0 lost, 0 HQ, end-turn')
    expect(after('b', 4, 'skull')).toBe('0 lost, 0 HQ, end-turn')
    for (const kind of ['i', 'o']) expect(after(kind, 2, 'skull', 'skull')).toBe('0 lost, 0 HQ, end-turn')
    expect(after('m', 2, 'skull', 'skull', 'skull')).toBe('0 lost, 0 HQ, end-turn')
  })

  test('[G-6.5] terrain ignores soldiers, never bursts', () => {
    const t = fireAt('m', 2, { '8,6': 'T:gi4' })
    roll(t, 'soldier', 'burst', 'burst').play('british', 'battle 8,4 at 8,6')
    expect(figures(t, '8,6')).toBe(2)
  })

  test('[G-6.6] the roller is paid a token for each HQ face', () => {
    expect(after('m', 2, 'hq', 'hq', 'hq')).toBe('0 lost, 3 HQ, end-turn')
  })

  test.each([
    ['soldier', 'countryside wire', 0],
    ['skull', 'countryside wire', 0],
    ['burst', 'countryside', 0],
    ['flag', 'countryside wire', 0],
    ['hq', 'countryside wire', 0],
  ] as const)('[G-10.6] %s, fired by a mortar at bare wire: %s, %i tokens', (face, left, tokens) => {
    const t = fireAt('o', 6, { '8,10': '.w' })
    roll(t, face).play('british', 'battle 8,4 at 8,10')
    expect([ground(t, '8,10'), hq(t)[0] - 6]).toEqual([left, tokens])
  })

  test('[G-10.6] bare wire is a target for mortars only, and not from beside it or with an enemy near', () => {
    const wire = { '8,6': '.w', '8,5': '.w', '8,8': '.:gi4' }
    const mortar = fireAt('o', 4, wire)
    expect(ways(mortar, 'british', 'battle')).toEqual(['8,4 at 8,6', '8,4 at 8,8'])
    expect(why(mortar, 'british', 'battle 8,4 at 8,5')).toBe('G-6.2 out-of-range')
    expect(why(fireAt('m', 4, wire), 'british', 'battle 8,4 at 8,6')).toBe('G-6.1 no-enemy-there')
    const pressed = fireAt('o', 4, { ...wire, '7,4': '.:gi4' })
    expect(why(pressed, 'british', 'battle 8,4 at 8,6')).toBe('G-6.1 enemy-adjacent')
  })

  test("[G-10.6] a mortar's burst on a unit on wire hits and removes the wire; a machine gun's only hits", () => {
    for (const [kind, left] of [
      ['o', 'countryside'],
      ['m', 'countryside wire'],
    ]) {
      const t = fireAt(kind, 5, { '8,9': '.w:gi4' })
      roll(t, 'burst').play('british', 'battle 8,4 at 8,9')
      expect([figures(t, '8,9'), ground(t, '8,9')]).toEqual([3, left])
    }
  })
})

describe('casualties, then flags', () => {
  test('[G-6.7] a unit first loses figures and then retreats with what is left', () => {
    const t = fireAt('m', 2)
    roll(t, 'burst', 'flag', 'soldier').play('british', 'battle 8,4 at 8,6')
    expect([figures(t, '8,6'), asked(t)]).toEqual([2, 'retreat german'])
    expect(unitAt(t.play('german', 'to 7,6'), '7,6')?.figures).toBe(2)
  })

  test('[G-6.7] a unit that lost its last figure has no flags left to follow; one medal for it', () => {
    const t = fireAt('m', 2, { '8,6': '.:gi1' })
    roll(t, 'flag', 'burst', 'flag').play('british', 'battle 8,4 at 8,6')
    expect([asked(t), medals(t)]).toEqual(['end-turn british', [1, 0]])
    expect([unitAt(t, '8,6'), unitAt(t, '7,6'), unitAt(t, '7,7')]).toEqual([undefined, undefined, undefined])
  })

  test('[G-6.7] more hits than figures count no further: one unit, one medal', () => {
    const t = fireAt('m', 2, { '8,6': '.:gi1' })
    roll(t, 'burst', 'burst', 'burst').play('british', 'battle 8,4 at 8,6')
    expect([medals(t), t.view('spectator').german.losses]).toEqual([[1, 0], 1])
  })
})
