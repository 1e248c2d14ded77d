/**
 * Puts theme, text size and language on the page before anything is painted, so that nothing flashes in the wrong colours,
 * and asks at once for the first page's own files, which otherwise nobody would before the app has started.
 */
import { settingsStore } from '@bivouac/client-shell/settings-store'

const { theme, textSize, language } = settingsStore(window).get()
const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
const page = document.documentElement
page.lang = language
page.dataset.theme = isDark ? 'dark' : 'light'
page.style.setProperty('--text-size', String(textSize))

const isFirstPage = /^#?\/?$/.test(location.hash)
const files = document.currentScript?.dataset.firstPage?.split(' ') ?? []
for (const file of isFirstPage ? files : []) {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (link.rel === 'preload') link.as = 'style'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
