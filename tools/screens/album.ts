/**
 * Takes pictures, keeps them small, notes what does not fit in them, and writes the page that shows them all: the English ones each by
 * itself, those of the other languages together on contact sheets.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@bivouac/face-kit'
import {
  changeSettings,
  fitFlaws,
  overflowFlaws,
  type PlayerWindow,
  type Size,
  smallTextFlaws,
  type Theme,
} from '@bivouac/web/driver'
import type { Browser, Page } from 'playwright-core'
import { ContactSheets } from './contact-sheets.ts'

export interface Session {
  readonly browser: Browser
  readonly url: string
  readonly size: Size
  readonly album: Album
}

interface Shot {
  /** In the order of the index, words joined by hyphens: `table-normandy-bid`. */
  readonly screen: string
  readonly size: Size
  readonly theme: Theme
  readonly language: string
}

export const SIZES = ['desktop', 'laptop', 'phone'] as const satisfies readonly Size[]
const THEMES = ['light', 'dark'] as const

const SHEETS = '*All de* and so on are contact sheets of every screen in a language.'

const QUALITY = 27
/** The smaller desk is there to show that everything finds its place, the phone has two dots for each. */
const SCALES: Readonly<Record<Size, number>> = { desktop: 1, laptop: 0.62, phone: 0.6 }
/** Colours change over, a slip comes to rest. */
const SETTLE_MS = 200

export class Album {
  readonly flaws: string[] = []
  readonly #folder: URL
  readonly #wanted: readonly string[]
  readonly #sheets = new ContactSheets()

  /** With `wanted`, only screens whose names begin so are taken. */
  constructor(folder: URL, wanted: readonly string[]) {
    this.#folder = folder
    this.#wanted = wanted
    mkdirSync(folder, { recursive: true })
    if (wanted.length === 0) for (const name of this.#files()) rmSync(new URL(name, folder))
  }

  wants(screen: string): boolean {
    return this.#wanted.length === 0 || this.#wanted.some(wanted => screen.startsWith(wanted))
  }

  #files(): readonly string[] {
    return readdirSync(this.#folder)
      .filter(name => name.endsWith('.webp'))
      .toSorted()
  }

  get count(): number {
    return this.#files().length
  }

  get bytes(): number {
    return this.#files().reduce((sum, name) => sum + statSync(new URL(name, this.#folder)).size, 0)
  }

  /** The screen as it is, in both themes and every language. */
  async take(window: PlayerWindow, screen: string, size: Size): Promise<void> {
    if (!this.wants(screen)) return
    // What the mouse was last on is not what the picture is about.
    await window.page.mouse.move(1, 1)
    for (const language of LANGUAGES)
      for (const theme of THEMES) {
        await changeSettings(window.page, { theme, language })
        await this.#snap(window, { screen, size, theme, language })
      }
    await changeSettings(window.page, { theme: 'light', language: 'en' })
    for (const wrong of window.wrongs.splice(0)) this.flaws.push(`${screen}, ${size}: ${wrong}`)
  }

  async #snap({ page, context }: PlayerWindow, shot: Shot): Promise<void> {
    const { screen, size, theme, language } = shot
    await page.waitForLoadState('networkidle')
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.waitForTimeout(SETTLE_MS)
    // Themes differ in nothing but colours.
    if (theme === 'light') {
      const found = [...(await overflowFlaws(page)), ...(size === 'phone' ? [] : await deskFlaws(page))]
      for (const flaw of found) this.flaws.push(`${screen}, ${size}, ${language}: ${flaw}`)
    }
    const session = await context.newCDPSession(page)
    const { width, height } = page.viewportSize()!
    const clip = { x: 0, y: 0, width, height, scale: SCALES[size] }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
    await session.detach()
    if (language !== 'en') return this.#sheets.add([language, size, theme].join('-'), screen, data)
    const name = [screen, size, ...(theme === 'dark' ? ['dark'] : [])].join('-')
    writeFileSync(new URL(`${name}.webp`, this.#folder), Buffer.from(data, 'base64'))
  }

  /** Where only some screens were taken, the sheets stay as they were. */
  async writeSheets(browser: Browser): Promise<void> {
    if (this.#wanted.length > 0) return
    for (const [name, picture] of await this.#sheets.develop(browser))
      writeFileSync(new URL(`all-${name}.webp`, this.#folder), picture)
  }

  writeIndex(): void {
    const groups = Map.groupBy(this.#files(), name => name.replace(/-(?:desktop|laptop|phone).*$/, ''))
    const parts = [...groups].map(([screen, names]) => {
      const pictures = names.map(name => `[![${captionOf(name)}](${name})](${name})`)
      return `## ${titleOf(screen)}\n\n${pictures.join('\n')}`
    })
    const head = [
      '# Every screen',
      '',
      'Made by `npm run screens`, which also checks that nothing is cut off in any language. Desktop is 1440 × 900,',
      'laptop 1366 × 768, phone 390 × 844.',
      ...([...groups.keys()].some(screen => screen.startsWith('all-')) ? [SHEETS] : []),
    ].join('\n')
    writeFileSync(new URL('README.md', this.#folder), `${[head, ...parts].join('\n\n')}\n`)
  }
}

/** All of a table, unless the rules lie over a part of it; the size of the words on any other page. */
const deskFlaws = async (page: Page): Promise<string[]> => {
  const isThere = (part: string): Promise<boolean> => page.locator(part).isVisible()
  const isTable = (await isThere('.table-frame__board')) && !(await isThere('.rules-beside'))
  return isTable ? fitFlaws(page) : smallTextFlaws(page)
}

const titleOf = (screen: string): string => {
  const words = screen.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const captionOf = (name: string): string => titleOf(name.replace('.webp', ''))
