/**
 * `npm run screens`: pictures of every screen into docs/screens, on desktop and phone, by day and by lamplight, the tables in
 * every language; and a check that nothing is cut off or too wide in any of them. `npm run screens -- home settings` takes some.
 */
import { launchChromium } from '@bivouac/testkit/browser'
import { type Size, startApp } from '@bivouac/web/driver'
import { Album } from './screens/album.ts'
import { photographPages } from './screens/pages.ts'
import { photographTables } from './screens/tables.ts'

const album = new Album(new URL('../docs/screens/', import.meta.url), process.argv.slice(2))
const app = await startApp()
const browser = await launchChromium()
try {
  for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
    await photographPages({ browser, url: app.url, size, album })
    await photographTables({ browser, url: app.url, size, album })
  }
} finally {
  await browser.close()
  await app.close()
  album.writeIndex()
  for (const flaw of album.flaws) console.error(flaw)
}
console.log(`${album.count} pictures, ${(album.bytes / 2 ** 20).toFixed(1)} MB, ${album.flaws.length} flaws.`)
if (album.flaws.length > 0) process.exitCode = 1
