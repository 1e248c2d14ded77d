/** What is asked over plain HTTP: who I am, single requests for those who hold no line open, and how the server is. */
import type { IncomingMessage } from 'node:http'
import { FRAME_BYTES_MOST } from '@bivouac/protocol/online'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Metrics } from '../metrics/metrics.ts'
import type { Guest, Guests } from '../people/guests.ts'
import { buckets, type Limits } from './limits.ts'
import { type OpenLine, TOO_MUCH, type Wire } from './line.ts'
import { type Asked, lingering } from './lingering.ts'
import { cookieFor, guestIn, isOwnOrigin } from './session.ts'

interface RouteOptions {
  readonly guests: Guests
  readonly limits: Limits
  readonly origins: readonly string[]
  clock(): number
  /** A name that may be shown, or undefined. */
  readonly named: v.GenericSchema<unknown, string>
  /** A line for one request, of somebody who need not say hello again. */
  open(guest: Guest, wire: Wire): OpenLine
  /** What is in the way of playing here; undefined if everything works that a player needs. */
  unready(): 'draining' | 'database' | undefined
  addressOf(request: IncomingMessage): string
  readonly metrics: Pick<Metrics, 'refused'>
  /** Something went wrong that is our own fault. */
  fault(error: unknown, route: string, request: string): void
}

/** How a message begins that is no problem and no news. */
const ANSWER = /^{"ask":\d+,"answer":/
const problem = (code: string, text: string) => ({ problem: { code, text } })
const NOBODY = problem('no-guest', "Nobody knows you here: ask 'POST /api/guest' first.")
const STRANGER = problem('wrong-origin', 'Another site cannot speak in your name.')
const CANNOT_LOOK = 'The server cannot look that up just now. Nothing is lost: try again in a moment.'
const TOO_MANY = problem('too-fast', 'Too many at once from your address: wait a minute, then try again.')

/** Gives back how to end what is kept between requests. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): () => void {
  const { guests, limits, origins, clock, named, open, unready, addressOf, metrics } = options
  const mayWelcome = buckets(limits.guests)
  const mayAsk = buckets(limits.messages)
  const looking = lingering(limits.socketsOfGuest)

  const refuse = (reply: FastifyReply, status: number, why: object) => reply.code(status).send(why)
  const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
    protocol === 'https' || headers['x-forwarded-proto'] === 'https'

  async function turnedAway({ id }: Guest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const text = await guests.banned(id)
    return text === undefined ? undefined : refuse(reply, 403, { problem: { code: 'banned', text } })
  }

  app.post('/api/guest', { bodyLimit: 1024 }, async (request, reply) => {
    if (!isOwnOrigin(request.headers, origins)) return refuse(reply, 403, STRANGER)
    const known = await guestIn(guests, request.headers)
    if (known !== undefined) return (await turnedAway(known, reply)) ?? known
    if (!mayWelcome(addressOf(request.raw), clock())) {
      metrics.refused('guests')
      return refuse(reply, 429, TOO_MANY)
    }
    const wanted = v.safeParse(v.object({ name: v.optional(named) }), request.body ?? {})
    if (!wanted.success)
      return refuse(reply, 400, problem('bad-name', 'A name has 1 to 24 letters that can be shown.'))
    const made = await guests.welcome(wanted.output.name, clock())
    if (made === undefined)
      return refuse(
        reply,
        503,
        problem('storage-failed', 'You cannot be remembered just now: try again later.'),
      )
    reply.header('Set-Cookie', cookieFor(made.token, isSecure(request)))
    return { ...made.guest, token: made.token }
  })

  app.post('/api/ask', { bodyLimit: FRAME_BYTES_MOST }, async (request, reply) => {
    if (!isOwnOrigin(request.headers, origins)) return refuse(reply, 403, STRANGER)
    const guest = await guestIn(guests, request.headers)
    if (guest === undefined) return refuse(reply, 401, NOBODY)
    const away = await turnedAway(guest, reply)
    if (away !== undefined) return away
    if (!mayAsk(guest.id, clock())) {
      metrics.refused('requests')
      return refuse(reply, 429, { problem: TOO_MUCH })
    }
    const said: string[] = []
    let isAnswered = false
    const line = open(guest, { send: text => void (isAnswered || said.push(text)), cut: () => {} })
    await line.receive(JSON.stringify(request.body ?? null))
    isAnswered = true
    if (ANSWER.test(said.at(-1) ?? '')) looking.answered(guest, Object(request.body) as Asked, line)
    else line.close()
    return reply.type('application/json; charset=utf-8').send(`[${said.join(',')}]`)
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const why = unready()
    return reply
      .code(why === undefined ? 200 : 503)
      .send(why === undefined ? { ready: true } : { ready: false, why })
  })

  // What exactly went wrong is for whoever runs the server: it may name machines.
  app.setErrorHandler((error: FastifyError, { id, routeOptions: { url = '' } }, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return refuse(reply, statusCode, problem('bad-message', error.message))
    options.fault(error, url, id)
    return refuse(reply, 503, { problem: { code: 'server-failed', text: CANNOT_LOOK, where: id } })
  })

  return looking.close
}
