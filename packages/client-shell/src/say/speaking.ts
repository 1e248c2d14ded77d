/** Makes the hook that speaks a table of messages in the reader's language; other languages than English load when needed. */
import { type Fetchable, type Language, loadMessages, type Sayer, sayer } from '@bivouac/face-kit'
import { useSettings } from '../settings/use-settings.ts'
import { newStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

type Table = Readonly<Record<string, string>>

interface Speaking<Key extends string> {
  /** Speaks the language that is set; while a new one is on its way, the one before. */
  useSay(): Sayer<Key>
}

export function speaking<English extends Table>(
  english: English,
  others: Fetchable,
): Speaking<keyof English & string> {
  type Key = keyof English & string
  const inEnglish = sayer<Key>(english)
  const loaded = newStore<ReadonlyMap<Language, Sayer<Key>>>(new Map([['en', inEnglish]]))
  const fetchWords = loadMessages<Key>(others)
  let last: Sayer<Key> | undefined

  const load = async (language: Language): Promise<Sayer<Key>> => {
    const known = loaded.get().get(language)
    if (known) return known
    // A file that cannot be fetched, offline say, must not take the page away: English is always here.
    const words = await fetchWords(language).catch(() => inEnglish)
    loaded.set(new Map(loaded.get()).set(language, words))
    return words
  }

  return {
    useSay() {
      const { language } = useSettings()
      const ready = useStore(loaded).get(language)
      if (ready) last = ready
      else void load(language)
      const known = ready ?? last
      if (known) return known
      // Not `use`: once the words are here it would not be called again, and React takes that amiss.
      throw load(language)
    },
  }
}
