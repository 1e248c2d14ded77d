/** A site of two files with the app's own service worker, in as many versions as a test wants. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from '../build/alone.ts'
import { type Serving, serveFolder } from '../serve/serve.ts'

const WORKER = new URL('../src/service-worker/service-worker.ts', import.meta.url)
const PAGE = new URL('small-site-page.ts', import.meta.url)

export interface SmallSite {
  readonly url: string
  /** Puts another version in place of what is served now; a broken one lists a file that is not there. */
  publish(version: string, broken?: boolean): Promise<void>
  /** No network any more. */
  goDown(): Promise<void>
  remove(): Promise<void>
}

export async function smallSite(version: string): Promise<SmallSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-site-'))
  await write(folder, version)
  let serving: Serving | undefined = await serveFolder({ folder, host: '127.0.0.1', port: 0 })
  const { url } = serving
  const goDown = async () => {
    await serving?.close()
    serving = undefined
  }
  return {
    url,
    async publish(next, broken) {
      await goDown()
      await write(folder, next, broken)
      serving = await serveFolder({ folder, host: '127.0.0.1', port: Number(new URL(url).port) })
    },
    goDown,
    async remove() {
      await goDown()
      rmSync(folder, { recursive: true })
    },
  }
}

async function write(folder: string, version: string, broken = false): Promise<void> {
  const script = `assets/page-${version}.js`
  const files = ['index.html', script, ...(broken ? ['assets/gone.js'] : [])]
  rmSync(join(folder, 'assets'), { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, script), await alone(PAGE, { VERSION: version }))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>…</title><button id="reload" hidden>Reload</button><script src="./${script}"></script></html>`,
  )
  writeFileSync(join(folder, 'service-worker.js'), await alone(WORKER, { VERSION: version, FILES: files }))
}
