/** What is pointed at is shown, and nothing else; what comes with it covers no words. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

test('a pointer that lies still since the game was begun points at nothing', async () => {
  const { page } = await app.open({ settings: { coach: false } })
  await page.locator('.first-visit').waitFor()
  await page.locator('label', { hasText: 'The Great War' }).first().click()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  const { x, y, width, height } = (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await start.click()
  await page.locator('[data-asked="you"]').waitFor()
  await page.locator('.gw-board__pieces').waitFor()
  const shown = page.locator('.prompt-bar__how--does')
  await page.waitForTimeout(1000)
  expect(await shown.count()).toBe(0)
  // The board lies where the button was.
  await page.mouse.move(x + width / 2 + 2, y + height / 2)
  await shown.waitFor()
})

test('the clause of a line of the log covers none of its words', async () => {
  const { page } = await app.open({ settings: { coach: false } })
  await startGame(page, SHORT.greatWar)
  await playOn(page, { until: ({ seq }) => seq >= 12 })
  await page.getByRole('tab', { name: 'Log' }).click()
  const rows = page.locator('.log__row:has(> .clause-link)')
  await rows.first().waitFor()
  const covered = await rows.evaluateAll(all =>
    all.flatMap(row => {
      const clause = row.querySelector('.clause-link')?.getBoundingClientRect()
      const text = row.querySelector('.log__line > span:last-child')?.firstChild
      if (!clause || !text) return ['no line']
      const range = document.createRange()
      range.selectNodeContents(text)
      const lies = ({ right, top, bottom }: DOMRect) =>
        right > clause.left && bottom > clause.top + 4 && top < clause.bottom - 4
      return [...range.getClientRects()].some(lies) ? [text.textContent ?? ''] : []
    }),
  )
  expect(covered).toEqual([])
})
