/** Whom one is offered next: an easier bot after a defeat, a harder one after two victories in a row. */
import type { Sitter } from '@bivouac/protocol'
import { expect, it } from 'vitest'
import { nextRung, seatsWith } from '../../src/table/ladder.ts'

const PERSON: Sitter = { who: 'person' }
const bot = (level: string): Sitter => ({ who: 'bot', level })

const game = (level: string, winner: number | undefined, module = 'normandy') => ({
  plan: { module, scenario: 'la-raye', seats: [bot(level), PERSON] as const },
  ...(winner === undefined ? {} : { outcome: { winner, reason: 'points' } }),
})

it('offers an easier bot to who has lost, and none below the gentlest', () => {
  const lost = game('veteran', 0)
  expect(nextRung(lost, [lost])).toEqual({ way: 'easier', level: 'regular' })
  expect(nextRung(game('recruit', 0), [])).toBeUndefined()
})

it('offers a harder bot after two victories in a row against the same', () => {
  const won = game('recruit', 1)
  expect(nextRung(won, [won])).toBeUndefined()
  expect(nextRung(won, [won, game('recruit', 0), game('recruit', 1)])).toBeUndefined()
  expect(nextRung(won, [won, game('recruit', undefined), game('regular', 0), game('recruit', 1)])).toEqual({
    way: 'harder',
    level: 'regular',
  })
  expect(nextRung(won, [won, game('recruit', 1, 'great-war')])).toBeUndefined()
  expect(nextRung(game('master', 1), [game('master', 1), game('master', 1)])).toBeUndefined()
})

it('knows nothing of games without a bot', () => {
  const plan = { module: 'normandy', scenario: 'la-raye', seats: [PERSON, PERSON] as const }
  expect(nextRung({ plan, outcome: { winner: 0, reason: 'points' } }, [])).toBeUndefined()
})

it('leaves the person where he sat', () => {
  expect(seatsWith(game('recruit', 1).plan, 'regular')).toEqual([bot('regular'), PERSON])
})
