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

export function lingering(ms = LINGER_MS): Lingering {
  const lines = new Map<string, { readonly line: OpenLine; readonly timer: NodeJS.Timeout }>()

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
      lines.set(key, { line, timer: setTimeout(end, ms, key).unref() })
    },
    close() {
      for (const key of [...lines.keys()]) end(key)
    },
  }
}
