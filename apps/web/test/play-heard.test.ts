/** Whole games by somebody who only listens: nothing is known but roles and names, nothing is pressed but Enter. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playByEar } from './driver/by-ear.ts'
import { listenTo } from './driver/heard.ts'
import { inDepth } from './driver/in-depth.ts'

const app = appInBrowser()

const NORMANDY = { title: 'Normandy', game: 'normandy', scenario: 'La Raye', level: 'Recruit', chance: 5 }
const GREAT_WAR = {
  title: 'The Great War',
  game: 'great-war',
  scenario: 'Somme (Beaumont Hamel)',
  // Makes short work of somebody who knows no rule.
  level: 'Regular',
  chance: 4,
}

async function begin({ game, scenario, level, chance }: typeof NORMANDY): Promise<Page> {
  const { page } = await app.open({ chance, settings: { coach: false } })
  await page.goto(`./#/scenarios/${game}`)
  await page.getByRole('link', { name: scenario }).first().press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: level }).press('Space')
  await sheet.getByRole('button', { name: 'Start the battle' }).press('Enter')
  await page.getByRole('region', { name: 'What you are asked' }).waitFor()
  return page
}

test.each(inDepth([NORMANDY], [GREAT_WAR]))(
  'a whole game of $title through the accessibility tree alone',
  async setup => {
    const page = await begin(setup)
    const { ending, presses, roles, flaws } = await playByEar(page, 3)
    expect(ending).toMatch(/Victory|Defeat/)
    expect(presses).toBeGreaterThan(20)
    expect([...roles].sort(), 'cards and buttons, and the board').toEqual(['button', 'gridcell'])
    expect([...flaws]).toEqual([])
  },
  600_000,
)

test('how many medals each side has is said, not only drawn', async () => {
  const page = await begin(GREAT_WAR)
  const heard = await (await listenTo(page)).hear()
  const inPlate = (plate: RegExp): readonly string[] =>
    heard.filter(({ within }) => within.some(one => plate.test(one))).map(({ name }) => name)
  for (const plate of [/^region You, British/, /^region Regular, German/])
    expect(inPlate(plate)).toContain('Medals: 0/6')
})
