/** What whoever starts a server decides. */
import type { HostGame, Thinking } from '@bivouac/host/core'
import type { FastifyInstance } from 'fastify'
import type { TrustedProxies } from './wire/address.ts'
import type { Limits } from './wire/limits.ts'

export interface ServerOptions {
  readonly app: FastifyInstance
  /** The data folder; of no use where `database` is given. */
  readonly folder: string
  /** The address of a PostgreSQL database that several servers share, and of the NATS server over which they tell each other. */
  readonly database?: string | undefined
  readonly nats?: string | undefined
  /** The program of the thread that writes, where it does not lie beside the rest of the server's: in a bundle. */
  readonly writer?: URL
  readonly games: readonly HostGame[]
  readonly thinking: Thinking
  /** The addresses of pages that may speak here; empty for those of this server only. */
  readonly origins?: readonly string[]
  /** Proxies in front of the server that tell where a request comes from; none unless it is said. */
  readonly trustProxy?: TrustedProxies | undefined
  readonly limits?: Partial<Limits>
  readonly build?: string
  /** Milliseconds since 1970, instead of the machine's clock or the database's. It may jump; the server's time never goes back. */
  readonly clock?: () => number
  /** How long an answer is held back that must not tell anything by its time, in milliseconds. */
  readonly answerMs?: number
  /** How time is waited for: tests hold it. */
  wait?(ms: number): Promise<void>
  readonly beatMs?: number
  /** How often games leave memory that nobody looks at. */
  readonly sweepMs?: number
  /** How often the games in memory are compared with the database, in milliseconds. */
  readonly compareMs?: number
  /** A silence of the server itself that is longer was an outage: no clock counts it. In milliseconds. */
  readonly gapMs?: number
  /** Whether the process is this server's alone: then its memory and processor time are told with the metrics. */
  readonly isOwnProcess?: boolean
  /** What whoever runs the server should know. Never a secret, a name or a token. */
  log?(event: string, about: Readonly<Record<string, string | number>>): void
}
