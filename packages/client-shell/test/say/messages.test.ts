/** The shell's words in all languages: complete, with the same slots, and nothing left in English. */
import { checkTables } from '@bivouac/face-kit/check-messages'
import { expect, it } from 'vitest'
import lessonsSame from '../../src/lessons/messages/same.json' with { type: 'json' }
import luckSame from '../../src/luck/messages/same.json' with { type: 'json' }
import tableSame from '../../src/messages/same.json' with { type: 'json' }
import onlineSame from '../../src/online/messages/same.json' with { type: 'json' }
import pagesSame from '../../src/pages/messages/same.json' with { type: 'json' }
import puzzlesSame from '../../src/puzzles/messages/same.json' with { type: 'json' }

it('says everything at the table in each language', async () => {
  const flaws = await checkTables(language => import(`../../src/messages/${language}.ts`), tableSame)
  expect(flaws).toEqual([])
})

it('says everything on the pages in each language', async () => {
  const flaws = await checkTables(
    language => import(`../../src/pages/messages/${language}/index.ts`),
    pagesSame,
  )
  expect(flaws).toEqual([])
})

it('says everything of luck in each language', async () => {
  const flaws = await checkTables(language => import(`../../src/luck/messages/${language}.ts`), luckSame)
  expect(flaws).toEqual([])
})

it('says everything of online play in each language', async () => {
  const flaws = await checkTables(language => import(`../../src/online/messages/${language}.ts`), onlineSame)
  expect(flaws).toEqual([])
})

it('says everything around lessons in each language', async () => {
  const flaws = await checkTables(
    language => import(`../../src/lessons/messages/${language}.ts`),
    lessonsSame,
  )
  expect(flaws).toEqual([])
})

it('says everything of puzzles in each language', async () => {
  const flaws = await checkTables(
    language => import(`../../src/puzzles/messages/${language}.ts`),
    puzzlesSame,
  )
  expect(flaws).toEqual([])
})
