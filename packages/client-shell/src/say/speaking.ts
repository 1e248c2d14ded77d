/** Makes the hook that speaks a table of messages in the reader's language; other languages than English load when needed. */
import { type Fetchable, type Language, loadMessages, type Sayer, sayer } from '@bivouac/face-kit'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings/use-settings.ts'

type Table = Readonly<Record<string, string>>

export interface Speaking<Key extends string> {
  /** Speaks the language that is set; while a new one is on its way, the one before. */
  useSay(): Sayer<Key>
  /** Fetches a language beforehand. */
  load(language: Language): Promise<Sayer<Key>>
}

export function speaking<English extends Table>(
  english: English,
  others: Fetchable,
): Speaking<keyof English & string> {
  type Key = keyof English & string
  const inEnglish = sayer<Key>(english)
  const loaded = new Map<Language, Sayer<Key>>([['en', inEnglish]])
  const fetchWords = loadMessages<Key>(others)
  const listeners = new Set<() => void>()
  let last: Sayer<Key> | undefined

  const load = async (language: Language): Promise<Sayer<Key>> => {
    const known = loaded.get(language)
    if (known) return known
    // A file that cannot be fetched, offline say, must not take the page away: English is always here.
    const words = await fetchWords(language).catch(() => inEnglish)
    loaded.set(language, words)
    for (const listener of listeners) listener()
    return words
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
