/** Serves a build of the web app. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { cachingOf, SAFETY } from './headers.ts'

export interface ServeOptions {
  readonly folder: string
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
}

export interface Serving {
  readonly url: string
  close(): Promise<void>
}

/** Resolves when it listens; rejects with the system's error, EADDRINUSE for one. */
export function serveFolder({ folder, host, port }: ServeOptions): Promise<Serving> {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cachingOf(pathname)),
  })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value)
    files(request, response, () => {
      response.statusCode = 404
      response.end('There is nothing here.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve({
        url: addressOf(host, (server.address() as AddressInfo).port),
        close: () =>
          new Promise(done => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

const EVERYWHERE = ['0.0.0.0', '::']

/** An address that a browser on this machine can open. */
function addressOf(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}
