/** What the browser keeps: games of older rules, entries that are damaged, and a host that dies without a word. */
import { unwrap } from '@bivouac/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'
import { leftBehind } from './host/version-one.ts'

const app = appInBrowser()

/** Puts something into the browser's own storage behind the app's back. */
const put = (page: Page, rows: Readonly<Record<'games' | 'lines' | 'campaigns', readonly unknown[]>>) =>
  page.evaluate(
    all =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bivouac')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['games', 'lines', 'campaigns'], 'readwrite')
          for (const [store, values] of Object.entries(all))
            for (const value of values) tx.objectStore(store).put(value)
          tx.onerror = () => reject(tx.error)
          tx.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    rows,
  )

/** The page of one's games, with the storage there. */
async function gamesPage(page: Page): Promise<void> {
  await page.goto('./#/games')
  await page.locator('.games-page__none, .games-page__list').first().waitFor()
}

test('a game saved under version 1 opens, says that rules were corrected, and goes on', async () => {
  const { store, game } = await leftBehind(8)
  const { head, lines } = unwrap(await store.load(game))
  const { page } = await app.open({ serviceWorkers: 'allow' })
  await gamesPage(page)
  const kept = lines.map((line, i) => ({ ...line, game, seq: i + 1 }))
  await put(page, { games: [head], lines: kept, campaigns: [] })
  await page.goto(`./#/play/${game}`)
  await page.locator('[data-seq="8"]').waitFor()
  const note = page.locator('.trouble-note')
  await expect.poll(() => note.innerText()).toContain('Rules have been corrected since this game began')
  await note.locator('button').click()
  await playOn(page, { seed: 3, until: ({ seq }) => seq >= 12 })
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  expect(await note.count()).toBe(0)
})

test('a damaged entry is named, taken out and removed, and no other game suffers from it', async () => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  await put(page, { games: [{ id: 'broken', plan: 5 }, { id: 7 }], lines: [], campaigns: [{ id: 'no' }] })
  await gamesPage(page)
  const damaged = page.locator('section[aria-label="Damaged"] li')
  await expect.poll(() => damaged.count()).toBe(3)
  expect(await page.locator('section[aria-label="In progress"] li').count()).toBe(1)
  const download = page.waitForEvent('download')
  await damaged.filter({ hasText: 'broken' }).getByRole('button').first().click()
  expect((await download).suggestedFilename()).toBe('bivouac-damaged-game.txt')
  for (const left of [2, 1, 0]) {
    await damaged.first().getByRole('button').last().click()
    await page.getByRole('button', { name: 'Remove the entry' }).click()
    await expect.poll(() => damaged.count()).toBe(left)
  }
  await page.locator('section[aria-label="In progress"] li a').click()
  await playOn(page, { seed: 4, until: ({ seq }) => seq >= 4 })
})

test('a host that dies without a word is started again, and the game goes on', async () => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  await playOn(page, { seed: 4, until: ({ seq, asked }) => seq >= 6 && asked === 'you' })
  const url = /host-worker/
  const host = page.workers().find(worker => url.test(worker.url()))
  const another = page.waitForEvent('worker', worker => url.test(worker.url()))
  // One that has closed may never answer that it did: what counts is that another is started.
  host?.evaluate('void setTimeout(close)').catch(() => {})
  await another
  await playOn(page, { seed: 5, until: ({ seq }) => seq >= 12 })
})
