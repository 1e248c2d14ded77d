/** A learner who does what the lesson asks for, by pressing what it lights, until the lesson is done. */
import type { Page } from 'playwright-core'
import type { Pressing } from './player.ts'
import { callInPage, readTable, type TableState } from './reading.ts'

const CHANGE_MS = 4000
const MOST_PRESSES = 120

const slipOf = (page: Page) => page.locator('.lesson-slip')

/** Plays one lesson to its end; gives how often something was pressed. */
export async function takeLesson(page: Page, pressing: Pressing): Promise<number> {
  await slipOf(page).waitFor()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await isDone(page)) return presses
    const table = await readTable(page)
    if (table === undefined) continue
    if (table.primary !== undefined) await pressing.primary(page)
    else await pressMeant(page, table, pressing)
    await callInPage<boolean>(page, 'changedFrom', table.sign, CHANGE_MS)
  }
  throw new Error(`The lesson does not end: ${await slipOf(page).innerText()}`)
}

const isDone = async (page: Page): Promise<boolean> =>
  (await slipOf(page).locator('.button--primary').count()) > 0

async function pressMeant(page: Page, table: TableState, pressing: Pressing): Promise<void> {
  const path = ((await slipOf(page).getAttribute('data-meant')) ?? '').split(' ')
  await pressAlong(page, path, table, pressing)
}

/** Of a path, the thing furthest along it that can be pressed now. */
export async function pressAlong(
  page: Page,
  path: readonly string[],
  { spots, away }: TableState,
  pressing: Pressing,
): Promise<void> {
  const backwards = path.toReversed()
  const hidden = backwards.find(thing => away.includes(thing))
  const spot = backwards.map(thing => spots.find(one => one.thing === thing)).find(one => one !== undefined)
  if (spot) return pressing.spot(page, spot)
  if (hidden) await page.locator(`[data-thing="${hidden}"]`).first().scrollIntoViewIfNeeded()
}
