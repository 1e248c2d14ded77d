/** Many pictures on one: enough to see that nothing is wrong at a glance, at a fraction of the bytes. */
import type { Browser } from 'playwright-core'

interface Picture {
  readonly screen: string
  /** WebP in base 64. */
  readonly data: string
}

/** Across, on a sheet of desks and of phones. */
const COLUMNS = { desk: 6, phone: 12 }
const WIDTH = 1440
const QUALITY = 20

export class ContactSheets {
  readonly #sheets = new Map<string, Picture[]>()

  add(sheet: string, screen: string, data: string): void {
    const pictures = this.#sheets.get(sheet) ?? []
    this.#sheets.set(sheet, [...pictures, { screen, data }])
  }

  /** Each sheet with its name. */
  async develop(browser: Browser): Promise<[name: string, picture: Buffer][]> {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } })
    const session = await page.context().newCDPSession(page)
    const developed: [string, Buffer][] = []
    for (const [name, pictures] of this.#sheets) {
      await page.setContent(pageOf(pictures, name.includes('phone') ? COLUMNS.phone : COLUMNS.desk))
      await page.evaluate('Promise.all([...document.images].map(image => image.decode()))')
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: WIDTH, height, scale: 1 },
      })
      developed.push([name, Buffer.from(data, 'base64')])
    }
    await page.close()
    return developed
  }
}

const pageOf = (pictures: readonly Picture[], columns: number): string => {
  const figures = pictures.map(
    ({ screen, data }) =>
      `<figure><img src="data:image/webp;base64,${data}"><figcaption>${screen}</figcaption></figure>`,
  )
  return `<!doctype html><style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; font: 10px sans-serif }
    figure { margin: 0 } img { width: 100%; display: block }
  </style>${figures.join('')}`
}
