/** G-1.1 The corners of the board, first and last of its hexes, are hexes like any other. */
import { describe, expect, test } from 'vitest'
import { hands, playWith, roll } from '../cards/combat/story.ts'
import {
  asked,
  factsOf,
  figures,
  ground,
  numbers,
  type Seated,
  table,
  toBattle,
  unitAt,
  ways,
} from '../table.ts'

const BRITISH = { '11,6': '.:bi4' }
/** It is the Germans' turn, with these lines more. */
const germans = (cells: Record<string, string>, lines: string): Seated =>
  table({ ...BRITISH, ...cells }, `turn 2 german\n${lines}`)

/** The British on 3,2 fire at the German on 2,1 and drive it back one hex. */
const driven = (cells: Record<string, string>): Seated => {
  const lines = 'doing battle\nmark ordered british-1\nhq 6 0'
  return roll(table({ '4,2': '.:bi4', '2,1': '.:gi4', ...cells }, lines), 'flag', 'hq').play(
    'british',
    'battle 4,2 at 2,1',
  )
}

describe('the corner 1,1', () => {
  test('[G-9.1] is one of two ways back, or the only one', () => {
    expect(driven({}).legal('german')).toEqual(['to 1,1', 'to 1,2'])
    expect(unitAt(driven({ '1,2': '.:gi4' }), '1,1')?.unit).toBe('german-2')
    expect(unitAt(driven({ '1,1': '.:gi4' }), '1,2')?.unit).toBe('german-2')
  })

  test('[G-9.2] taken like the other way back, it costs a figure', () => {
    expect(figures(driven({ '1,1': '.:gi4', '1,2': '.:gi4' }), '2,1')).toBe(3)
  })

  test('[G-9.3] in a trench there is a choice although only one way back is free', () => {
    const dug = (taken: string): string[] => driven({ '2,1': 'T:gi4', [taken]: '.:gi4' }).legal('german')
    expect(dug('1,2')).toEqual(['ignore', 'to 1,1'])
    expect(dug('1,1')).toEqual(['ignore', 'to 1,2'])
  })

  test('[G-10.4] shells fall on it, as a neighbour and as the target', () => {
    const shelled = (hex: string): Seated =>
      table({ ...BRITISH, '1,1': '.:gi4' }, 'command british-hand recon-left')
        .play('british', 'play recon-left')
        .play('british', 'order artillery')
        .play('british', `shell ${hex}`)
    const beside = shelled('1,2').dice(...numbers(5))
    expect(figures(roll(beside, 'burst').play('british', 'dice 1'), '1,1')).toBe(3)
    const aimed = shelled('1,1').dice(...numbers(1, 1))
    expect(figures(roll(aimed, 'burst', 'skull').play('british', 'dice 2'), '1,1')).toBe(2)
  })

  test('[G-10.6] a mortar fires at the wire on it', () => {
    const t = toBattle({ '4,5': '.:bo4', '1,1': '.w', '1,12': '.:gi4' }, { orders: ['4,5'] })
    expect(ways(t, 'british', 'battle')).toEqual(['4,5 at 1,1'])
    expect(ground(roll(t, 'burst').play('british', 'battle 4,5 at 1,1'), '1,1')).toBe('countryside')
  })

  test('[G-13.5] a raider goes home to it', () => {
    const lines = 'command german-hand attack-right\ncombat german-hand trench-raid\nhq 0 6'
    const t = germans({ '1,1': '.:gi4', '1,12': '.:gi4' }, lines).play('german', 'play attack-right')
    t.play('german', 'combat trench-raid').play('german', 'order 1,1').play('german', 'done')
    t.play('german', 'raid 1,1 to 4,1')
    expect([asked(t), t.legal('german')]).toEqual(['choose german', ['stay', 'to 1,1']])
  })

  test('[G-13.5] a raider driven back by whom it attacked may go home to it', () => {
    const lines =
      'command german-hand attack-right\ncombat german-hand trench-raid\ncombat british-hand surprise-ambush'
    const t = germans({ '1,1': '.:gi4', '5,1': '.:bi4' }, lines).play('german', 'play attack-right')
    t.play('german', 'combat trench-raid').play('british', 'pass').play('german', 'order 1,1')
    t.play('german', 'done').play('german', 'raid 1,1 to 4,1').play('british', 'pass')
    roll(t.play('german', 'battle 4,1 at 5,1'), 'flag', 'hq', 'hq', 'hq').play(
      'british',
      'combat surprise-ambush',
    )
    expect(t.legal('german')).toEqual(['to 1,1', 'to 3,1', 'to 3,2'])
    expect(unitAt(t.play('german', 'to 1,1'), '1,1')?.unit).toBe('german-1')
  })

  test('[G-13.5] also where one of its ways back is taken', () => {
    const lines =
      'command german-hand attack-right\ncombat german-hand trench-raid\ncombat british-hand surprise-ambush'
    const t = germans({ '1,1': '.:gi4', '3,1': '.:gi4', '5,1': '.:bi4' }, lines).play(
      'german',
      'play attack-right',
    )
    t.play('german', 'combat trench-raid').play('british', 'pass').play('german', 'order 1,1')
    t.play('german', 'done').play('german', 'raid 1,1 to 4,1').play('british', 'pass')
    roll(t.play('german', 'battle 4,1 at 5,1'), 'flag', 'hq', 'hq', 'hq').play(
      'british',
      'combat surprise-ambush',
    )
    expect(t.legal('german')).toEqual(['to 1,1', 'to 3,2'])
  })

  test('[G-8.1] whoever stands there sees and is seen, unless somebody stands between', () => {
    const fire = (cells: Record<string, string>): string[] =>
      ways(
        toBattle({ '1,1': '.:bm4', '6,12': '.:gi4', ...cells }, { orders: ['1,1'], card: 'attack-left' }),
        'british',
        'battle',
      )
    for (const hex of ['1,3', '3,1', '3,2', '2,2', '4,2', '3,3', '5,1'])
      expect(fire({ [hex]: '.:gi4' })).toContain(`1,1 at ${hex}`)
    expect(fire({ '1,2': '.:bi4', '1,3': '.:gi4' })).not.toContain('1,1 at 1,3')
  })

  test('[G-13.5] who has moved there advances from there', () => {
    const lines = hands('attack-left', 'advance-over-the-top')
    const t = playWith(
      table({ '2,1': '.:bi4', '1,12': '.:gi4' }, lines),
      'attack-left',
      'advance-over-the-top',
    )
    t.play('british', 'order 2,1').play('british', 'done').play('british', 'move 2,1 to 1,1')
    expect(t.legal('british')).toEqual(['advance 1,1', 'done'])
    roll(t, 'soldier', 'hq').play('british', 'advance 1,1')
    expect(ways(t, 'british', 'move')).toEqual(['1,1 to 1,2', '1,1 to 2,1'])
  })
})

test('[G-10.4] shells that fall beyond the edge roll nothing, and no burst without wire removes any', () => {
  const t = table({ ...BRITISH, '1,12': '.:gi4' }, 'command british-hand recon-right').play(
    'british',
    'play recon-right',
  )
  t.play('british', 'order artillery')
    .play('british', 'shell 1,12')
    .dice(...numbers(2, 2))
  roll(t, 'burst', 'hq').play('british', 'dice 2')
  expect(factsOf(t, 'diceRolled').map(({ at }) => at)).toEqual(['1,12'])
  expect(factsOf(t, 'wireRemoved')).toEqual([])
})

test('[G-10.4] however many Germans there are, beyond the edge nobody is hit', () => {
  const row = (number: number): [string, string][] =>
    Array.from({ length: 8 }, (_, i) => [`${number},${i + 1}`, '.:gi4'])
  const cells = Object.fromEntries([...row(2), ...row(3)])
  const t = table({ ...BRITISH, ...cells }, 'command british-hand recon-right').play(
    'british',
    'play recon-right',
  )
  t.play('british', 'order artillery')
    .play('british', 'shell 1,12')
    .dice(...numbers(2))
  expect(factsOf(t.play('british', 'dice 1'), 'diceRolled')).toEqual([])
})
