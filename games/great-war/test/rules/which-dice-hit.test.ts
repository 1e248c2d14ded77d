/** What is told of dice: which of them hit, one by one (G-6.5, G-7.2, G-10.5). The rules count them; the law at the end holds both together. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hitsOf, placesOfHits } from '../../src/battle-dice.ts'
import { DIE_FACES, type DieFace } from '../../src/vocabulary.ts'
import { type Cells, FLAG, factsOf, HQ, numbers, roll, SOLDIER, toBattle } from '../table.ts'
import { FAR, shell } from './shelling.ts'

/** The British unit on 8,4 and the German on 8,5, or two hexes away on 8,6. */
const beside = (cells: Cells, lines = '') =>
  toBattle({ '8,4': '.:bi4', '8,5': '.:gi4', '1,1': '.:gi4', ...cells }, { orders: ['8,4'], lines })
const apart = (by: string, ground: string) =>
  toBattle({ '8,4': by, '8,6': `${ground}:gi4`, '1,1': '.:gi4' }, { orders: ['8,4'] })

test('[G-7.2] in close combat skulls and bursts, and the soldiers that a trench does not ignore', () => {
  const t = beside({ '8,5': 'T:gi4' })
  roll(t, 'soldier', 'skull', 'soldier').play('british', 'battle 8,4 at 8,5')
  expect(factsOf(t, 'diceRolled')[0].hits).toEqual([0, 1])
})
test('[G-13.1] also where the enemy was asked for an answer before the roll', () => {
  const t = beside({ '8,5': 'T:gi4' }, 'hq 6 6\ncombat british-hand hand-grenade\ncombat german-hand lice')
  t.play('british', 'combat hand-grenade').play('british', 'battle 8,4 at 8,5')
  roll(t, 'soldier', 'skull', 'soldier', 'hq', 'burst').play('german', 'pass')
  expect(factsOf(t, 'diceRolled')[0].hits).toEqual([0, 1, 4])
  expect(factsOf(t, 'figuresLost')).toMatchObject([{ count: 3 }])
})
test('[G-6.5] from afar no skull', () => {
  const t = apart('.:bi4', '.')
  roll(t, 'skull', 'burst').play('british', 'battle 8,4 at 8,6')
  expect(factsOf(t, 'diceRolled')[0].hits).toEqual([1])
})
test('[G-6.5] but that of a bomber two hexes away', () => {
  const t = apart('.:bb4', 'T')
  roll(t, 'skull', 'soldier').play('british', 'battle 8,4 at 8,6')
  expect(factsOf(t, 'diceRolled')[0].hits).toEqual([0])
})
test('[G-10.7] every shell on a target that is devastated', () => {
  const t = shell({ ...FAR, '5,6': 'T:gi4' })
  t.dice(...numbers(2, 2, 2), FLAG, SOLDIER, HQ).play('british', 'dice 3')
  expect(factsOf(t, 'diceRolled').find(({ at }) => at === '5,6')?.hits).toEqual([0, 1, 2])
})
test('[G-6.5, G-7.2] as many as the rules count', () => {
  const counts = (faces: readonly DieFace[], ignored: number, skulls: boolean): number => {
    const count = (face: DieFace): number => faces.filter(one => one === face).length
    return hitsOf(count('soldier'), count('skull'), count('burst'), ignored, skulls)
  }
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...DIE_FACES), { maxLength: 9 }),
      fc.nat(4),
      fc.boolean(),
      (faces, ignored, skulls) => {
        expect(placesOfHits(faces, ignored, skulls)).toHaveLength(counts(faces, ignored, skulls))
      },
    ),
  )
})
