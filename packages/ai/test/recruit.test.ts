import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import { RECRUIT, recruit, type Sense, type SenseMaker } from '../src/index.ts'
import { toySense } from './toy-sense.ts'
import { type board, sights, type ToySight } from './toy-sights.ts'

type ToySense = Sense<typeof board>

/** Takes the last command of the list for the only good one. */
const lastOnly: SenseMaker<typeof board> = given => ({
  ...toySense(given),
  weigh(_t, _seat, list, out) {
    for (let i = 0; i < list.count; i++) out[i] = i === list.count - 1 ? 1 : 0
  },
})

/** Looks at the first two commands only. */
const narrow: SenseMaker<typeof board> = given => {
  const thin: ToySense['thin'] = (_t, _seat, list) => {
    list.count = Math.min(list.count, 2)
  }
  return { ...toySense(given), thin }
}

const WITHOUT_FAULT = { overlooks: 0, judgement: 1 }
const BLIND = { overlooks: 1, judgement: 1 }

/** Everything chosen at one place, over many dice. */
const chosenAt = (bot: ReturnType<ReturnType<typeof recruit>>, place: number): Set<unknown> =>
  new Set(Array.from({ length: 60 }, (_, i) => bot.choose(sights('a', `dice ${i}`)[place] as ToySight)))

const widest = (): number => {
  const counts = sights('a', 'x').map(sight => sight.legal.length)
  return counts.indexOf(Math.max(...counts))
}

describe('the recruit', () => {
  it.each([0, 0.3, 1])('chooses from the list only, overlooking %d of it', overlooks => {
    const bot = recruit(toy, toySense, { overlooks, judgement: 1 })()
    for (const seed of ['a', 'b', 'c'])
      for (const sight of sights(seed, seed)) expect(sight.legal).toContain(bot.choose(sight))
  })

  it('chooses the same again from the same dice, and not always the same from others', () => {
    const play = (dice: string) => {
      const bot = recruit(toy, toySense)()
      return sights('a', dice).map(sight => bot.choose(sight))
    }
    expect(play('x')).toEqual(play('x'))
    expect(play('x')).not.toEqual(play('y'))
  })

  it('that overlooks nothing takes what alone looks good', () => {
    const bot = recruit(toy, lastOnly, WITHOUT_FAULT)()
    for (const sight of sights('a', 'x')) expect(bot.choose(sight)).toBe(sight.legal.at(-1))
  })

  it('that overlooks everything takes anything', () => {
    const place = widest()
    const { legal } = sights('a', 'x')[place]
    expect(legal.length).toBeGreaterThan(1)
    expect(chosenAt(recruit(toy, lastOnly, BLIND)(), place)).toEqual(new Set(legal))
  })

  it('overlooks what alone looks good now and then', () => {
    const place = widest()
    const bot = recruit(toy, lastOnly, { overlooks: RECRUIT.overlooks, judgement: 1 })()
    const { legal } = sights('a', 'x')[place]
    const best = Array.from({ length: 200 }, (_, i) =>
      bot.choose(sights('a', `dice ${i}`)[place] as ToySight),
    ).filter(command => command === legal.at(-1)).length
    expect(best).toBeGreaterThan(110)
    expect(best).toBeLessThan(200)
  })

  it('without judgement finds everything it notices equally good', () => {
    const place = widest()
    const { legal } = sights('a', 'x')[place]
    expect(chosenAt(recruit(toy, lastOnly, { overlooks: 0, judgement: 0 })(), place)).toEqual(new Set(legal))
  })

  it('does not look at what the game thinks not worth a look', () => {
    const bot = recruit(toy, narrow, BLIND)()
    for (const sight of sights('a', 'x')) expect(sight.legal.slice(0, 2)).toContain(bot.choose(sight))
  })

  it('draws nothing when there is no choice', () => {
    const [sight] = sights('a', 'x')
    const dice = sight.dice.slice()
    expect(recruit(toy, toySense)().choose({ ...sight, legal: [sight.legal[0]], dice })).toBe(sight.legal[0])
    expect(dice).toEqual(sight.dice)
  })
})
