/** The same search decides alike in Node and in a browser's worker: same seed, same iterations, same commands. */

import { askWebWorker, browserBundle, launchChromium } from '@bivouac/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundled } from '../src/bundle.ts'
import type * as searched from './searched-game.ts'

let browser: Browser
let script: string
let inNode: typeof searched
beforeAll(async () => {
  script = await browserBundle(new URL('browser-search-worker.ts', import.meta.url))
  // In one file as the browser gets it, and past the test runner, which would slow it down tenfold.
  const file = await bundled(new URL('searched-game.ts', import.meta.url))
  inNode = await import(/* @vite-ignore */ file.href)
  browser = await launchChromium()
})
afterAll(() => browser?.close())

const GAMES: readonly searched.SearchedGame[] = [
  { game: 'normandy', scenario: 'la-raye', seed: 'browser', iterations: 60, fullEvery: 50 },
  { game: 'great-war', scenario: 'opening-action-1', seed: 'browser', iterations: 60, fullEvery: 100 },
]

test.each(GAMES)('$game: a whole game of Experts, in Node and in a Web Worker', async game => {
  const page = await browser.newPage()
  const [there, here] = await Promise.all([
    askWebWorker<searched.Written>(page, script, game),
    inNode.searchedGame(game),
  ])
  expect(here.commands.length, 'a whole game').toBeGreaterThan(50)
  // A thought ends early when the second best cannot catch up any more: after half of it, at the soonest.
  expect(Math.max(...here.iterations), "an Expert's thought among them").toBeGreaterThanOrEqual(2000)
  expect(there).toEqual(here)
})
