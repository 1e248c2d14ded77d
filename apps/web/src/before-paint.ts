/** Puts theme, text size and language on the page before anything is painted, so that nothing flashes in the wrong colours. */
import { settingsStore } from '@bivouac/client-shell/settings-store'

const { theme, textSize, language } = settingsStore(window).get()
const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
const page = document.documentElement
page.lang = language
page.dataset.theme = isDark ? 'dark' : 'light'
page.style.setProperty('--text-size', String(textSize))
