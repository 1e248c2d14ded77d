/** The recap of the enemy's turn: whole, and until one's own next action. */
import type { Fact } from '@bivouac/kernel'
import { describe, expect, it } from 'vitest'
import type { LogRole } from '../../src/game-ui.ts'
import { enemyTurn } from '../../src/parts/enemy-turn.ts'

const ui = {
  logRole: (fact: Fact): LogRole => (fact.type === '#round' ? 'heading' : 'line'),
  turnOf: (fact: Fact) => (fact.type.startsWith('turn') ? Number(fact.type[4]) : undefined),
}
const step = (seq: number, by: number, ...types: string[]) => ({
  seq,
  by,
  facts: types.map(type => ({ type })),
})
const shown = (seat: number, ...steps: ReturnType<typeof step>[]) =>
  enemyTurn(ui, steps, seat).flatMap(({ facts }) => facts.map(fact => fact.type))

const OWN = step(1, 0, 'turn0', 'own')
const THEIRS = [step(2, 0, 'turn1'), step(3, 1, 'card'), step(4, 0, 'answer'), step(5, 1, 'fire', 'turn0')]

describe('the enemy turn', () => {
  it('is shown when it is over, answers and all', () => {
    expect(shown(0, OWN, ...THEIRS)).toEqual(['card', 'answer', 'fire'])
  })
  it('is not shown while it goes on', () => {
    expect(shown(0, OWN, ...THEIRS.slice(0, 3))).toEqual([])
  })
  it('is shown no longer once one has acted oneself', () => {
    expect(shown(0, OWN, ...THEIRS, step(6, 0, 'move'))).toEqual([])
  })
  it('is shown to the other from his side of the table', () => {
    expect(shown(1, step(1, 1, 'turn0'), step(2, 0, 'own', 'turn1'))).toEqual(['own'])
  })
  it('ends with a round, too', () => {
    expect(shown(0, OWN, step(2, 0, 'turn1'), step(3, 1, 'card', '#round'))).toEqual(['card'])
    expect(shown(0, OWN, step(2, 0, 'turn1'), step(3, 1, 'card', '#round'), step(4, 0, 'bid'))).toEqual([])
  })
  it('stays in a lesson that bids for the learner, until he acts himself', () => {
    const steps = [OWN, step(2, 0, 'turn1'), step(3, 1, 'card', '#round'), step(4, 0, 'bid', 'turn0')]
    const shownSince = (own: number) => enemyTurn(ui, steps, 0, own).length
    expect([shownSince(2), shownSince(4)]).toEqual([1, 0])
  })
  it('is not there at the beginning', () => {
    expect(shown(0, step(0, -1, 'setup', 'turn0'))).toEqual([])
  })
})
