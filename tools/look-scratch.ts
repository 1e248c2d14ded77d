import { launchChromium } from '@bivouac/testkit/browser'
import { fitFlaws, openWindow, playOn, startApp, startGame } from '@bivouac/web/driver'

const [scenarios, sizes, moves = '0'] = process.argv.slice(2)
const app = await startApp()
const browser = await launchChromium()
for (const scenario of scenarios.split(',')) {
  const window = await openWindow(browser, app.url, {
    size: 'desktop',
    chance: 3,
    settings: { coach: false, coordinates: true },
  } as never)
  const { page } = window
  await startGame(page, { game: 'normandy', scenario, level: 'recruit' })
  let steps = 0
  await playOn(page, { until: table => table.asked === 'you' && steps++ >= Number(moves) })
  if (Number(moves) > 0)
    await playOn(page, {
      prefers: /\/attack$/,
      until: () => page.locator('.normandy-sum').first().isVisible(),
    })
  for (const size of sizes.split(',')) {
    const [width, height] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(500)
    const tile = await page.evaluate(
      () =>
        (globalThis as any).document.querySelector('.normandy-tile__sheet')!.getBoundingClientRect().width,
    )
    console.log(scenario, size, tile.toFixed(0), (await fitFlaws(page)).join(' | '))
    if (process.argv[5]) await page.hover(process.argv[5], { force: true }); await page.waitForTimeout(600)
    console.log((await fitFlaws(page)).join(' '))
    await page.screenshot({ path: `/tmp/look/${scenario}-${size}.png` })
  }
  await window.close()
}
await browser.close()
await app.close()
process.exit(0)
