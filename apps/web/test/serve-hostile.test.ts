/** Requests that no browser sends: each is answered or refused, and none ends the server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { METHODS } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFolder } from './built-folder.ts'
import { bytesSent } from './raw-requests.ts'

const ALONE = fileURLToPath(new URL('./serve-alone.ts', import.meta.url))
const TEXT = '0123456789'.repeat(200)
/** How long the server waits for a peer that says nothing more. */
const PATIENCE_MS = 400

let folder: string
let server: ChildProcess
let port: number
beforeAll(async () => {
  folder = await builtFolder({
    'ten.txt': TEXT,
    'gone.txt': TEXT,
    '.secret': 'hidden',
    'assets/page-a1b2.js': TEXT,
  })
  server = spawn(process.execPath, [ALONE, folder, String(PATIENCE_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.setEncoding('utf8').once('data', resolve)
    server.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
  port = Number(new URL(url).port)
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

interface Heard {
  readonly socket: Socket
  /** All that came until the connection was closed. */
  readonly whole: Promise<string>
}

function dial(): Heard {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  // A connection that is cut is an answer too.
  socket.on('error', () => {})
  const whole = new Promise<string>(resolve =>
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1'))),
  )
  return { socket, whole }
}

/** Sends these bytes, and gives what came back before the server hung up. */
function raw(bytes: string | Buffer): Promise<string> {
  const { socket, whole } = dial()
  socket.write(bytes)
  return whole
}

const ask = (line: string, ...headers: string[]): Promise<string> =>
  raw([`${line} HTTP/1.1`, 'Host: here', 'Connection: close', ...headers, '', ''].join('\r\n'))

const status = (answer: string): number => Number(answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1])
const body = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4)
const header = (answer: string, name: string): string | undefined =>
  answer.match(new RegExp(`^${name}: (.*)\r$`, 'im'))?.[1]

async function stillServes(): Promise<void> {
  expect(server.exitCode, 'the server has ended').toBeNull()
  expect(status(await ask('GET /'))).toBe(200)
}

test.each([
  'bytes=5-2',
  'bytes=0-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=-99999999999999999999',
  'bytes=-5',
  'bytes=-0',
  'bytes=',
  'bytes=a-b',
  'bytes=0-0,2-3',
  'lines=1-2',
])('a range of %s is ignored: the whole file comes', async range => {
  const answer = await ask('GET /ten.txt', `Range: ${range}`)
  expect(status(answer)).toBe(200)
  expect(header(answer, 'Accept-Ranges')).not.toBe('bytes')
  expect(body(answer)).toBe(TEXT)
  await stillServes()
})

test('a file that has gone since the server began is not there, and ends nothing', async () => {
  expect(status(await ask('GET /gone.txt'))).toBe(200)
  for (const end of ['', '.br', '.gz']) rmSync(join(folder, `gone.txt${end}`), { force: true })
  expect(status(await ask('GET /gone.txt'))).toBe(404)
  expect(status(await ask('GET /gone.txt', 'Accept-Encoding: br, gzip'))).toBe(404)
  await stillServes()
})

test('every verb but GET and HEAD gets 405, with the two that are allowed', async () => {
  for (const method of METHODS.filter(m => m !== 'GET' && m !== 'HEAD'))
    for (const path of ['/', '/ten.txt', '/nothing-there']) {
      const answer = await ask(`${method} ${path}`, 'Content-Type: text/x-any', 'Content-Length: 0')
      expect([method, path, status(answer), header(answer, 'Allow')]).toEqual([
        method,
        path,
        405,
        'GET, HEAD',
      ])
    }
  await stillServes()
})

test('HEAD is GET without the body', async () => {
  const answer = await ask('HEAD /ten.txt')
  expect(status(answer)).toBe(200)
  expect(header(answer, 'Content-Length')).toBe(String(TEXT.length))
  expect(body(answer)).toBe('')
})

test.each([
  '/.secret',
  '/assets',
  '/assets/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%',
  '/%ff',
  '/%00',
  '//',
  '/\\..\\',
])('the path %s opens nothing', async path => {
  const answer = await ask(`GET ${path}`)
  expect([400, 403, 404]).toContain(status(answer))
  expect(answer).not.toContain('hidden')
  await stillServes()
})

test.each([
  ['nothing at all', ''],
  ['half a line', 'GET / HT'],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: here\r\nRan'],
  ['half of its body', 'GET / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nabc'],
  ['one request and no goodbye', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'],
])('a peer that sends %s and falls silent is hung up on', async (_, bytes) => {
  const { socket, whole } = dial()
  socket.write(bytes)
  // It closes, or this test runs out of time: nothing on our side does.
  await whole
  await stillServes()
})

test('no bytes that anybody sends end the server', async () => {
  /** Hangs up at once, or when the answer begins. */
  const send = ([bytes, atOnce]: readonly [Buffer, boolean]): Promise<string> => {
    const { socket, whole } = dial()
    socket.write(bytes)
    if (atOnce) socket.end()
    else socket.once('data', () => socket.end())
    return whole
  }
  const strangers = fc.array(fc.tuple(bytesSent, fc.boolean()), { minLength: 100, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(strangers, async all => {
      await Promise.all(all.map(send))
      await stillServes()
    }),
    { numRuns: 30, endOnFailure: true },
  )
})
