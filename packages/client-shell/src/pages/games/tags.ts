/** Words of one's own on games, to find them again: kept in this browser, by game. */
import { type Browserly, keptStore } from '../../store/kept-store.ts'
import type { Watched } from '../../store/store.ts'

type Tags = Readonly<Record<string, readonly string[]>>

interface TagsStore extends Watched<Tags> {
  /** From what was typed: words between commas. */
  write(game: string, text: string): void
}

const TAGS_MOST = 12
const LETTERS_MOST = 40
const GAMES_MOST = 2000

export function tagsStore(browser: Browserly): TagsStore {
  const { get, set, subscribe } = keptStore(browser, 'bivouac.tags', readTags)
  return {
    get,
    subscribe,
    write(game, text) {
      const { [game]: _, ...others } = get()
      const rest = Object.entries(others).slice(-GAMES_MOST + 1)
      const tags = tagsIn(text)
      set(Object.fromEntries(tags.length > 0 ? [...rest, [game, tags]] : rest))
    },
  }
}

function tagsIn(text: string): readonly string[] {
  const words = text.split(',').map(word => word.trim().slice(0, LETTERS_MOST))
  return [...new Set(words.filter(word => word !== ''))].slice(0, TAGS_MOST)
}

/** Takes of what is stored whatever makes sense. */
function readTags(stored: unknown): Tags {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, tags]) =>
      Array.isArray(tags) ? [[game, tags.filter(tag => typeof tag === 'string')]] : [],
    ),
  )
}

let made: TagsStore | undefined

/** One store a window, made when first asked for. */
export function theTags(): TagsStore {
  made ??= tagsStore(window)
  return made
}
