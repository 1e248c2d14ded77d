/**
 * `npm run screens`: pictures of every screen into docs/screens, at two desks and on a phone, by day and by lamplight, in every
 * language; and a check that nothing is cut off, too small or too wide in any of them. `npm run screens -- home settings` takes some.
 */
import { launchChromium } from '@bivouac/testkit/browser'
import { startApp } from '@bivouac/web/driver'
import { withServer } from '@bivouac/web/driver/online'
import { Album, type Session, SIZES } from './screens/album.ts'
import { photographLookingBack } from './screens/looking-back.ts'
import { photographOnline } from './screens/online.ts'
import { photographPages } from './screens/pages.ts'
import { photographTables } from './screens/tables.ts'

const photographAlone = async (session: Session): Promise<void> => {
  await photographPages(session)
  await photographTables(session)
  await photographLookingBack(session)
  console.log(`${session.size}: all but online play`)
}

const album = new Album(new URL('../docs/screens/', import.meta.url), process.argv.slice(2))
const app = await startApp(withServer)
const browser = await launchChromium()
try {
  const sessions = SIZES.map(size => ({ browser, url: app.url, size, album }))
  // Side by side, as a page mostly waits to come to rest. The server's seats are the same for all: one size after the other.
  await Promise.all(sessions.map(photographAlone))
  for (const session of sessions) await photographOnline(session)
  await album.writeSheets(browser)
} finally {
  await browser.close()
  await app.close()
  album.writeIndex()
  for (const flaw of album.flaws) console.error(flaw)
}
console.log(`${album.count} pictures, ${(album.bytes / 1e6).toFixed(1)} MB, ${album.flaws.length} flaws.`)
if (album.flaws.length > 0) process.exitCode = 1
