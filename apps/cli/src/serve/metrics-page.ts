/** The page of metrics, at an address of its own: nobody who can open the games can open it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Place } from './values.ts'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export interface MetricsPage {
  readonly url: string
  close(): Promise<void>
}

/** Rejects with the system's error, EADDRINUSE for one. */
export async function openMetricsPage(
  { host, port }: Place,
  metrics: () => Promise<string>,
): Promise<MetricsPage> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end('The metrics are at /metrics.\n')
    metrics().then(
      text => response.writeHead(200, { 'Content-Type': TYPE }).end(text),
      () => response.writeHead(500).end('The metrics cannot be told just now.\n'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
