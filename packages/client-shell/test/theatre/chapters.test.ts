import type { Fact } from '@bivouac/kernel'
import { describe, expect, it } from 'vitest'
import { chaptersOf, hasRounds, roundAt, turnAt } from '../../src/theatre/chapters.ts'
import { backward, meaningOf, onward, otherPace, within } from '../../src/theatre/walk.ts'

/** Facts by name: `round`, `turn0`, `loss1`. */
const ui = {
  logRole: ({ type }: Fact) => (type === 'round' ? ('heading' as const) : ('line' as const)),
  turnOf: ({ type }: Fact) => (type.startsWith('turn') ? Number(type[4]) : undefined),
  sideOf: ({ type }: Fact) => (/\d$/.test(type) ? Number(type.at(-1)) : undefined),
  markOf: ({ type }: Fact) => (type.startsWith('loss') ? ('loss' as const) : undefined),
}

const stepsOf = (...facts: readonly string[]) =>
  facts.map((names, seq) => ({
    seq,
    by: seq === 0 ? -1 : 0,
    facts: names
      .split(' ')
      .filter(Boolean)
      .map(type => ({ type })),
  }))

const GAME = chaptersOf(
  ui,
  stepsOf('', 'round', '', 'turn0', 'loss1 loss1', 'turn1', '', 'round', 'turn1', 'loss0', ''),
)

describe('the line of a game', () => {
  it('has its rounds, its turns, and one mark of a kind at a moment', () => {
    expect(GAME).toEqual({
      last: 10,
      rounds: [1, 7],
      turns: [
        { seq: 3, side: 0 },
        { seq: 5, side: 1 },
        { seq: 8, side: 1 },
      ],
      marks: [
        { seq: 4, kind: 'loss', side: 1 },
        { seq: 9, kind: 'loss', side: 0 },
      ],
    })
    expect(hasRounds(GAME)).toBe(true)
    expect(hasRounds({ ...GAME, rounds: [3, 5] }), 'each turn is its own heading').toBe(false)
  })

  it('says which round it is and whose turn', () => {
    expect([0, 1, 6, 7].map(seq => roundAt(GAME, seq))).toEqual([0, 1, 1, 2])
    expect([2, 3, 6, 7, 9].map(seq => turnAt(GAME, seq)?.side)).toEqual([undefined, 0, 1, undefined, 1])
  })
})

describe('going through it', () => {
  it('by command, turn and round, never past its ends', () => {
    expect([onward(GAME, 4, 'step'), backward(GAME, 4, 'step')]).toEqual([5, 3])
    expect([onward(GAME, 3, 'turn'), backward(GAME, 3, 'turn')]).toEqual([5, 1])
    expect([onward(GAME, 3, 'round'), backward(GAME, 3, 'round')]).toEqual([7, 1])
    expect([onward(GAME, 9, 'round'), onward(GAME, 10, 'step'), backward(GAME, 0, 'turn')]).toEqual([
      10, 10, 0,
    ])
    expect([within(GAME, -3), within(GAME, 99), within(GAME, 2)]).toEqual([0, 10, 2])
  })

  it('by keys as video players and chess boards have them', () => {
    const pressed = (key: string, shiftKey = false, letters = true) =>
      meaningOf({ key, shiftKey }, GAME, 4, 'step', letters)
    expect([pressed('ArrowRight'), pressed('ArrowLeft'), pressed('ArrowRight', true)]).toEqual([5, 3, 5])
    expect([pressed('Home'), pressed('End'), pressed('PageUp'), pressed('PageDown')]).toEqual([0, 10, 3, 5])
    expect([pressed(' '), pressed('k'), pressed('F'), pressed('b')]).toEqual(['play', 'play', 'fill', 'mark'])
    expect([pressed('x'), pressed('f', false, false), pressed(' ', false, false)]).toEqual([
      undefined,
      undefined,
      'play',
    ])
    expect([otherPace(1, 1), otherPace(4, 1), otherPace(0.5, -1)]).toEqual([2, 4, 0.5])
  })
})
