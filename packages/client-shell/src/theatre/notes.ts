/** What somebody wrote beside a game while watching it, and the moments marked in it: kept in this browser, by game. */
import { type Browserly, keptStore } from '../store/kept-store.ts'
import type { Watched } from '../store/store.ts'

/** A moment that was marked, with what was written of it. */
export interface Note {
  readonly seq: number
  readonly text: string
}

type Notes = Readonly<Record<string, readonly Note[]>>

interface NotesStore extends Watched<Notes> {
  write(game: string, note: Note): void
  remove(game: string, seq: number): void
}

/** Of so many games notes are kept; the one touched longest ago goes first. */
const GAMES_MOST = 60

export function notesStore(browser: Browserly): NotesStore {
  const { get, set, subscribe } = keptStore(browser, 'bivouac.notes', readNotes)
  const keep = (game: string, notes: readonly Note[]): void => {
    const { [game]: _, ...others } = get()
    const rest = Object.entries(others).slice(-GAMES_MOST + 1)
    set(Object.fromEntries(notes.length > 0 ? [...rest, [game, notes]] : rest))
  }
  const without = (game: string, seq: number): readonly Note[] =>
    (get()[game] ?? []).filter(note => note.seq !== seq)
  return {
    get,
    subscribe,
    write: (game, note) =>
      keep(
        game,
        [...without(game, note.seq), note].sort((a, b) => a.seq - b.seq),
      ),
    remove: (game, seq) => keep(game, without(game, seq)),
  }
}

/** Takes of what is stored whatever makes sense. */
function readNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).map(([game, notes]) => [game, Array.isArray(notes) ? notes.filter(isNote) : []]),
  )
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as Note).seq) &&
  typeof (value as Note).text === 'string'

/** A name for a record that was brought along: the same text has the same notes. */
export function nameOfText(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return `text-${(hash >>> 0).toString(16)}-${text.length}`
}

let made: NotesStore | undefined

/** One store a window, made when first asked for. */
export function theNotes(): NotesStore {
  made ??= notesStore(window)
  return made
}
