/** Why something pressed may not be done: by the rule if one speaks, plainly if none does. */
import { expect, it } from 'vitest'
import type { GameUi, Seen, Words } from '../../src/game-ui.ts'
import { refusalOf } from '../../src/touch/refusal.ts'

const ui = {
  attempt: (_board: unknown, _view: unknown, _decision: unknown, path: readonly string[]) =>
    path.length === 1 ? 7 : undefined,
  module: {
    explain: (_board: unknown, _view: unknown, command: number) => ({
      clause: 'N-1.2',
      key: `no-${command}`,
      about: {},
    }),
  },
} as unknown as GameUi
const words = {
  face: { refusal: (_board: unknown, why: { key: string }) => `You cannot: ${why.key}.` },
} as unknown as Words
const seen = (part: Partial<Seen>): Seen =>
  ({ isLive: true, seat: 0, decision: { seats: [0], kind: 'turn', clause: 'N-1' }, ...part }) as Seen

it('says the rule, trying the whole path and then the thing alone', () => {
  expect(refusalOf(ui, seen({}), words, ['card:a', 'tile:b'])).toEqual({
    sentence: 'You cannot: no-7.',
    clause: 'N-1.2',
  })
})
it('says plainly where no rule speaks', () => {
  expect(refusalOf({ ...ui, attempt: () => undefined }, seen({}), words, ['tile:b'])).toEqual({
    plain: 'not-now',
  })
  expect(refusalOf(ui, seen({ seat: 1 }), words, ['tile:b'])).toEqual({ plain: 'elsewhere' })
  expect(refusalOf(ui, seen({ isLive: false }), words, ['tile:b'])).toEqual({ plain: 'looking-back' })
  expect(refusalOf(ui, seen({ outcome: { winner: 0, reason: 'points' } }), words, ['tile:b'])).toEqual({
    plain: 'over',
  })
})
