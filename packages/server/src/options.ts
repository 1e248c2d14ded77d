/** What whoever starts a server decides. */
import type { HostGame, Thinking } from '@bivouac/host/core'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './wire/limits.ts'

export interface ServerOptions {
  readonly app: FastifyInstance
  /** The data folder. */
  readonly folder: string
  /** The program of the thread that writes, where it does not lie beside the rest of the server's: in a bundle. */
  readonly writer?: URL
  readonly games: readonly HostGame[]
  readonly thinking: Thinking
  /** The addresses of pages that may speak here; empty for those of this server only. */
  readonly origins?: readonly string[]
  readonly limits?: Partial<Limits>
  readonly build?: string
  /** Milliseconds since 1970. It may jump; the server's time never goes back. */
  readonly clock?: () => number
  /** How long an answer is held back that must not tell anything by its time, in milliseconds. */
  readonly answerMs?: number
  /** How time is waited for: tests hold it. */
  wait?(ms: number): Promise<void>
  readonly beatMs?: number
  /** How often games leave memory that nobody looks at. */
  readonly sweepMs?: number
  /** A silence of the server itself that is longer was an outage: no clock counts it. In milliseconds. */
  readonly gapMs?: number
  /** What whoever runs the server should know. Never a secret, a name or a token. */
  log?(event: string, about: Readonly<Record<string, string | number>>): void
}
