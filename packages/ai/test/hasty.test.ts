import { describe, expect, it } from 'vitest'
import { type BotMaker, hasty } from '../src/index.ts'
import { type board, sights, type ToySight } from './toy-sights.ts'

type ToyBot = BotMaker<typeof board>

const first: ToyBot = () => ({ name: 'first', choose: ({ legal }) => legal[0] })
const last: ToyBot = () => ({ name: 'last', choose: ({ legal }) => legal[legal.length - 1] })
const withChoice = sights('a', 'x').findIndex(({ legal }) => legal.length > 1)
/** How often of 400 times, each with dice of its own, the choice is the careful one. */
const careful = (share: number): number => {
  const bot = hasty('h', first, last, share)()
  return Array.from({ length: 400 }, (_, i) => sights('a', `dice ${i}`)[withChoice] as ToySight).filter(
    sight => bot.choose(sight) === sight.legal[0],
  ).length
}

describe('a hasty bot', () => {
  it('has its own name', () => {
    expect(hasty('regular', first, last, 0.5)().name).toBe('regular')
  })

  it('that is never hasty thinks every time, and one that always is never does', () => {
    expect(careful(0)).toBe(400)
    expect(careful(1)).toBe(0)
  })

  it('is as hasty as it is said to be', () => {
    expect(careful(0.25)).toBeGreaterThan(260)
    expect(careful(0.25)).toBeLessThan(340)
  })

  it('chooses the same again from the same dice', () => {
    const play = () => {
      const bot = hasty('h', first, last, 0.5)()
      return sights('a', 'x').map(sight => bot.choose(sight))
    }
    expect(play()).toEqual(play())
  })

  it('draws nothing when there is no choice', () => {
    const [sight] = sights('a', 'x')
    const dice = sight.dice.slice()
    expect(hasty('h', first, last, 1)().choose({ ...sight, legal: [sight.legal[0]], dice })).toBe(
      sight.legal[0],
    )
    expect(dice).toEqual(sight.dice)
  })
})
