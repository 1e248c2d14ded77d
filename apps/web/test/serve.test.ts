import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Serving, serveFolder } from '../serve/serve.ts'
import { builtFolder } from './built-folder.ts'

const SCRIPT = 'console.log("hello");'.repeat(100)

let folder: string
let serving: Serving
beforeAll(async () => {
  folder = await builtFolder({ 'service-worker.js': SCRIPT, 'assets/page-a1b2.js': SCRIPT })
  serving = await serveFolder({ folder, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, encoding = 'identity') =>
  fetch(serving.url + path, { headers: { 'Accept-Encoding': encoding } })

test.each(['', 'service-worker.js', 'assets/page-a1b2.js', 'nothing-there', '%'])(
  '/%s is answered safely',
  async path => {
    const { headers } = await ask(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  },
)

test.each([
  ['', 'no-cache'],
  ['service-worker.js', 'no-cache'],
  ['assets/page-a1b2.js', 'public, max-age=31536000, immutable'],
])('/%s may be kept: %s', async (path, caching) => {
  expect((await ask(path)).headers.get('Cache-Control')).toBe(caching)
})

test.each(['br', 'gzip'])('a browser that takes %s gets it', async encoding => {
  const answer = await ask('assets/page-a1b2.js', encoding)
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  expect(await answer.text()).toBe(SCRIPT)
})

test('what is not there is a plain 404, and nothing outside the folder is there', async () => {
  expect((await ask('nothing-there')).status).toBe(404)
  expect((await ask('..%2f..%2fetc%2fpasswd')).status).toBe(404)
})

test('a taken port is told with the system’s own code', async () => {
  const port = Number(new URL(serving.url).port)
  await expect(serveFolder({ folder, host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
