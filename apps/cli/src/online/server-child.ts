/** A server as a process of its own, for the tools that load, torment and kill it. It reports about itself when asked. */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify from 'fastify'
import { botThreads } from '../serve/bot-threads.ts'
import { startOnlineServer } from '../serve/online-server.ts'
import type { ChildOptions, ChildReport, FiguresWanted } from './server-process.ts'

const {
  folder,
  port,
  writer,
  bots,
  database,
  nats,
  host = '127.0.0.1',
} = JSON.parse(process.argv[2]) as ChildOptions

/** Tools come from one address, in crowds, and do not think before they move. */
const PLENTY = { burst: 1e9, perSecond: 1e9 }

const COLLECTIONS = 6

/** What went wrong inside and was answered all the same. */
let faults = 0

/** How exactly delays of the loop are measured, in milliseconds. */
const RESOLUTION_MS = 1
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()

/** How long the loop was held up in all but so many of a hundred looks, since it was last asked. */
const delayMs = (percentile: number): number =>
  Math.max(0, delays.percentile(percentile) / 1e6 - RESOLUTION_MS)

const noBots = (): Promise<never> => Promise.reject(new Error('no bot thinks here'))
const app = fastify({ logger: false })
const server = await startOnlineServer({
  app,
  folder,
  database,
  nats,
  ...(writer === undefined ? {} : { writer: new URL(writer) }),
  thinking:
    bots === undefined ? { choose: noBots, hint: noBots, forget() {} } : botThreads(new URL(bots)).think(),
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
  // Whoever asks what a game at rest costs need not wait for it to come to rest.
  sweepMs: 1000,
  log(event, about) {
    faults++
    // Among several it is their very purpose that things go wrong.
    if (database === undefined) process.stderr.write(`${event} ${JSON.stringify(about)}\n`)
  },
})
await app.listen({ host, port })

const send = (report: ChildReport): void => void process.send?.(report)

async function end(): Promise<void> {
  await server.close()
  await app.close()
  process.exit()
}

process.on('message', ({ isUndisturbed, isOver }: FiguresWanted) => {
  if (isOver) return void end()
  // Code that has not run for some collections is let go only then.
  for (let i = 0; i < COLLECTIONS && isUndisturbed !== true; i++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  send({
    bytes: heapUsed + external,
    faults,
    commitMs: [...server.commitMs],
    rooms: server.rooms(),
    cpuMs: (user + system) / 1000,
    loopDelayMs: { p50: delayMs(50), p99: delayMs(99) },
  })
  delays.reset()
})
// Whoever started it is gone: so is its purpose.
process.on('disconnect', () => process.exit())

// Killed, it would keep nothing of what it has compiled.
flushCompileCache()
send({ port: (app.server.address() as AddressInfo).port })
