/** Remembers in local storage which notes of each game have been read, and tells who listens. */

/** By the game's id. */
export type ReadNotes = Readonly<Record<string, readonly string[]>>

export interface ReadNotesStore {
  get(): ReadNotes
  add(game: string, note: string): void
  /** All notes come again. */
  forget(): void
  subscribe(listener: () => void): () => void
}

/** Storage may be missing, or may throw when it is blocked or full: then notes are remembered until the window closes. */
interface Browserly {
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem'>
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}

const KEY = 'bivouac.coach'

export function readNotesStore(browser: Browserly): ReadNotesStore {
  const listeners = new Set<() => void>()
  let now = read(browser)
  const change = (next: ReadNotes): void => {
    now = next
    for (const listener of listeners) listener()
  }
  const keep = (next: ReadNotes): void => {
    try {
      browser.localStorage?.setItem(KEY, JSON.stringify(next))
    } catch {
      // Nothing is lost but that the notes come again another day.
    }
    change(next)
  }
  browser.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) change(read(browser))
  })
  return {
    get: () => now,
    add(game, note) {
      const known = now[game] ?? []
      if (!known.includes(note)) keep({ ...now, [game]: [...known, note] })
    },
    forget: () => keep({}),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Takes of what is stored whatever makes sense. */
function read(browser: Browserly): ReadNotes {
  try {
    const stored: unknown = JSON.parse(browser.localStorage?.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const lists = Object.entries(stored).filter((entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]),
    )
    return Object.fromEntries(
      lists.map(([game, notes]) => [game, notes.filter(note => typeof note === 'string')]),
    )
  } catch {
    return {}
  }
}

let made: ReadNotesStore | undefined

/** One store a window, made when first asked for. */
export function theReadNotes(): ReadNotesStore {
  made ??= readNotesStore(window)
  return made
}
