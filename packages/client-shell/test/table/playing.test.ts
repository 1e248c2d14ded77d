/** The queue of updates: one after the other, or all at once. */
import { SPECTATOR } from '@bivouac/kernel'
import { describe, expect, it } from 'vitest'
import { advanced, arrived, caughtUp, playedOut, satDown } from '../../src/table/playing.ts'
import { update } from './updates.ts'

describe('the queue', () => {
  const sat = satDown(update(0, []))

  it('shows the first at once and makes the next ones wait', () => {
    const one = arrived(sat, update(1))
    expect(one).toMatchObject({ now: { seq: 1 }, isPlaying: true, waiting: [] })
    expect(one.facts.map(fact => fact.type)).toEqual(['fact 1'])
    const three = arrived(arrived(one, update(2)), update(3))
    expect(three.now.seq).toBe(1)
    expect(three.waiting.map(({ seq }) => seq)).toEqual([2, 3])
  })
  it('goes on one by one', () => {
    const both = arrived(arrived(sat, update(1)), update(2))
    const next = advanced(playedOut(both))
    expect(next).toMatchObject({ now: { seq: 2 }, isPlaying: true, waiting: [] })
    expect(advanced(playedOut(next)).now.seq).toBe(2)
  })
  it('catches up at once, without motion', () => {
    const both = arrived(arrived(sat, update(1)), update(2))
    expect(caughtUp(both)).toEqual({ now: both.waiting[0], facts: [], waiting: [], isPlaying: false })
  })
  it('keeps the facts of the last one when there is nothing to catch up with', () => {
    const one = arrived(sat, update(1))
    expect(caughtUp(one)).toEqual({ ...one, isPlaying: false })
  })
  it('drops everything after an undo', () => {
    const both = arrived(arrived(satDown(update(4, [])), update(5)), update(6))
    expect(arrived(both, update(4, []))).toMatchObject({
      now: { seq: 4 },
      facts: [],
      waiting: [],
      isPlaying: false,
    })
  })
  it('brings spectators who are far behind to where the game is, and players never', () => {
    const behind = (seat: number) =>
      Array.from({ length: 400 }, (_, i) => update(i + 1, undefined, { seat })).reduce(
        arrived,
        satDown(update(0, [], { seat })),
      )
    expect(behind(SPECTATOR).waiting.length).toBeLessThan(50)
    expect(behind(SPECTATOR).now.seq).toBeGreaterThan(350)
    expect(behind(0)).toMatchObject({ now: { seq: 1 }, waiting: { length: 399 } })
  })
  it('does not play out what has nothing to show', () => {
    expect(arrived(sat, update(1, [], { steps: [{ seq: 1, by: 0, facts: [] }] })).isPlaying).toBe(false)
  })
})
