/**
 * The ways to a server: a socket, or single requests where no socket gets through though requests do. A server that is down answers
 * neither, and is no reason to change.
 */
import type { GameId } from '@bivouac/protocol'
import type { RemotePorts, RemoteSocket } from './ports.ts'
import { postedSocket } from './posted-socket.ts'

/** One proxy in a bad moment is no wall. */
const TRIES = 3

interface Ways {
  /** The next line, by the way that is best by all we know. */
  next(game: GameId | undefined): { readonly socket: RemoteSocket; readonly isSlow: boolean }
  /** A line has ended, or never stood. `isUnheard`: the server had let us in just before, and nothing came over its line. */
  failed(end: { readonly isSlow: boolean; readonly isUnheard: boolean }): void
}

export function newWays({ open, post }: Pick<RemotePorts, 'open' | 'post'>, silence: number): Ways {
  let unheard = 0
  return {
    next(game) {
      const isSlow = post !== undefined && unheard >= TRIES
      return { socket: isSlow ? postedSocket(post, silence) : open(game), isSlow }
    },
    failed({ isSlow, isUnheard }) {
      // After single requests one attempt tells whether sockets get through by now.
      if (isSlow) unheard = TRIES - 1
      else unheard = isUnheard ? unheard + 1 : 0
    },
  }
}
