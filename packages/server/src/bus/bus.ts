/**
 * What servers that share a database tell each other. Hints only: a hint that is lost costs seconds (see `following.ts`), and nothing
 * in one is believed before it has been read from the database.
 */
import type { HostGame, Thinking } from '@bivouac/host/core'

export type Hint =
  /** A game has gone on, and has this revision now. */
  | { readonly hint: 'game'; readonly game: string; readonly revision: number }
  /** Something around a game has changed: offers, pauses, who sits there. */
  | { readonly hint: 'table'; readonly game: string }
  /** One of its two players has said something. */
  | { readonly hint: 'chat'; readonly game: string; readonly number: number }
  /** The lists of these guests' games have changed. */
  | { readonly hint: 'games'; readonly guests: readonly string[] }
  /** A guest is to open the bytes he swore to. */
  | { readonly hint: 'reveal'; readonly game: string; readonly guest: string }
  /** Which players have a screen at their tables on this server, as bits by game: all of them, now and then. */
  | {
      readonly hint: 'here'
      readonly node: string
      readonly games: readonly (readonly [game: string, seats: number])[]
      /** Nothing but what has changed. */
      readonly isPart: boolean
    }

export interface Bus {
  tell(hint: Hint): void
  /** Hears what others tell, never itself. */
  onHint(listener: (hint: Hint) => void): void
  /** Whether there may be others. */
  readonly isShared: boolean
  isUp(): boolean
  /** Bots that think wherever somebody is free to, and by `own` where nobody is. */
  thinking(own: Thinking, games: readonly HostGame[]): Thinking
  close(): Promise<void>
}

/** Nobody to be heard: a server by itself, or one of several without NATS. */
export const silentBus = (isShared = false): Bus => ({
  isShared,
  tell() {},
  onHint() {},
  isUp: () => true,
  thinking: own => own,
  close: async () => {},
})
