/** Two people play by invitation, one of them at a phone: nothing is lost when the line is, and both see the same. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { byFinger, byMouse, type Pressing, playOn } from '../driver/player.ts'
import { readTable } from '../driver/reading.ts'
import { fromMenu, press, seqOf, tray } from './at-table.ts'
import { wireOf, withServer } from './server.ts'

const app = appInBrowser(withServer)

interface Player {
  readonly page: Page
  readonly pressing: Pressing
}

/** Both play in turn until so many commands stand. */
async function playTogether(players: readonly Player[], goal: number): Promise<void> {
  for (let round = 0; (await seqOf(players[0].page)) < goal; round++) {
    if (round > 10 * goal) throw new Error('They do not get on.')
    for (const { page, pressing } of players)
      if ((await readTable(page))?.asked === 'you')
        await playOn(page, {
          pressing,
          seed: round + 1,
          until: ({ asked, seq }) => asked !== 'you' || seq >= goal,
        })
    await players[0].page.waitForTimeout(50)
  }
}

/** A game that the one offers and the other finds by its link. */
async function sitDown(): Promise<{ desk: Page; phone: Page; wire: Awaited<ReturnType<typeof wireOf>> }> {
  const { page: desk } = await app.open({ serviceWorkers: 'allow', settings: { coach: false } })
  const { page: phone, context } = await app.open({
    serviceWorkers: 'allow',
    size: 'phone',
    settings: { coach: false },
  })
  const wire = await wireOf(context)
  await desk.goto('./#/online/new')
  await desk.locator('[data-start]').click()
  const link = await desk.locator('[data-invite]').innerText()
  expect(link).toMatch(/#\/invite\/[\w-]{22}$/)
  await phone.goto(link)
  await phone.locator('.invite-card input').fill('marta_w')
  await phone.locator('[data-start]').tap()
  await Promise.all([desk, phone].map(page => page.locator('[data-seq]').waitFor()))
  return { desk, phone, wire }
}

test('a stranger sits down, both play, and a move that is made while the line is cut arrives once', async () => {
  const { desk, phone, wire } = await sitDown()
  const players = [
    { page: desk, pressing: byMouse },
    { page: phone, pressing: byFinger },
  ]
  await desk.getByText('marta_w').first().waitFor()
  await expect.poll(() => desk.locator('[data-presence="here"]').count()).toBe(1)
  await playTogether(players, 8)

  // On to a moment at which the one at the phone is asked; then his line is cut.
  for (let goal = 9; (await readTable(phone))?.asked !== 'you'; goal++) await playTogether(players, goal)
  const before = await seqOf(phone)
  await wire.cut()
  await tray(phone, 'lost').waitFor()
  await expect.poll(() => desk.locator('[data-presence="away"]').count()).toBe(1)
  await playOn(phone, { pressing: byFinger, seed: 3, until: ({ asked }) => asked !== 'you' })
  expect(await seqOf(phone)).toBe(before)
  expect(await tray(phone, 'lost').innerText()).toContain('Your move is saved on this device')
  wire.mend()
  await expect.poll(() => seqOf(phone)).toBeGreaterThan(before)
  await expect.poll(async () => (await seqOf(desk)) - (await seqOf(phone))).toBe(0)
  expect(await tray(phone, 'lost').count()).toBe(0)
  await playTogether(players, before + 4)
  await expect.poll(async () => (await seqOf(desk)) - (await seqOf(phone))).toBe(0)
}, 300_000)

test('they pause by consent, talk in plain text, try things out, resign, and play once more with sides swapped', async () => {
  const { desk, phone } = await sitDown()
  await fromMenu(desk, 'Ask for a pause')
  await tray(phone, 'asked').waitFor()
  expect(await tray(desk, 'asking').count()).toBe(1)
  await press(phone, 'Pause')
  await Promise.all([desk, phone].map(page => tray(page, 'paused').waitFor()))
  await press(desk, 'Resume')
  await expect.poll(() => tray(phone, 'paused').count()).toBe(0)

  await phone.getByRole('button', { name: 'Chat' }).click()
  await phone.getByPlaceholder('Write a message').fill('The farm is <b>mine</b>')
  await press(phone, 'Send')
  await phone.keyboard.press('Escape')
  await expect.poll(() => desk.locator('.talk__last').innerText()).toBe('The farm is <b>mine</b>')
  expect(await desk.locator('.talk__unread').innerText()).toBe('1')

  const table = desk.url()
  await fromMenu(desk, 'Try it out')
  await desk.locator('.trial-bar').waitFor()
  await playOn(desk, { seed: 2, until: ({ seq }) => seq >= 3 })
  await press(desk, 'Back to the game')
  await expect.poll(() => desk.url()).toBe(table)
  await desk.locator('[data-seq]').waitFor()
  expect(await seqOf(desk)).toBe(await seqOf(phone))
  // Once more; this time the other one plays, and that ends it.
  await fromMenu(desk, 'Try it out')
  await desk.locator('.trial-bar').waitFor()
  await playOn(phone, { pressing: byFinger, seed: 4, until: ({ asked }) => asked !== 'you' })
  await expect.poll(() => desk.url()).toBe(table)
  await expect.poll(async () => (await seqOf(desk)) - (await seqOf(phone))).toBe(0)

  const { page: watcher } = await app.open()
  await watcher.goto(table)
  await watcher.locator('[data-seq]').waitFor()
  expect((await readTable(watcher))?.spots).toEqual([])
  await expect.poll(() => desk.locator('.watch-count').innerText()).toBe('1')

  // Waited for beforehand: it lasts but a moment.
  const asleep = tray(desk, 'end').locator('[data-asleep]').waitFor()
  await fromMenu(phone, 'Resign')
  await phone.locator('.table-menu__sure').getByRole('button', { name: 'Resign', exact: true }).click()
  await Promise.all([desk, phone, watcher].map(page => tray(page, 'end').waitFor()))
  await asleep
  await watcher.goto(`${table}/0`)
  await watcher.locator('.replay-bar__slider[value="0"]').waitFor()
  expect(await tray(desk, 'end').innerText()).toContain('Victory')
  await tray(desk, 'end').locator('.tray__two:not([data-asleep])').waitFor()
  await press(desk, 'Rematch, sides swapped')
  await tray(phone, 'asked').getByRole('button', { name: 'Yes, let’s play' }).click()
  const sides = await desk.locator('.player-plate').first().getAttribute('aria-label')
  await desk.getByRole('link', { name: 'To the next game' }).click()
  await expect.poll(() => desk.url()).not.toBe(table)
  await desk.locator('[data-seq]').waitFor()
  await expect.poll(() => desk.locator('.player-plate').first().getAttribute('aria-label')).not.toBe(sides)
}, 300_000)

/** Somebody who has never been here follows a link until he is asked for a decision: how often he presses, and how long it takes a page. */
async function followLink(): Promise<{ presses: number; ms: number }> {
  const { page: desk } = await app.open({ settings: { coach: false } })
  await desk.goto('./#/online/new')
  await desk.locator('[data-start]').click()
  const link = await desk.locator('[data-invite]').innerText()
  const { page: stranger } = await app.open({ size: 'phone', at: link, isPainted: true })
  const next = stranger
    .locator('[data-start], dialog:modal .button--primary, [aria-modal="true"] .button')
    .filter({ visible: true })
  const isAsked = async (): Promise<boolean> => {
    const table = await readTable(stranger)
    return table?.asked === 'you' && table.spots.length > 0 && !table.isCovered
  }
  for (let presses = 0; ; presses++) {
    await expect.poll(async () => (await isAsked()) || (await next.count()) > 0).toBe(true)
    if (await isAsked()) return { presses, ms: await stranger.evaluate(() => performance.now()) }
    const button = await next.first().elementHandle()
    await button?.tap()
    // What was pressed goes: only then is it known what comes after it.
    await button?.waitForElementState('hidden')
  }
}

test('a stranger who follows a link is asked for a first decision after two presses at most', async () => {
  const { presses } = await followLink()
  expect(presses).toBeGreaterThan(0)
  expect(presses).toBeLessThanOrEqual(2)
}, 300_000)

const LINKS = Number(process.env.BIVOUAC_LINKS ?? 0)

/** A figure of docs/online-proofs.md, no proof: it is there for whoever asks. */
if (LINKS > 0)
  test('how long that takes', async () => {
    const times: number[] = []
    while (times.length < LINKS) times.push((await followLink()).ms)
    console.log(times.map(Math.round).toSorted((a, b) => a - b))
  }, 300_000)

test('whoever switches talk off sees and hears nothing of it until it is on again', async () => {
  const { desk, phone } = await sitDown()
  await phone.getByRole('button', { name: 'Chat' }).click()
  const write = async (text: string): Promise<void> => {
    await phone.getByPlaceholder('Write a message').fill(text)
    await press(phone, 'Send')
  }
  const talk = desk.locator('.talk')
  const off = talk.getByRole('checkbox', { name: 'Turn off chat at every table' })
  const parts = () =>
    Promise.all(['.talk__lines', '.talk__form', '.talk__unread'].map(part => talk.locator(part).count()))
  await write('Are you there?')
  await talk.locator('.talk__unread').waitFor()
  await talk.locator('.talk__head').click()
  await expect.poll(parts).toEqual([1, 1, 0])
  await off.check()
  await expect.poll(parts).toEqual([0, 0, 0])
  await write('Hello?')
  await phone.locator('.talk__lines').getByText('Hello?').waitFor()
  await talk.locator('.talk__head').click()
  await expect.poll(() => talk.locator('.talk__last').innerText()).toBe('muted')
  expect(await parts()).toEqual([0, 0, 0])

  await talk.locator('.talk__head').click()
  await off.uncheck()
  await talk.locator('.talk__lines').getByText('Hello?').waitFor()
  expect(await parts()).toEqual([1, 1, 0])

  // At the phone talk has a drawer of its own, and its number stands on the button.
  await phone.getByRole('checkbox', { name: 'Turn off chat at every table' }).check()
  await phone.keyboard.press('Escape')
  await talk.getByPlaceholder('Write a message').fill('Now I am')
  await press(desk, 'Send')
  await talk.locator('.talk__lines').getByText('Now I am').waitFor()
  const button = phone.getByRole('button', { name: /^Chat/ })
  expect(await button.innerText()).not.toContain('1')
  await button.click()
  expect(await phone.locator('.talk__lines, .talk__form').count()).toBe(0)
  await phone.getByRole('checkbox', { name: 'Turn off chat at every table' }).uncheck()
  await phone.locator('.talk__lines').getByText('Now I am').waitFor()
}, 300_000)

test('one mutes the other, and looks back while the other plays on', async () => {
  const { desk, phone } = await sitDown()
  const players = [
    { page: desk, pressing: byMouse },
    { page: phone, pressing: byFinger },
  ]
  const write = async (text: string): Promise<void> => {
    await phone.getByRole('button', { name: 'Chat' }).click()
    await phone.getByPlaceholder('Write a message').fill(text)
    await press(phone, 'Send')
    await phone.keyboard.press('Escape')
  }
  expect(await desk.locator('.talk__last').innerText()).toBe('No messages yet.')
  await desk.locator('.talk__head').click()
  const mute = desk.getByRole('checkbox', { name: 'Mute marta_w here' })
  await mute.check()
  await write('Are you there?')
  await playTogether(players, 6)
  await desk.locator('.talk__head').click()
  // A fold says that it has moved a moment after it has.
  await expect.poll(() => desk.locator('.talk__last').innerText()).toBe('muted')
  expect(await desk.locator('.talk__unread').count()).toBe(0)
  await desk.locator('.talk__head').click()
  await mute.uncheck()
  await desk.locator('.talk__lines').getByText('Are you there?').waitFor()
  await desk.locator('.talk__head').click()

  for (let goal = 7; (await readTable(phone))?.asked !== 'you'; goal++) await playTogether(players, goal)
  const before = await seqOf(desk)
  const table = desk.url()
  await desk.goto(`${table}/2`)
  await desk.locator('.replay-bar__slider[value="2"]').waitFor()
  await playOn(phone, { pressing: byFinger, seed: 5, until: ({ asked }) => asked !== 'you' })
  await expect.poll(() => desk.locator('.replay-bar__slider').getAttribute('max')).not.toBe(`${before}`)
  expect(await desk.locator('.replay-bar__slider').getAttribute('value')).toBe('2')
  expect((await readTable(desk))?.spots).toEqual([])
  await press(desk, 'Back to the present')
  await expect.poll(async () => (await seqOf(desk)) - (await seqOf(phone))).toBe(0)
  expect(await seqOf(desk)).toBeGreaterThan(before)
}, 300_000)
