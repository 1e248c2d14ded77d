/** Takes pictures, keeps them small, notes what does not fit in them, and writes the page that shows them all. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@bivouac/face-kit'
import { changeSettings, overflowFlaws, type PlayerWindow, type Size, type Theme } from '@bivouac/web/driver'
import type { Browser } from 'playwright-core'

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

const QUALITY = 62

export class Album {
  readonly flaws: string[] = []
  readonly #folder: URL
  readonly #wanted: readonly string[]

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

  /** The screen as it is, in both themes; and looked over in every language, with a picture of each if it is wanted. */
  async take(window: PlayerWindow, screen: string, size: Size, inEveryLanguage = false): Promise<void> {
    if (!this.wants(screen)) return
    // What the mouse was last on is not what the picture is about.
    await window.page.mouse.move(1, 1)
    for (const theme of ['light', 'dark'] as const) {
      await changeSettings(window.page, { theme, language: 'en' })
      await this.#snap(window, { screen, size, theme, language: 'en' }, true)
    }
    for (const language of LANGUAGES.filter(one => one !== 'en')) {
      await changeSettings(window.page, { theme: 'light', language })
      await this.#snap(window, { screen, size, theme: 'light', language }, inEveryLanguage)
    }
    await changeSettings(window.page, { theme: 'light', language: 'en' })
    for (const wrong of window.wrongs.splice(0)) this.flaws.push(`${screen}, ${size}: ${wrong}`)
  }

  async #snap({ page, context }: PlayerWindow, shot: Shot, keeps: boolean): Promise<void> {
    const { screen, size, theme, language } = shot
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.waitForTimeout(250)
    for (const flaw of await overflowFlaws(page))
      this.flaws.push(`${screen}, ${size}, ${theme}, ${language}: ${flaw}`)
    if (!keeps) return
    const session = await context.newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    await session.detach()
    const name = [
      screen,
      size,
      ...(theme === 'dark' ? ['dark'] : []),
      ...(language === 'en' ? [] : [language]),
    ].join('-')
    writeFileSync(new URL(`${name}.webp`, this.#folder), Buffer.from(data, 'base64'))
  }

  writeIndex(): void {
    const groups = Map.groupBy(this.#files(), name => name.replace(/-(?:desktop|phone).*$/, ''))
    const parts = [...groups].map(([screen, names]) => {
      const pictures = names.map(name => `[![${captionOf(name)}](${name})](${name})`)
      return `## ${titleOf(screen)}\n\n${pictures.join('\n')}`
    })
    const head =
      '# Every screen\n\nMade by `npm run screens`, which also checks that nothing is cut off in any language.'
    writeFileSync(new URL('README.md', this.#folder), `${[head, ...parts].join('\n\n')}\n`)
  }
}

const titleOf = (screen: string): string => {
  const words = screen.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const captionOf = (name: string): string => titleOf(name.replace('.webp', ''))
