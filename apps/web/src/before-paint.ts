/**
 * Puts theme, text size and language on the page before anything is painted, so that nothing flashes in the wrong colours;
 * decides whether the first page, which is written into the page, is what is to be seen; and has the app fetched: after that
 * page has been painted, or else at once with the files that its address will need.
 */
import { isNewcomer } from '@bivouac/client-shell/newcomer'
import { settingsStore } from '@bivouac/client-shell/settings-store'

const { theme, textSize, language } = settingsStore(window).get()
const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
const page = document.documentElement
page.lang = language
page.dataset.theme = isDark ? 'dark' : 'light'
page.style.setProperty('--text-size', String(textSize))

const { app = '', ahead = '[]' } = document.currentScript?.dataset ?? {}
const files = (JSON.parse(ahead) as [string, string[]][]).find(([hash]) =>
  new RegExp(hash).test(location.hash),
)
const [entry, ...modules] = app.split(' ')

/** Only this page is written into the page, in English and as somebody sees it who has not been here before. */
const isDrawn = /^#?\/?$/.test(location.hash) && language === 'en' && isNewcomer(window)
page.dataset.firstPage = isDrawn ? 'stays' : 'goes'

function fetchApp(): void {
  for (const file of [entry, ...modules, ...(files?.[1] ?? [])]) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
  // Unlike a script that the page itself names, one that is added does not wait for the page to be read.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startApp)
  else startApp()
}

function startApp(): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = entry
  document.head.append(script)
}

/** Not for ever: a page that nobody looks at is not painted, nor is one that cannot be seen through, though all of it is there. */
const PATIENCE_MS = 3000
const PATIENCE_LOADED_MS = 300

function afterFirstPaint(then: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    then()
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  setTimeout(once, document.hidden ? 0 : PATIENCE_MS)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(once, PATIENCE_LOADED_MS)))
}

// While the page is worked on, it names the app itself.
if (entry !== '') {
  if (isDrawn) afterFirstPaint(fetchApp)
  else fetchApp()
}
