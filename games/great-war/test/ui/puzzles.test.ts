/** The puzzles as the app has them: their file can be read, and every motif has a name in every language. */
import { LANGUAGES } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { readPuzzles } from '@bivouac/puzzles'
import { expect, test } from 'vitest'
import { greatWarMotifs } from '../../src/game.ts'
import { greatWarPuzzles } from '../../ui/puzzles/index.ts'
import same from '../../ui/puzzles/messages/same.json' with { type: 'json' }

test('the motifs are those of the game, in their order', () => {
  expect(greatWarPuzzles.motifs).toEqual(greatWarMotifs.names)
})

test('every motif has a name of its own in every language, and a sign', async () => {
  expect(await checkTables(language => import(`../../ui/puzzles/messages/${language}.ts`), same)).toEqual([])
  for (const language of LANGUAGES) {
    const nameOf = await greatWarPuzzles.namesIn(language)
    const names = greatWarMotifs.names.map(nameOf)
    expect(new Set(names).size, language).toBe(names.length)
  }
  for (const motif of greatWarMotifs.names) expect(greatWarPuzzles.iconOf(motif)).toBeTruthy()
})

test('the file can be read', async () => {
  const { motifs, load } = greatWarPuzzles
  expect(readPuzzles(await load(), 'great-war', motifs)).toMatchObject({ ok: true })
})
