import type { Board, Fact } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import type { Words } from '../../src/game-ui.ts'
import { captionOf, ownFacts } from '../../src/theatre/caption.ts'

/** Facts whose kind is the sentence that the log has of them. */
const words = { face: { sentence: (_: Board, { type }: Fact) => type } } as unknown as Words
const board = {} as Board
const facts = (...sentences: string[]): Fact[] => sentences.map(type => ({ type }) as Fact)

test('a caption has the sentences of the log, headings without their lines, and no more than three', () => {
  const caption = (...sentences: string[]) =>
    captionOf(words, board, { seq: 1, by: 0, facts: facts(...sentences) })
  expect(caption('The Germans bid 7.', '--- Round 2 ---')).toBe('The Germans bid 7. Round 2.')
  expect(caption('One.', 'Two.', 'Three.', 'Four.')).toBe('One. Two. Three. …')
})

test('what the next round or turn brings is not what a move did', () => {
  const own = (...sentences: string[]) => ownFacts(words, board, facts(...sentences))
  expect(own('The Scouts move.', 'They are seen.')).toEqual(facts('The Scouts move.', 'They are seen.'))
  expect(own('The turn ends.', '--- Round 2 ---', 'Cards are drawn.')).toEqual(facts('The turn ends.'))
  expect(own('--- Round 2 ---', 'Cards are drawn.')).toEqual([])
})
