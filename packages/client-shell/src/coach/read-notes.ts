/** Remembers in local storage which notes of each game have been read. */
import { type Browserly, keptStore } from '../store/kept-store.ts'
import type { Watched } from '../store/store.ts'

/** By the game's id. */
type ReadNotes = Readonly<Record<string, readonly string[]>>

interface ReadNotesStore extends Watched<ReadNotes> {
  add(game: string, note: string): void
  /** All notes come again. */
  forget(): void
}

export function readNotesStore(browser: Browserly): ReadNotesStore {
  const { get, set, subscribe } = keptStore(browser, 'bivouac.coach', readNotes)
  return {
    get,
    subscribe,
    add(game, note) {
      const known = get()[game] ?? []
      if (!known.includes(note)) set({ ...get(), [game]: [...known, note] })
    },
    forget: () => set({}),
  }
}

/** Takes of what is stored whatever makes sense. */
function readNotes(stored: unknown): ReadNotes {
  if (typeof stored !== 'object' || stored === null) return {}
  const lists = Object.entries(stored).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  )
  return Object.fromEntries(
    lists.map(([game, notes]) => [game, notes.filter(note => typeof note === 'string')]),
  )
}

let made: ReadNotesStore | undefined

/** One store a window, made when first asked for. */
export function theReadNotes(): ReadNotesStore {
  made ??= readNotesStore(window)
  return made
}
