/** A window of the browser as a player has it: size, touch, theme, settings; it remembers everything that went wrong in it. */
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { inPageScript } from './reading.ts'
import { SETTINGS_KEY } from './settings.ts'

/** A desk, a smaller one, a hand. */
export type Size = 'desktop' | 'laptop' | 'phone'
export type Theme = 'light' | 'dark'

const SIZES: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
}

export interface WindowOptions {
  readonly size?: Size
  readonly theme?: Theme
  /** Whether the page may keep itself for use offline: each new window would fetch and keep the whole app, a quarter of its work. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** What is set on the page of settings; speed 0 and English unless told. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** The same number gives the same game again, for a window that begins one game only and has no service worker. */
  readonly chance?: number
  /** Whether the browser paints what it shows, which is half of its work; true unless told. */
  readonly isPainted?: boolean
}

export interface PlayerWindow {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors, uncaught errors and failed requests so far; a test ends by expecting none. */
  readonly wrongs: string[]
  close(): Promise<void>
}

export async function openWindow(
  browser: Browser,
  url: string,
  options: WindowOptions = {},
): Promise<PlayerWindow> {
  const { size = 'desktop', theme = 'light', settings, chance, isPainted = true } = options
  const { serviceWorkers = 'block' } = options
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    colorScheme: theme,
    serviceWorkers,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  // What is waited for comes when it comes.
  context.setDefaultTimeout(90_000)
  await context.addInitScript({ content: await inPageScript() })
  await context.addInitScript({ content: firstSettings({ language: 'en', speed: 0, ...settings }) })
  if (chance !== undefined) await beginHostWith(context, fixedChance(chance))
  if (!isPainted) await context.addInitScript({ content: `addEventListener('DOMContentLoaded', ${HIDE})` })
  const page = await context.newPage()
  return { context, page, wrongs: wrongsOf(page), close: () => closeWindow(context) }
}

/** A script that is still on its way through our hands is waited for by nobody any more, and that is no error. */
async function closeWindow(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** Only at first: what the player sets later must survive a reload. */
function firstSettings(settings: Readonly<Record<string, unknown>>): string {
  const [key, value] = [SETTINGS_KEY, JSON.stringify(settings)].map(text => JSON.stringify(text))
  return `if (location.protocol !== "about:" && !localStorage.getItem(${key})) localStorage.setItem(${key}, ${value})`
}

/** What a page is given at its start does not reach its workers: the host's script itself is put behind `script`. */
export const beginHostWith = (context: BrowserContext, script: string): Promise<unknown> =>
  context.route('**/host-worker*.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${script};${await response.text()}` })
  })

const fixedChance = (seed: number): string =>
  `let word = ${seed}
  crypto.getRandomValues = words => words.map(() => (word = (Math.imul(word, 1664525) + 1013904223) >>> 0))`

/** What cannot be seen through still takes its place, and can be pressed. */
const HIDE = "() => { document.documentElement.style.opacity = '0' }"

const isHidden = (page: Page): Promise<boolean> =>
  page.evaluate("document.documentElement.style.opacity === '0'")

/** The page is painted while it is looked at, even if otherwise it is not. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  if (!(await isHidden(page))) return look()
  await page.evaluate("document.documentElement.style.removeProperty('opacity')")
  try {
    return await look()
  } finally {
    await page.evaluate(`(${HIDE})()`)
  }
}

/** A second window on the same games. */
export async function anotherPage({ context }: PlayerWindow): Promise<{ page: Page; wrongs: string[] }> {
  const page = await context.newPage()
  return { page, wrongs: wrongsOf(page) }
}

function wrongsOf(page: Page): string[] {
  const wrongs: string[] = []
  page.on('console', message => {
    const isWrong = message.type() === 'error' || message.type() === 'warning'
    if (isWrong && !isDrivers(message)) wrongs.push(reportOf(message))
  })
  page.on('pageerror', error => wrongs.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('response', response => {
    if (response.status() >= 400) wrongs.push(`${response.status()} for ${response.url()}`)
  })
  return wrongs
}

/** The browser's driver remarks on what it was told to do itself; a line that it cuts, in a script of its own that has no address. */
const isDrivers = (message: ConsoleMessage): boolean =>
  message.text().includes('blocked by Playwright') ||
  (message.text().startsWith('WebSocket is already in CLOSING') && message.location().url === '')

const reportOf = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} (${message.location().url}:${message.location().lineNumber})`
