/** What facts leave to be seen on the board. */
import { expect, it } from 'vitest'
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed } from '../../src/geometry.ts'
import { logRole } from '../../ui/table/telling.ts'
import { tracesOf } from '../../ui/table/traces.ts'

const ATTACK: readonly GreatWarFact[] = [
  { type: 'attackDeclared', by: 'german-1', from: '5,5', hex: '6,5', close: true },
  {
    type: 'diceRolled',
    by: 'german-1',
    at: '6,5',
    use: 'battle',
    faces: ['skull', 'flag'],
    hits: [0],
    parts: [],
  },
  { type: 'figuresLost', unit: 'british-1', hex: '6,5', count: 1, clause: 'G-8.1' },
  { type: 'unitMoved', unit: 'british-1', from: '6,5', to: '7,5', how: 'retreat' },
]

it('puts the dice of an attack and what they cost together, on the hex it was made at', () => {
  const { fire, outcomes, ways } = tracesOf(ATTACK)
  expect(fire).toEqual([{ from: hexNamed('5,5'), to: hexNamed('6,5') }])
  expect(outcomes).toEqual([
    {
      hex: hexNamed('6,5'),
      dice: [
        { face: 'skull', isHit: true },
        { face: 'flag', isHit: false },
      ],
      lost: 1,
      isDestroyed: false,
      fallsBack: true,
      isDecided: true,
    },
  ])
  expect(ways).toEqual([{ from: hexNamed('6,5'), to: hexNamed('7,5') }])
})
const BURST = { face: 'burst', isHit: true } as const

it('adds up what several shells did to one hex', () => {
  const shell: GreatWarFact = {
    type: 'diceRolled',
    by: 'german',
    at: '6,5',
    use: 'shell',
    faces: ['burst'],
    hits: [0],
    parts: [],
  }
  const loss: GreatWarFact = {
    type: 'figuresLost',
    unit: 'british-1',
    hex: '6,5',
    count: 1,
    clause: 'G-10.3',
  }
  const gone: GreatWarFact = { type: 'unitDestroyed', unit: 'british-1', hex: '6,5' }
  expect(tracesOf([shell, loss, shell, loss, gone]).outcomes).toEqual([
    {
      hex: hexNamed('6,5'),
      dice: [BURST, BURST],
      lost: 2,
      isDestroyed: true,
      fallsBack: false,
      isDecided: true,
    },
  ])
})
it('does not know yet what dice did that a card may still answer', () => {
  const [attack, dice] = ATTACK
  expect(tracesOf([attack, dice]).outcomes).toMatchObject([{ lost: 0, isDecided: false }])
  const missed: GreatWarFact = { type: 'missed', hex: '6,5', use: 'battle' }
  expect(tracesOf([attack, dice, missed]).outcomes).toMatchObject([{ lost: 0, isDecided: true }])
})
it('takes dice that were thrown for a card for no attack', () => {
  const cards: GreatWarFact = {
    type: 'diceRolled',
    by: 'british-1',
    at: '6,5',
    use: 'advance',
    faces: ['flag'],
    hits: [],
    parts: [],
  }
  expect(tracesOf([cards]).outcomes).toEqual([])
})

it('hangs moves in the log on the command card, not on a combat card that was played with it', () => {
  const played = { type: 'cardPlayed', side: 'german', cost: 1 } as const
  expect(logRole({ ...played, deck: 'command', title: 'assault-left' })).toBe('opens')
  expect(logRole({ ...played, deck: 'combat', title: 'physician' })).toBe('line')
  expect(logRole({ type: 'unitMoved', unit: 'german-1', from: '5,12', to: '4,11', how: 'move' })).toBe('line')
})
