/** What the browser fetches to show a table for the first time. */
import type { Browser, CDPSession } from 'playwright-core'
import { type Setup, startGame } from './starting.ts'
import { openWindow } from './window.ts'

export interface Sizes {
  /** Bytes as sent, brotli, of all scripts that the page itself loads. */
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly fontBytes: number
  /** Scripts of the host's worker, which loads beside the page. */
  readonly workerBytes: number
}

interface Sent {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

/** Opens a table, then loads that address afresh, with nothing cached, and adds up what was sent. */
export async function tableSizes(browser: Browser, url: string, setup: Setup): Promise<Sizes> {
  const window = await openWindow(browser, url)
  try {
    const { page, context } = window
    await page.goto('./')
    await startGame(page, setup)
    const session = await context.newCDPSession(page)
    const sent = await listen(session)
    await page.reload()
    await page.locator('[data-seq]').waitFor()
    await page.waitForLoadState('networkidle')
    const sum = (type: string) =>
      sent.filter(one => one.type === type).reduce((bytes, one) => bytes + one.bytes, 0)
    return {
      scriptBytes: sum('Script'),
      styleBytes: sum('Stylesheet'),
      fontBytes: sum('Font'),
      workerBytes: await workerBytes(
        url,
        page.workers().map(worker => worker.url()),
      ),
    }
  } finally {
    await window.close()
  }
}

/** The page's own session does not hear what its workers load. */
async function listen(session: CDPSession): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const types = new Map<string, { url: string; type: string }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, { url: response.url, type }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId)
    if (known) sent.push({ ...known, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return sent
}

async function workerBytes(url: string, scripts: readonly string[]): Promise<number> {
  const own = [...new Set(scripts)].filter(script => script.startsWith(url))
  const sizes = await Promise.all(
    own.map(async script => {
      const answer = await fetch(script, { headers: { 'Accept-Encoding': 'br' }, method: 'HEAD' })
      return Number(answer.headers.get('Content-Length') ?? 0)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
