/** What is asked over plain HTTP: who I am, single requests for those who hold no line open, and how the server is. */
import { FRAME_BYTES_MOST, type FromServer } from '@bivouac/protocol/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Guest, Guests } from '../people/guests.ts'
import { buckets, type Limits } from './limits.ts'
import type { OpenLine, Wire } from './line.ts'
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
  /** Whether everything works that a player needs. */
  isReady(): boolean
}

const problem = (code: string, text: string) => ({ problem: { code, text } })
const NOBODY = problem('no-guest', "Nobody knows you here: ask 'POST /api/guest' first.")
const STRANGER = problem('wrong-origin', 'Another site cannot speak in your name.')
const TOO_MANY = problem('too-fast', 'Too many at once from your address: wait a minute, then try again.')

export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { guests, limits, origins, clock, named, open, isReady } = options
  const mayWelcome = buckets(limits.guests)
  const mayAsk = buckets(limits.messages)

  const refuse = (reply: FastifyReply, status: number, why: object) => reply.code(status).send(why)
  const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
    protocol === 'https' || headers['x-forwarded-proto'] === 'https'

  app.post('/api/guest', { bodyLimit: 1024 }, async (request, reply) => {
    if (!isOwnOrigin(request.headers, origins)) return refuse(reply, 403, STRANGER)
    const known = guestIn(guests, request.headers)
    if (known !== undefined) return known
    if (!mayWelcome(request.ip, clock())) return refuse(reply, 429, TOO_MANY)
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
    const guest = guestIn(guests, request.headers)
    if (guest === undefined) return refuse(reply, 401, NOBODY)
    if (!mayAsk(guest.id, clock())) return refuse(reply, 429, TOO_MANY)
    const said: FromServer[] = []
    const line = open(guest, { send: message => void said.push(message), cut: () => {} })
    await line.receive(JSON.stringify(request.body ?? null))
    line.close()
    return said
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ready = isReady()
    return reply.code(ready ? 200 : 503).send({ ready })
  })
}
