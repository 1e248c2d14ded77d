/** The settings as screens have them: a language holds from when its words are here, so that no screen speaks two at once. */
import type { Language } from '@bivouac/face-kit'
import { newStore, type Watched } from '../store/store.ts'
import type { Settings } from './settings.ts'

export type FetchWords = (language: Language) => Promise<unknown>

export function spokenSettings(settings: Watched<Settings>, fetchWords: FetchWords): Watched<Settings> {
  const spoken = newStore(settings.get())
  settings.subscribe(() => {
    const wanted = settings.get()
    const { language } = spoken.get()
    spoken.set({ ...wanted, language })
    if (wanted.language === language) return
    fetchWords(wanted.language)
      // Words that cannot be fetched, offline say, are English then; whatever else is here speaks as was set.
      .catch(() => undefined)
      .then(() => {
        // Another may have been chosen meanwhile.
        if (settings.get().language === wanted.language) spoken.set(settings.get())
      })
  })
  return spoken
}
