/** The shell's words in all languages: complete, with the same slots, and nothing left in English. */
import { checkTables } from '@bivouac/face-kit/check-messages'
import { expect, it } from 'vitest'

it('says everything at the table in each language', async () => {
  const everywhere = ['plate', 'plate.rank', 'watch.speed.times']
  expect(
    await checkTables(language => import(`../../src/messages/${language}.ts`), {
      de: [...everywhere, 'level.veteran', 'tabs.hand', 'zoom'],
      es: [...everywhere, 'plate.bot', 'zoom'],
      hu: [...everywhere, 'plate.bot'],
      pl: [...everywhere, 'plate.bot', 'tools.menu'],
    }),
  ).toEqual([])
})

it('says everything on the pages in each language', async () => {
  expect(
    await checkTables(language => import(`../../src/pages/messages/${language}/index.ts`), {
      de: ['nav.online', 'level.veteran', 'home.computer', 'settings.version'],
      hu: ['nav.online'],
      pl: ['nav.online', 'home.start'],
    }),
  ).toEqual([])
})

it('says everything of luck in each language', async () => {
  expect(
    await checkTables(language => import(`../../src/luck/messages/${language}.ts`), { es: ['all.standing'] }),
  ).toEqual([])
})

it('says everything of online play in each language', async () => {
  expect(
    await checkTables(language => import(`../../src/online/messages/${language}.ts`), {
      de: ['asks.pause.yes', 'clock.live', 'pace.live'],
    }),
  ).toEqual([])
})
