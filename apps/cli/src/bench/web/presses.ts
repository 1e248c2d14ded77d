/** How soon a press is answered, on a machine that is four times slower than this one. */
import {
  byMouse,
  callInPage,
  openWindow,
  type Pressing,
  type PressTime,
  playOn,
  startGame,
} from '@bivouac/web/driver'
import { median } from '../../work/statistics.ts'
import { percentile } from '../statistics.ts'
import type { Bench } from './bench.ts'

const SLOWER = 4

export interface PressTimes {
  readonly presses: number
  /** From the press to the first frame that shows something of it. */
  readonly answerMs: { readonly median: number; readonly p95: number; readonly most: number }
  /** From the press that gives a command to the frame that shows what came of it. */
  readonly momentMs: { readonly median: number; readonly p95: number; readonly most: number }
}

/** Whoever measures looks away until the page has answered: reading it would be work of its own, done in between. */
const unhurried: Pressing = {
  async spot(page, spot) {
    // A hand comes to rest before it presses; what pointing draws is painted by then.
    await page.mouse.move(spot.x, spot.y)
    await callInPage(page, 'atRest')
    await byMouse.spot(page, spot)
    await callInPage(page, 'answered')
  },
  async primary(page) {
    await byMouse.primary(page)
    await callInPage(page, 'answered')
  },
}

export async function pressTimes(
  { browser, url, game, scenario, patiently }: Bench,
  presses: number,
  onPress: () => void,
): Promise<PressTimes> {
  const window = await openWindow(browser, url, { serviceWorkers: 'allow' })
  const { page, context } = window
  const times: PressTime[] = []
  try {
    await page.goto('./')
    while (times.length < presses) {
      await startGame(page, { game, scenario, level: 'recruit' })
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await callInPage(page, 'watchPresses')
      await patiently(
        playOn(page, {
          pressing: unhurried,
          until: () => times.length >= presses,
          seed: times.length + 1,
          async onPressed() {
            const time = await callInPage<PressTime | undefined>(page, 'lastPress')
            if (!time) return
            times.push(time)
            onPress()
          },
        }),
      )
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await session.detach()
    }
  } finally {
    await window.close()
  }
  return {
    presses: times.length,
    answerMs: spread(times.map(time => time.answerMs)),
    momentMs: spread(times.flatMap(time => (time.momentMs === undefined ? [] : [time.momentMs]))),
  }
}

const spread = (times: readonly number[]) => ({
  median: median(times),
  p95: times.length === 0 ? 0 : percentile(times, 0.95),
  most: Math.max(0, ...times),
})
