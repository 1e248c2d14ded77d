/** Whoever rolls hears what became of it, also when nothing did. */
import { expect, test } from 'vitest'
import type { DieFace } from '../../src/vocabulary.ts'
import { factsOf, figures, numbers, roll, type Seated, table, toBattle, unitAt } from '../table.ts'

const misses = (t: Seated): string[] => factsOf(t, 'missed').map(({ use, hex }) => `${use} ${hex}`)

/** Infantry on 8,4 fires at 8,6. */
const fired = (ground: string, ...faces: DieFace[]): Seated =>
  roll(toBattle({ '8,4': '.:bi4', '8,6': ground, '1,1': '.:gi4' }, { orders: ['8,4'] }), ...faces).play(
    'british',
    'battle 8,4 at 8,6',
  )

test('[G-6.5] an attack without a hit and without a flag has no effect', () => {
  expect(misses(fired('.:gi4', 'hq', 'skull'))).toEqual(['battle 8,6'])
  expect(misses(fired('.:gi4', 'hq', 'burst'))).toEqual([])
  expect(misses(fired('.:gi4', 'hq', 'flag'))).toEqual([])
})

test('[G-10.6] a mortar that fires at bare wire cuts it, or has no effect', () => {
  const atWire = (face: DieFace): Seated =>
    roll(toBattle({ '8,4': '.:bo4', '8,8': '.w', '1,1': '.:gi4' }, { orders: ['8,4'] }), face, 'hq').play(
      'british',
      'battle 8,4 at 8,8',
    )
  expect(misses(atWire('soldier'))).toEqual(['battle 8,8'])
  expect(misses(atWire('flag'))).toEqual(['battle 8,8'])
  expect(misses(atWire('burst'))).toEqual([])
})

test('[G-10.6] a mortar that hits a unit where no wire lies cuts none', () => {
  const t = toBattle({ '8,4': '.:bo4', '8,8': '.:gi4', '1,1': '.:gi4' }, { orders: ['8,4'] })
  roll(t, 'burst', 'hq').play('british', 'battle 8,4 at 8,8')
  expect(factsOf(t, 'wireRemoved')).toEqual([])
})

/** Two shells or more on 5,6 and around it. */
const shelled = (cells: Record<string, string>, dice: readonly number[], ...faces: DieFace[]) => {
  const t = table({ '11,6': '.:bi4', '1,1': '.:gi4', ...cells }, 'command british-hand recon-centre\nhq 6 0')
    .play('british', 'play recon-centre')
    .play('british', 'order artillery')
    .play('british', 'shell 5,6')
    .dice(...numbers(...dice))
  return roll(t, ...faces).play('british', `dice ${dice.length}`)
}

test('[G-10.4] shells that fall where nobody stands hit nobody', () => {
  expect(misses(shelled({}, [1, 4]))).toEqual(['barrage 5,6'])
  const around = Object.fromEntries(['4,5', '4,6', '5,5', '5,7', '6,5', '6,6'].map(hex => [hex, '.:gi4']))
  for (const number of [1, 2, 3, 4, 5, 6])
    expect(misses(shelled(around, [number], 'burst')).filter(miss => miss.startsWith('barrage'))).toEqual([])
})

test('[G-10.5] shells on a unit without a hit and without a flag have no effect', () => {
  expect(misses(shelled({ '5,6': '.:gi4' }, [3, 3], 'hq', 'hq'))).toEqual(['shell 5,6'])
  expect(misses(shelled({ '5,6': '.:gi4' }, [3, 3], 'hq', 'skull'))).toEqual([])
  expect(misses(shelled({ '5,6': '.w' }, [3, 3], 'hq', 'soldier'))).toEqual(['shell 5,6'])
  expect(misses(shelled({ '5,6': '.w' }, [3, 3], 'hq', 'burst'))).toEqual([])
  expect(misses(shelled({ '5,6': '.w' }, [3, 3], 'hq', 'hq'))).toEqual(['shell 5,6'])
})

test('[G-6.5] the first unit of the British can be hit like any other', () => {
  const lines = 'turn 2 german\ndoing battle\nmark ordered german-1'
  const t = roll(table({ '8,4': '.:bi4', '8,6': '.:gi4', '11,6': '.:bi4' }, lines), 'burst', 'burst')
  expect(figures(t.play('german', 'battle 8,6 at 8,4'), '8,4')).toBe(2)
  expect(unitAt(t, '8,4')?.unit).toBe('british-1')
})

test('[G-9.1] the first unit of the British is driven back like any other: that is no miss', () => {
  const lines = 'turn 2 german\ndoing battle\nmark ordered german-1'
  const t = roll(table({ '8,4': '.:bi4', '8,6': '.:gi4', '11,6': '.:bi4' }, lines), 'flag', 'hq')
  expect(misses(t.play('german', 'battle 8,6 at 8,4'))).toEqual([])
})
