/**
 * Whoever asks for a game by single requests, now and then, sits at its table all the while. So the line of the last such request stays for
 * longer than the next one takes to come; else the other player would see him come and go with each.
 */
import type { ToServer } from '@bivouac/protocol/online'
import type { Guest } from '../people/guests.ts'
import type { OpenLine } from './line.ts'

/** Our own client asks every 12 seconds where nothing changes. */
const LINGER_MS = 20_000

interface Lingering {
  /** The request is answered: its line stays if it looks at a game, and ends if not. */
  answered(guest: Guest, asked: Asked, line: OpenLine): void
  close(): void
}

/** What has been asked, as far as it can be read. */
export interface Asked {
  readonly name?: unknown
  readonly asks?: { readonly game?: unknown } | null
}

const LOOKS: ToServer['name'] = 'open'
const LEAVES: ToServer['name'] = 'close'

/** One guest sits at no more than `most` tables this way, as he has no more than so many sockets. */
export function lingering(most: number, ms = LINGER_MS): Lingering {
  /** The one that was asked for longest ago comes first. */
  const lines = new Map<string, { readonly line: OpenLine; readonly timer: NodeJS.Timeout }>()
  const keysOf = (guest: string): string[] => [...lines.keys()].filter(key => key.startsWith(`${guest} `))

  function end(key: string): void {
    const found = lines.get(key)
    lines.delete(key)
    clearTimeout(found?.timer)
    found?.line.close()
  }

  return {
    answered({ id }, { name, asks }, line) {
      const key = `${id} ${asks?.game}`
      if (name !== LOOKS && name !== LEAVES) return line.close()
      end(key)
      if (name === LEAVES) return line.close()
      const [oldest, ...others] = keysOf(id)
      if (oldest !== undefined && others.length + 1 >= most) end(oldest)
      lines.set(key, { line, timer: setTimeout(end, ms, key).unref() })
    },
    close() {
      for (const key of [...lines.keys()]) end(key)
    },
  }
}
