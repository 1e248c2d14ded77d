/** Serves a build of the web app, to browsers and to whoever else comes: nothing that is sent may end it. */
import type { AddressInfo, Socket } from 'node:net'
import staticFiles from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { cachingOf, SAFETY } from './headers.ts'

export interface ServeOptions {
  readonly folder: string
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** How long a peer may fall silent before the connection is closed. */
  readonly patienceMs?: number
  /** Puts more than files on this server, under `/api`; called before it listens. Gives back how to end that. */
  readonly mount?: ((app: FastifyInstance) => Promise<() => Promise<void>>) | undefined
}

export interface Serving {
  readonly url: string
  close(): Promise<void>
}

const PATIENCE_MS = 20_000

/** Resolves when it listens; rejects with the system's error, EADDRINUSE for one. */
export async function serveFolder(options: ServeOptions): Promise<Serving> {
  const { folder, host, port, patienceMs = PATIENCE_MS, mount } = options
  const app = patient(patienceMs)
  readingOnly(app)
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // Nothing here is worth reading in parts, and the plugin refuses a suffix that is longer than the file.
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cachingOf(path.slice(folder.length)))
    },
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is nothing here.'))
  const unmount = await mount?.(app)
  try {
    await app.listen({ port, host })
  } catch (error) {
    await unmount?.()
    throw error
  }
  return {
    url: addressOf(host, (app.server.address() as AddressInfo).port),
    async close() {
      // Players first: they are told, and what they did is kept, before their connections are closed.
      await unmount?.()
      await app.close()
    },
  }
}

/** A server that waits so long for a request to begin, to end, and for its answer to be read. */
const patient = (ms: number): FastifyInstance =>
  fastify({
    connectionTimeout: ms,
    requestTimeout: ms,
    keepAliveTimeout: ms,
    http: { headersTimeout: ms, connectionsCheckingInterval: Math.min(ms, 1000) },
    forceCloseConnections: true,
    // An address that cannot be decoded never gets as far as the hooks.
    frameworkErrors: (_, __, reply: unknown) =>
      (reply as FastifyReply).headers(SAFETY).code(400).type('text/plain').send('This is no address.'),
  })

const READING = ['GET', 'HEAD']
const ALLOW = READING.join(', ')

/** Every answer carries the headers of safety, and whoever wants more than to read is refused before a body is looked at. */
function readingOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    reply.headers(SAFETY)
    if (READING.includes(method) || (method === 'POST' && url.startsWith('/api/'))) return
    return reply.code(405).header('Allow', ALLOW).type('text/plain').send('Files can only be read here.')
  })
  // A tunnel never becomes a request that hooks could see.
  app.server.on('connect', (_, socket: Socket) => {
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\n\r\n`)
  })
}

const EVERYWHERE = ['0.0.0.0', '::']

/** An address that a browser on this machine can open. */
function addressOf(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}
