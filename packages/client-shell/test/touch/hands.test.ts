/** The hands as a machine: proposing what dice will answer, confirming, refusing, stepping back. */
import { describe, expect, it } from 'vitest'
import {
  canStepBack,
  choose,
  EMPTY_HANDED,
  type Holding,
  press,
  propose,
  stepBack,
  takeBack,
} from '../../src/touch/hands.ts'
import type { Choice, Thing } from '../../src/touch/touch.ts'

const CHOICES: readonly Choice[] = [
  { command: 1, path: ['unit:a', 'unit:enemy'] },
  { command: 2, path: ['unit:a', 'unit:other'] },
  { command: 3, path: ['unit:a', 'hex:1'] },
  { command: 4, path: ['card:x', 'row:x'] },
  { command: 5, path: ['card:x', 'row:x'] },
]
/** Commands 1, 2 and 5 roll dice. */
const asks = (command: number): boolean => [1, 2, 5].includes(command)
const pressAll = (holding: Holding, ...things: Thing[]) =>
  things.reduce((grip, thing) => press(CHOICES, asks, grip.holding, thing), { holding } as ReturnType<
    typeof press
  >)

describe('press', () => {
  it('gives at once what rolls no dice', () => {
    expect(pressAll(EMPTY_HANDED, 'unit:a', 'hex:1')).toEqual({ holding: EMPTY_HANDED, give: 3 })
  })
  it('proposes what rolls dice and keeps what was picked', () => {
    const { holding, give } = pressAll(EMPTY_HANDED, 'unit:a', 'unit:enemy')
    expect(give).toBeUndefined()
    expect(holding).toMatchObject({ picked: ['unit:a'], proposed: 1 })
  })
  it('gives on the second press', () => {
    expect(pressAll(EMPTY_HANDED, 'unit:a', 'unit:enemy', 'unit:enemy').give).toBe(1)
  })
  it('proposes another target instead', () => {
    expect(pressAll(EMPTY_HANDED, 'unit:a', 'unit:enemy', 'unit:other').holding.proposed).toBe(2)
  })
  it('asks which of several', () => {
    expect(pressAll(EMPTY_HANDED, 'card:x', 'row:x').holding).toMatchObject({
      among: [4, 5],
      picked: ['card:x'],
    })
  })
  it('keeps what is held when something is pressed in vain', () => {
    const { holding } = pressAll(EMPTY_HANDED, 'unit:a', 'unit:enemy', 'hex:9')
    expect(holding).toMatchObject({ picked: ['unit:a'], proposed: 1, tried: ['unit:a', 'hex:9'] })
  })
})

describe('choosing from a list or by notation', () => {
  it('proposes or gives as pressing would', () => {
    expect(choose(CHOICES, asks, 5).holding).toMatchObject({ picked: ['card:x'], proposed: 5 })
    expect(choose(CHOICES, asks, 4)).toEqual({ holding: EMPTY_HANDED, give: 4 })
  })
})

describe('stepBack', () => {
  const ready = propose(CHOICES, 1)
  it('lays down one thing at a time', () => {
    expect(canStepBack(ready)).toBe(true)
    const once = stepBack(ready)
    expect(once).toMatchObject({ picked: ['unit:a'], proposed: undefined })
    expect(stepBack(once)).toEqual(EMPTY_HANDED)
    expect(canStepBack(EMPTY_HANDED)).toBe(false)
  })
  it('takes away a refusal before anything else', () => {
    expect(stepBack({ ...ready, tried: ['hex:9'] })).toEqual(ready)
  })
  it('takes back only what lies ready', () => {
    expect(takeBack(ready).picked).toEqual(['unit:a'])
    expect(takeBack({ ...EMPTY_HANDED, picked: ['unit:a'] }).picked).toEqual(['unit:a'])
  })
})
