/** What a remote host needs of the world around it: a wire, a place to keep things, and a sign that the world is back. */
import type { GameId } from '@bivouac/protocol'

/** As much of a WebSocket as is needed: a browser's, Node's own and that of `ws` all have it. */
export interface RemoteSocket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** Keeps texts by name, at best across a reload. Nothing throws; what cannot be kept is forgotten with the page. */
export interface Keep {
  all(): readonly (readonly [key: string, text: string])[]
  get(key: string): string | undefined
  put(key: string, text: string): void
  drop(key: string): void
}

/** Times in milliseconds. */
export interface Pace {
  /** Before the second attempt; each further one waits twice as long as the one before, up to `retryMost`. */
  readonly retry: number
  readonly retryMost: number
  /** A line that says nothing for so long is asked for a sign of life. */
  readonly idle: number
  /** How long an answer to that, or a new line, may take. */
  readonly silence: number
  /** How long a question that is not kept waits for an answer. */
  readonly patience: number
  /** Over single requests: how long until it is asked again what is new, at most while nothing is, and until a socket is tried again. */
  readonly round: number
  readonly roundMost: number
  readonly again: number
}

export interface RemotePorts {
  /** Makes sure that the server knows us: a new guest, or the same again. Before a first line, and after one that failed. */
  enter(): Promise<unknown>
  /** `game`: what the line is for, if that is known; whoever deals lines out to several servers may bring both its players to one. */
  open(game?: GameId): RemoteSocket
  /** One message as a request of its own, and the list that answers it: for where no socket gets through. */
  post?(text: string): Promise<string>
  readonly keep: Keep
  /** Calls whenever a line may be possible again: the network is back, the page is looked at. Gives back how to stop. */
  onWake?(listener: () => void): () => void
  readonly build?: string
  readonly pace?: Partial<Pace>
}

export const PACE: Pace = {
  retry: 500,
  retryMost: 15_000,
  idle: 10_000,
  silence: 8_000,
  patience: 30_000,
  round: 3000,
  roundMost: 12_000,
  again: 180_000,
}

/** For where nothing outlives the program. */
export function memoryKeep(): Keep {
  const texts = new Map<string, string>()
  return {
    all: () => [...texts],
    get: key => texts.get(key),
    put: (key, text) => void texts.set(key, text),
    drop: key => void texts.delete(key),
  }
}
