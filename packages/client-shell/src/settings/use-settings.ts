/** The settings in components, and their effect on the page: theme, text size, language. */
import { useEffect } from 'react'
import type { Watched } from '../store/store.ts'
import { theBrowser } from '../store/the-browser.ts'
import { useMedia, useStore } from '../store/use-store.ts'
import { type Settings, type SettingsStore, settingsStore } from './settings.ts'
import { type FetchWords, spokenSettings } from './spoken-settings.ts'

let made: SettingsStore | undefined

/** One store a window; made when first asked for, so that nothing touches the browser on import. */
export function theSettings(): SettingsStore {
  made ??= settingsStore(theBrowser)
  return made
}

export const setSettings = (change: Partial<Settings>): void => theSettings().set(change)

let spoken: Watched<Settings> | undefined

/** To be called once, before anything is drawn; `fetchWords` brings what must be here before a language is spoken. */
export async function speakOnce(fetchWords: FetchWords): Promise<void> {
  spoken = spokenSettings(theSettings(), fetchWords)
  await fetchWords(spoken.get().language).catch(() => undefined)
}

export const useSettings = (): Settings => useStore(spoken ?? theSettings())

/** Whether it is dark now: as set, else as the system has it. */
function useDark(): boolean {
  const { theme } = useSettings()
  const system = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? system : theme === 'dark'
}

/** Puts theme, text size and language on the page. Used once, by the app. */
export function useSettingsOnPage(): void {
  const { language, textSize } = useSettings()
  const dark = useDark()
  useEffect(() => {
    const page = document.documentElement
    page.lang = language
    page.dataset.theme = dark ? 'dark' : 'light'
    page.style.setProperty('--text-size', String(textSize))
    // Larger text needs the layout of a smaller window: whoever measures the room does so anew.
    dispatchEvent(new Event('resize'))
  }, [language, textSize, dark])
}
