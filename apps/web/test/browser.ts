/** A browser and the built app for a file of tests; every window that a test opens must end without an error. */
import { launchChromium } from '@bivouac/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { ServeOptions, Serving } from '../serve/serve.ts'
import { startApp } from './driver/app.ts'
import { openWindow, type PlayerWindow, type WindowOptions } from './driver/window.ts'

const BUILD_MS = 300_000

interface Opening extends WindowOptions {
  /** The address; that of the first page unless told. */
  readonly at?: string
}

interface AppInBrowser {
  /** Not painted unless told: most of what is asked of a page can be asked without, and what looks at it has it painted for that long. */
  open(options?: Opening): Promise<PlayerWindow>
  readonly url: string
  /** As if the machine had lost its network. */
  goDown(): Promise<void>
  /** Ends the server and starts it again at the same address. */
  restart(): Promise<void>
}

/** To be called once at the top of a test file. */
export function appInBrowser(mount?: ServeOptions['mount']): AppInBrowser {
  let app: Serving
  let browser: Browser
  const windows: PlayerWindow[] = []
  let wasDown = false
  beforeAll(async () => {
    app = await startApp(mount)
    browser = await launchChromium()
  }, BUILD_MS)
  afterEach(async () => {
    // While nobody was there, nobody could be reached.
    const wrongs = windows
      .flatMap(window => window.wrongs)
      .filter(wrong => !(wasDown && wrong.includes('net::ERR_CONNECTION_REFUSED')))
    wasDown = false
    await Promise.all(windows.splice(0).map(window => window.close()))
    expect(wrongs).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })
  return {
    get url() {
      return app.url
    },
    async open({ at = './', ...options } = {}) {
      const window = await openWindow(browser, app.url, { isPainted: false, ...options })
      windows.push(window)
      await window.page.goto(at)
      return window
    },
    goDown: () => app.close(),
    async restart() {
      wasDown = true
      await app.close()
      app = await startApp(mount, Number(new URL(app.url).port))
    },
  }
}
