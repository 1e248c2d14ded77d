/** Makes the hook that speaks a table of messages in the reader's language; other languages than English load when needed. */
import { type Language, type Sayer, sayer } from '@bivouac/face-kit'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings/use-settings.ts'

type Table = Readonly<Record<string, string>>

/** How each table but the English one is fetched. */
export type Loaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Table>>>

export interface Speaking<Key extends string> {
  /** Speaks the language that is set; while a new one is on its way, the one before. */
  useSay(): Sayer<Key>
  /** Fetches a language beforehand. */
  load(language: Language): Promise<Sayer<Key>>
}

export function speaking<English extends Table>(
  english: English,
  loaders: Loaders,
): Speaking<keyof English & string> {
  type Key = keyof English & string
  const loaded = new Map<Language, Sayer<Key>>([['en', sayer<Key>(english)]])
  const underWay = new Map<Language, Promise<Sayer<Key>>>()
  const listeners = new Set<() => void>()
  let last: Sayer<Key> | undefined

  /** A file that cannot be fetched, offline say, must not take the page away: English is always here. */
  const load = (language: Language): Promise<Sayer<Key>> => {
    const known = underWay.get(language)
    if (known) return known
    const fresh = fetchTable(language).catch(() => {
      const english = loaded.get('en')!
      loaded.set(language, english)
      return english
    })
    underWay.set(language, fresh)
    return fresh
  }
  const fetchTable = async (language: Language): Promise<Sayer<Key>> => {
    const table = language === 'en' ? english : await loaders[language]()
    const made = sayer<Key>(table as Readonly<Record<Key, string>>, language)
    loaded.set(language, made)
    for (const listener of listeners) listener()
    return made
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    load,
    useSay() {
      const { language } = useSettings()
      const ready = useSyncExternalStore(subscribe, () => loaded.get(language))
      if (ready) last = ready
      else void load(language)
      const known = ready ?? last
      if (known) return known
      // Not `use`: once the words are here it would not be called again, and React takes that amiss.
      throw load(language)
    },
  }
}
