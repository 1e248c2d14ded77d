/** The verb `serve` as a user has it: the built app at an address, until Ctrl-C. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bivouac } from './bivouac.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Runs `bivouac serve`, lets `visit` use what it printed, stops it with Ctrl-C, and gives the exit code. */
async function serving(
  args: readonly string[],
  visit: (out: string) => Promise<void>,
): Promise<number | null> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  try {
    const out = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout.setEncoding('utf8').on('data', more => {
        text += more
        if (/http:.*\n/.test(text)) resolve(text)
      })
      void ended.then(code => reject(new Error(`It ended with ${code}: ${text}`)))
    })
    await visit(out)
  } finally {
    child.kill('SIGINT')
  }
  return ended
}

test('it tells its address, serves the app there, and Ctrl-C stops it', async () => {
  const code = await serving([], async out => {
    const [, url] =
      out.match(/^Bivouac is ready: open (http:\S+) in your browser\. Ctrl-C stops it\.\n$/) ?? []
    const answer = await fetch(url)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('<title>Bivouac</title>')
    const [, script] = html.match(/ data-app="\.\/(assets\/\S+\.js)/) ?? []
    const asset = await fetch(url + script)
    expect(asset.status).toBe(200)
    expect(asset.headers.get('Cache-Control')).toContain('immutable')
    expect((await fetch(`${url}service-worker.js`)).headers.get('Cache-Control')).toBe('no-cache')
  })
  expect(code).toBe(0)
})

test('--json tells the address as JSON, and --no-build serves what was built last', async () => {
  const code = await serving(['--no-build', '--json'], async out => {
    const { url } = JSON.parse(out) as { url: string }
    expect((await fetch(`${url}manifest.webmanifest`)).status).toBe(200)
  })
  expect(code).toBe(0)
})

test('--web serves a build from a folder, and refuses one without', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { code, err } = await bivouac(['serve', '--web', folder])
  expect(code).toBe(2)
  expect(err).toContain(
    `There is no build of the web app in '${folder}': make one with 'npm run release -- build`,
  )
  writeFileSync(join(folder, 'index.html'), 'the other build')
  await serving(['--web', folder, '--json', '--no-online'], async out => {
    const { url } = JSON.parse(out) as { url: string }
    expect(await (await fetch(url)).text()).toBe('the other build')
  })
})

test('a taken port is told with the way out', async () => {
  const other = createServer()
  const port = await new Promise<number>(resolve =>
    other.listen(0, 'localhost', () => resolve((other.address() as { port: number }).port)),
  )
  try {
    const { code, out, err } = await bivouac(['serve', '--no-build', '--port', String(port)])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(
      `bivouac: Port ${port} is taken by another program. Stop that one, or choose another port: 'bivouac serve --port ${port + 1}'.\n`,
    )
  } finally {
    other.close()
  }
})

test('an address that this machine does not have is told', async () => {
  const { code, err } = await bivouac(['serve', '--no-build', '--host', '203.0.113.1'])
  expect(code).toBe(2)
  expect(err).toBe("bivouac: This machine has no address '203.0.113.1': try 'localhost' or '0.0.0.0'.\n")
})
