/** A server as a process of its own, for the tools that load, torment and kill it. It reports about itself when asked. */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { startOnlineServer } from '../serve/online-server.ts'
import type { ChildOptions, ChildReport } from './server-process.ts'

const { folder, port, writer } = JSON.parse(process.argv[2]) as ChildOptions

/** Tools come from one address, in crowds, and do not think before they move. */
const PLENTY = { burst: 1e9, perSecond: 1e9 }

const COLLECTIONS = 6

/** What went wrong inside and was answered all the same. */
let faults = 0

const noBots = (): Promise<never> => Promise.reject(new Error('no bot thinks here'))
const app = fastify({ logger: false })
const server = await startOnlineServer({
  app,
  folder,
  ...(writer === undefined ? {} : { writer: new URL(writer) }),
  thinking: { choose: noBots, hint: noBots, forget() {} },
  limits: {
    messages: PLENTY,
    guests: PLENTY,
    games: PLENTY,
    chat: PLENTY,
    socketsOfGuest: 1e6,
    socketsOfAddress: 1e6,
    sockets: 1e6,
  },
  answerMs: 0,
  log(event, about) {
    faults++
    process.stderr.write(`${event} ${JSON.stringify(about)}\n`)
  },
})
await app.listen({ host: '127.0.0.1', port })

const send = (report: ChildReport): void => void process.send?.(report)

process.on('message', () => {
  // Code that has not run for some collections is let go only then.
  for (let i = 0; i < COLLECTIONS; i++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  send({ bytes: heapUsed + external, faults, commitMs: [...server.commitMs], rooms: server.rooms() })
})
// Whoever started it is gone: so is its purpose.
process.on('disconnect', () => process.exit())

// Killed, it would keep nothing of what it has compiled.
flushCompileCache()
send({ port: (app.server.address() as AddressInfo).port })
