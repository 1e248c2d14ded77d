/** What a thumb relies on at a phone's table: a board and a sheet that keep still, targets as wide as a fingertip, Back, undo, a hint. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byFinger, playOn } from './driver/player.ts'
import { readTable, type TableState } from './driver/reading.ts'
import { type Setup, SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()
const FINGER = 44

async function phoneTable(setup: Setup): Promise<Page> {
  const { page } = await app.open({
    size: 'phone',
    chance: 7,
    settings: { coach: false, soundOffered: true },
  })
  await startGame(page, setup)
  await page.locator('[data-seq]').waitFor()
  return page
}

/** Of what can be pressed in the hand, the first; undefined while there is nothing, or something lies ready. */
const isLitInView = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(strips => {
    const strip = document.querySelector(strips)
    const lit = strip?.querySelector('[data-can="true"]')
    if (!strip || !lit || strip.querySelector('[aria-pressed="true"]')) return undefined
    const [outside, inside] = [strip.getBoundingClientRect(), lit.getBoundingClientRect()]
    return inside.left >= outside.left - 1 && inside.right <= outside.right + 1
  }, '.gw-strip__groups, .normandy-strip__cards')

const heightOf = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate(element => element.getBoundingClientRect().height)

test.each([SHORT.normandy, SHORT.greatWar])(
  'the board of %o keeps its size while a slip lies open, and what was chosen stays in sight',
  async setup => {
    const page = await phoneTable(setup)
    let before = { seq: -1, height: 0 }
    // Of one and the same moment: at another one the hand may be larger.
    const isReady = async ({ seq, primary, isCovered }: TableState): Promise<boolean> => {
      if (isCovered) return false
      if (primary !== undefined)
        return before.seq === seq && (await page.locator('.table-frame__slips > *').count()) > 0
      before = { seq, height: await heightOf(page, '.viewport') }
      return false
    }
    await playOn(page, { pressing: byFinger, seed: 3, until: isReady, prefers: [/unit|tile|hex/] })
    expect(await heightOf(page, '.viewport')).toBe(before.height)
    await page.locator('.prompt-bar__buttons .button--quiet').tap()
    await expect.poll(() => heightOf(page, '.viewport')).toBe(before.height)
  },
)

test.each([SHORT.normandy, SHORT.greatWar])(
  'at the table of %o every button is as wide as a fingertip while one chooses, and what can be chosen in sight',
  async setup => {
    const page = await phoneTable(setup)
    const narrow = new Set<string>()
    let last = -1
    const look = async ({ seq, isCovered, asked }: TableState): Promise<boolean> => {
      for (const one of await narrowButtons(page)) narrow.add(one)
      // Each moment once: whoever has begun to choose may scroll where he likes.
      if (seq !== last && asked === 'you' && !isCovered)
        expect(await isLitInView(page), `the hand at ${seq}`).not.toBe(false)
      last = seq
      return seq > 15
    }
    await playOn(page, { pressing: byFinger, seed: 5, until: look })
    expect([...narrow]).toEqual([])
    const tokens = page.locator('.phone-strip').getByTitle('HQ tokens:')
    const inSight = await tokens.evaluateAll(all => {
      const places = all.map(one => one.getBoundingClientRect())
      return places.filter(({ left, right, width }) => width > 0 && left >= 0 && right <= innerWidth).length
    })
    expect(inSight).toBe(setup.game === 'great-war' ? 2 : 0)
  },
)

test('a touch beside a hex that can be pressed, where nothing else can be, is meant for it', async () => {
  const page = await phoneTable(SHORT.greatWar)
  let hits = 0
  const touchBeside = async ({ isCovered, sign, seq }: TableState): Promise<boolean> => {
    const beside = isCovered ? undefined : await besideLonely(page)
    if (beside) {
      await page.touchscreen.tap(beside.x, beside.y)
      await expect.poll(async () => (await readTable(page))?.sign, { timeout: 10_000 }).not.toBe(sign)
      hits++
    }
    return hits >= 2 || seq > 60
  }
  await playOn(page, { pressing: byFinger, seed: 5, until: touchBeside })
  expect(hits).toBeGreaterThan(0)
})

/** Buttons in sight that are narrower than a finger; links within a sentence may be. */
const narrowButtons = (page: Page): Promise<string[]> =>
  page.evaluate(finger => {
    const shown = [...document.querySelectorAll('.table-frame button')].filter(one => one.checkVisibility())
    return shown.flatMap(one => {
      const { width, height } = one.getBoundingClientRect()
      return width > 1 && (width < finger - 0.5 || height < finger - 0.5)
        ? [`${one.textContent || one.getAttribute('aria-label')} ${width} × ${height}`]
        : []
    })
  }, FINGER)

/** A place beside something on the board that can be pressed, with nothing else to press around it. */
const besideLonely = (page: Page): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('.viewport [data-can="true"]')].map(one => ({
      one,
      place: one.getBoundingClientRect(),
    }))
    const middle = (place: DOMRect) => ({ x: place.x + place.width / 2, y: place.y + place.height / 2 })
    for (const { one, place } of lit) {
      const { x, y } = middle(place)
      const beside = { x, y: y - 20 }
      const isLonely = lit.every(other => {
        const at = middle(other.place)
        return other.one === one || Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) > 44
      })
      const hit = document.elementFromPoint(beside.x, beside.y)
      if (isLonely && place.height < 40 && hit?.closest('.viewport') && !hit.closest('[data-can], button'))
        return beside
    }
    return undefined
  })

test('Back closes what lies over the table, then asks, and leaves only when told to', async () => {
  const page = await phoneTable(SHORT.normandy)
  const table = page.url()
  await page.locator('.tabs button').last().tap()
  await page.locator('.drawer .table-menu').waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('.drawer').count()).toBe(0)
  await page.goBack()
  const slip = page.locator('.drawer .leave-slip')
  await slip.waitFor()
  expect(page.url()).toBe(table)
  await slip.getByText('Play on').tap()
  await expect.poll(() => page.locator('.drawer').count()).toBe(0)
  await page.goBack()
  await slip.getByText('Leave').tap()
  await expect.poll(() => page.url()).not.toBe(table)
  await page.locator('.page-frame').waitFor()
})

test('what can be taken back is taken back from the sheet, and the menu begins with what a thumb wants', async () => {
  const page = await phoneTable(SHORT.greatWar)
  const undo = page.locator('.sheet-tool--undo')
  const state = await playOn(page, {
    pressing: byFinger,
    seed: 2,
    until: async ({ seq, isCovered }) => seq > 0 && !isCovered && (await undo.count()) > 0,
  })
  await undo.tap()
  await expect.poll(async () => (await readTable(page))?.seq).toBeLessThan(state.seq)
  await page.locator('.tabs button').last().tap()
  const first = page.locator('.table-menu button, .table-menu input').first()
  expect(await first.innerText()).toMatch(/Take back|Ask for a hint/)
})

test('a hint is one press, and while a sheet or a hint speaks of places the board names them', async () => {
  const page = await phoneTable(SHORT.normandy)
  await page.locator('[data-seq][data-asked="you"]').waitFor()
  const lamp = page.locator('.table-frame__asked').getByRole('button', { name: 'hint' })
  await lamp.tap()
  await page.locator('.hint-slip').waitFor()
  await page.locator('.normandy-names').waitFor({ state: 'attached' })
  await lamp.tap()
  await expect.poll(() => page.locator('.hint-slip, .normandy-names').count()).toBe(0)
  await playOn(page, {
    pressing: byFinger,
    seed: 5,
    until: async () => (await page.locator('.normandy-sheet').count()) > 0,
  })
  await page.locator('.normandy-names').waitFor({ state: 'attached' })
})

test('a running game is opened without its sheet jumping', async () => {
  const { page } = await app.open({ size: 'phone', chance: 7, isPainted: true })
  await startGame(page, SHORT.normandy)
  await page.locator('.coach-slip').waitFor()
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await page.locator('.coach-slip').waitFor()
  // What comes late comes when the network and the letters have come to rest.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.05)
})
