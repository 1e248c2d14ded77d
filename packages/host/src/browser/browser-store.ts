/** The best store that the browser gives us. */
import type { Problem } from '@bivouac/kernel'
import { memoryStore } from '../store/memory-store.ts'
import type { GameStore } from '../store/store.ts'
import { indexedDbStore } from './indexed-db-store.ts'

interface BrowserStore {
  readonly store: GameStore
  /** Why games are gone when the window is closed. */
  readonly problem?: Problem
}

/** In private windows, or where the user forbids it, nothing is kept: games live as long as the window. */
export async function browserStore(name: string): Promise<BrowserStore> {
  try {
    return { store: await indexedDbStore(name) }
  } catch {
    return {
      store: memoryStore(),
      problem: {
        code: 'storage-missing',
        text: 'This browser keeps nothing for us: games are lost when the window is closed. Export what you want to keep.',
      },
    }
  }
}
