/** What a screen reader hears at once, and what politely; and what is heard as sound. */
import type { Board, Fact } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import type { SoundName, Words } from '../../src/game-ui.ts'
import { spokenOf } from '../../src/parts/spoken.ts'
import { soundsOf } from '../../src/sound/sounds-of.ts'

const SOUNDS: Readonly<Record<string, readonly SoundName[]>> = {
  roll: ['dice'],
  lost: ['hush'],
  move: ['counter'],
}
const ui = { soundsOf: (fact: Fact) => SOUNDS[fact.type] ?? [] }
const words = {
  face: { sentence: (_board: Board, { type }: Fact) => (type === 'silent' ? undefined : `${type}.`) },
} as unknown as Words
const facts = (...types: string[]) => types.map(type => ({ type }))

it('speaks of dice and losses at once, the rest politely', () => {
  expect(
    spokenOf(ui, words, { board: {} as Board, facts: facts('move', 'roll', 'silent', 'lost', 'turn') }),
  ).toEqual({
    polite: 'move. turn.',
    assertive: 'roll. lost.',
  })
})
it('plays each sound once in a row', () => {
  expect(soundsOf(ui, facts('move', 'move', 'turn', 'move', 'roll'))).toEqual(['counter', 'dice'])
})
