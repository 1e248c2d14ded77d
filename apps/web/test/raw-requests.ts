/** What strangers send to a server: nearly requests, and plain noise. */
import { METHODS } from 'node:http'
import fc from 'fast-check'

const noise = (maxLength: number) => fc.string({ unit: 'binary', maxLength })

const STEPS = ['/', 'ten.txt', 'assets', 'page-a1b2.js', '..', '.', '%2e', '%2f', '%', '%zz', '%00']
const ODD = ['?', '#', ':', '*', '\\', 'http://here', 'a'.repeat(2000)]
const path = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...STEPS, ...ODD) }, noise(12)), { maxLength: 6 })
  .map(pieces => `/${pieces.join('')}`)

const bound = fc.oneof(
  fc.constantFrom('', '-', '0', '1', '1999', '2000', '9'.repeat(30), '-1', 'x'),
  fc.nat().map(String),
)
const header = fc.oneof(
  fc.tuple(bound, bound).map(([from, to]) => `Range: bytes=${from}-${to}`),
  fc.constantFrom('br', 'gzip;q=0', ',,;').map(kind => `Accept-Encoding: ${kind}`),
  fc.constantFrom('If-None-Match: *', 'If-Match: "x"', 'If-Range: x', 'If-Modified-Since: never'),
  fc.constantFrom('Expect: 100-continue', 'Expect: a miracle', 'Upgrade: websocket', 'Connection: upgrade'),
  fc.constantFrom('5', '99999999999', '-1').map(length => `Content-Length: ${length}`),
  fc.constantFrom('Transfer-Encoding: chunked', 'Content-Type: application/json', 'Connection: keep-alive'),
  fc.constantFrom('Host:', 'Host: a\r\nHost: b', `Cookie: ${'c'.repeat(9000)}`),
  noise(20),
)

const request = fc
  .record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant('GET') },
      fc.constantFrom(...METHODS, 'NONSENSE', ''),
    ),
    path,
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
      fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    ),
    headers: fc.array(header, { maxLength: 5 }),
    rest: noise(30),
  })
  .map(({ method, path, version, headers, rest }) =>
    Buffer.from([`${method} ${path} ${version}`, 'Host: here', ...headers, '', rest].join('\r\n')),
  )

/** One connection's worth of bytes. */
export const bytesSent = fc.oneof(
  { weight: 9, arbitrary: request },
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
)
