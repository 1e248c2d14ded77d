/** The outcome of dice lies on the board until the player acts. */
import type { Fact } from '@bivouac/kernel'
import { describe, expect, it } from 'vitest'
import { NOTHING_THROWN, nextThrown } from '../../src/table/use-thrown.ts'

const ui = { diceOf: (fact: Fact) => (fact.type === 'roll' ? ['die'] : []) }
const seen = (seq: number, ...types: string[]) => ({
  seq,
  facts: types.map(type => ({ type })),
  isLive: true,
})

const ROLL = seen(4, 'roll', 'hit')
const thrown = nextThrown(ui, NOTHING_THROWN, ROLL, 2)

describe('what was thrown last', () => {
  it('lies there with all that came of it', () => {
    expect(thrown).toMatchObject({ facts: ROLL.facts, isGone: false })
  })
  it('stays while the game goes on by itself', () => {
    expect(nextThrown(ui, thrown, seen(5, 'move'), 2)).toBe(thrown)
  })
  it('makes way for other dice', () => {
    const other = seen(6, 'roll')
    expect(nextThrown(ui, thrown, other, 2)).toMatchObject({ facts: other.facts, isGone: false })
  })
  it('goes when the player acts, and the same dice do not come back', () => {
    const gone = nextThrown(ui, thrown, ROLL, 3)
    expect(gone.isGone).toBe(true)
    expect(nextThrown(ui, gone, ROLL, 3).isGone).toBe(true)
  })
  it('goes with an undo', () => {
    expect(nextThrown(ui, thrown, seen(3), 2).isGone).toBe(true)
  })
  it('waits while one looks back', () => {
    expect(nextThrown(ui, thrown, { ...seen(1), isLive: false }, 2)).toBe(thrown)
  })
  it('is nothing without dice', () => {
    expect(nextThrown(ui, NOTHING_THROWN, seen(1, 'move'), 0)).toBe(NOTHING_THROWN)
  })
})
