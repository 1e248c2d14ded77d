/** What each thing that happens makes of a table, with no host, no clock and no browser around. */
import type { GamePlan, GameSummary, Hint, Moment } from '@bivouac/protocol'
import { describe, expect, it } from 'vitest'
import {
  beginsBehindCurtain,
  continued,
  handOverTo,
  nextOf,
  opened,
  reduce,
  type TableEvent,
  type TableState,
} from '../../src/table/table-state.ts'
import { update } from './updates.ts'

const person = { who: 'person' } as const
const bot = { who: 'bot', level: 'regular' } as const
const summaryOf = (plan: Pick<GamePlan, 'seats' | 'curtain'>): GameSummary => ({
  id: 'g',
  plan: { module: 'm', scenario: 's', ...plan },
  seq: 0,
  begun: 0,
  touched: 0,
  fallen: [],
  tally: {},
})
const summary = summaryOf({ seats: [person, bot] })

const after = (state: TableState, ...events: TableEvent[]): TableState => events.reduce(reduce, state)
const table = after(opened(summary, update(0, [])), {
  type: 'sat-down',
  eyes: 0,
  summary,
  update: update(0, []),
})

describe('updates', () => {
  it('are shown one after the other, and lengthen the story', () => {
    const one = after(table, { type: 'arrived', update: update(1) }, { type: 'arrived', update: update(2) })
    expect([one.playing.now.seq, nextOf(one)]).toEqual([1, 'play-out'])
    const two = after(one, { type: 'played-out' })
    expect(nextOf(two)).toBe('advance')
    const three = after(two, { type: 'advanced' }, { type: 'played-out' })
    expect([three.playing.now.seq, nextOf(three)]).toEqual([2, 'rest'])
    expect(three.steps.map(step => step.seq)).toEqual([1, 2])
    expect(after(one, { type: 'caught-up' }).playing).toMatchObject({ now: { seq: 2 }, isPlaying: false })
  })
  it('for other eyes change nothing', () => {
    expect(after(table, { type: 'arrived', update: update(1, ['x'], { seat: 1 }) })).toBe(table)
  })
  it('that came while the story was fetched come after it', () => {
    const story = [1, 2].flatMap(seq => update(seq).steps)
    const state = after(
      table,
      { type: 'arrived', update: update(2) },
      { type: 'arrived', update: update(3) },
      { type: 'remembered', eyes: 0, steps: story },
    )
    expect(state.steps.map(step => step.seq)).toEqual([1, 2, 3])
    expect(after(state, { type: 'remembered', eyes: 1, steps: [] })).toBe(state)
  })
})

describe('the story', () => {
  const story = [0, 1, 2].flatMap(seq => update(seq).steps)
  it.each([
    ['grows with each update', update(3), [0, 1, 2, 3]],
    ['is cut after an undo', update(1, []), [0, 1]],
    ['does not have a step twice', update(2), [0, 1, 2]],
  ])('%s', (_, next, seqs) => {
    expect(continued(story, next).map(step => step.seq)).toEqual(seqs)
  })
  it('stays the same object when nothing has changed', () => {
    expect(continued(story, update(2, []))).toBe(story)
  })
})

describe('advice', () => {
  const hint: Hint = { seq: 0, lines: [] }
  it('is for the moment it was asked at', () => {
    const asked = after(table, { type: 'asked-for-hint' })
    expect(asked.hint).toBe('thinking')
    expect(after(asked, { type: 'advised', hint }).hint).toBe(hint)
    const later = after(asked, { type: 'arrived', update: update(1) })
    expect(later.hint).toBeUndefined()
    expect(after(later, { type: 'advised', hint }).hint).toBeUndefined()
  })
})

describe('looking back', () => {
  const past = { ...update(0), legal: [] } as unknown as Moment
  it('holds the table, which goes on from there', () => {
    const state = after(
      table,
      { type: 'arrived', update: update(1) },
      { type: 'looked-back', past },
      { type: 'arrived', update: update(2) },
    )
    expect([state.past, nextOf(state)]).toEqual([past, 'hold'])
    expect(nextOf(after(state, { type: 'came-back' }))).toBe('play-out')
  })
})

describe('two people at one screen', () => {
  const seats = [person, person] as const
  const turnOf = (seat: number) => ({ decision: { seats: [seat], kind: 'turn', clause: 'N-1' } })
  it('begin behind the curtain if they want one and the game is not over', () => {
    const behind = (curtain: boolean, part = {}) =>
      beginsBehindCurtain(opened(summaryOf({ seats, curtain }), update(0, [], part)))
    expect(behind(true)).toBe(true)
    expect(behind(false)).toBe(false)
    expect(behind(true, { outcome: { winner: 0, reason: 'points' } })).toBe(false)
    expect(beginsBehindCurtain(opened(summaryOf({ seats: [person, bot], curtain: true }), update(0)))).toBe(
      false,
    )
  })
  it('hand over to the one who is to choose, and not when the game is over', () => {
    const at = (part: Parameters<typeof update>[2]) =>
      handOverTo({ ...opened(summaryOf({ seats }), update(1, [], part)), eyes: 0 })
    expect(at(turnOf(1))).toBe(1)
    expect(at(turnOf(0))).toBeUndefined()
    expect(at({ ...turnOf(1), outcome: { winner: 0, reason: 'points' } })).toBeUndefined()
  })
  it('see nothing until the curtain is lifted, and then a table of their own', () => {
    const state = after(table, { type: 'arrived', update: update(1) }, { type: 'curtain-fell', for: 1 })
    expect(nextOf(state)).toBe('hold')
    const lifted = after(state, { type: 'sat-down', eyes: 1, summary, update: update(1, [], { seat: 1 }) })
    expect(lifted).toMatchObject({ eyes: 1, curtainFor: undefined, steps: [], past: undefined })
    expect(nextOf(lifted)).toBe('rest')
  })
})

it('keeps who thinks, trouble and the pause when somebody else sits down', () => {
  const trouble = { problem: { code: 'x', text: 'X.' }, about: undefined }
  const state = after(
    table,
    { type: 'thought', seat: 1, on: true },
    { type: 'troubled', trouble },
    { type: 'paused', on: true },
    { type: 'sat-down', eyes: 1, summary, update: update(0, [], { seat: 1 }) },
  )
  expect(state).toMatchObject({ thinking: [1], trouble, isPaused: true })
  const quiet = after(
    state,
    { type: 'thought', seat: 1, on: false },
    { type: 'troubled', trouble: undefined },
  )
  expect(quiet).toMatchObject({ thinking: [], trouble: undefined })
})
