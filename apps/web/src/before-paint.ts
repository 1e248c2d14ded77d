/**
 * Puts theme, text size and language on the page before anything is painted, so that nothing flashes in the wrong colours;
 * decides whether the first page, which is written into the page, is what is to be seen; and has the app fetched after the first
 * paint, with all files that its address will need. Until then the line belongs to what is seen.
 */
import { markEarly } from '@bivouac/client-shell/early'
import { isNewcomer } from '@bivouac/client-shell/newcomer'
import { settingsStore } from '@bivouac/client-shell/settings-store'

const { theme, textSize, language } = settingsStore(window).get()
const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
const page = document.documentElement
page.lang = language
page.dataset.theme = isDark ? 'dark' : 'light'
page.style.setProperty('--text-size', String(textSize))

const { app = '', ahead = '[]' } = document.currentScript?.dataset ?? {}
type Ahead = [hash: string, files: string[], grounds?: [media: string, file: string][]]
const [, files = [], grounds] =
  (JSON.parse(ahead) as Ahead[]).find(([hash]) => new RegExp(hash).test(location.hash)) ?? []
const parts = app.split(' ').filter(Boolean)

/** Only this page is written into the page, in English and as somebody sees it who has not been here before. */
const isDrawn = /^#?\/?$/.test(location.hash) && language === 'en' && isNewcomer(window)
page.dataset.firstPage = isDrawn ? 'stays' : 'goes'
if (isDrawn) {
  markEarly()
  // Somebody may go on before the app is here: what the first page offers is then no longer meant.
  addEventListener('hashchange', () => {
    if (page.dataset.firstPage === 'stays') page.dataset.firstPage = 'goes'
  })
}

/** Not for ever: a page that nobody looks at is not painted, nor is one that cannot be seen through, though all of it is there. */
const PATIENCE_MS = 3000
const PATIENCE_LOADED_MS = 300

const pageRead = new Promise<unknown>(done => addEventListener('DOMContentLoaded', done))
let isComplete = pageRead

/** Of a table the outline is seen until it is laid, with its ground if the address tells which it is. */
if (grounds) {
  page.dataset.starting = 'table'
  const [, ground] = grounds.find(([media]) => matchMedia(media).matches) ?? []
  if (ground) isComplete = Promise.race([showGround(ground), pageRead.then(() => wait(PATIENCE_MS))])
}

/** Ends when it can be painted, or will not come. */
async function showGround(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.href = file
  document.head.append(link)
  page.dataset.ground = file
  // Another table has another ground.
  addEventListener('hashchange', () => delete page.dataset.ground, { once: true })
  await pageRead
  const image = document.querySelector<HTMLImageElement>('#starting img')!
  image.src = file
  await image.decode().catch(() => {})
}

function wait(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}

function fetchApp(): void {
  for (const file of [...parts, ...files])
    document.head.append(file.endsWith('.css') ? style(file) : script(file))
}

function style(file: string): Node {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.crossOrigin = ''
  link.href = file
  return link
}

/** They run one after the other, each in a task of its own: between two of them the page can be painted and can answer. */
function script(file: string): Node {
  const made = document.createElement('script')
  made.type = 'module'
  made.async = false
  made.crossOrigin = ''
  made.src = file
  return made
}

function afterFirstPaint(then: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    then()
  }
  // The first paint of all may be that of an empty desk.
  new PerformanceObserver(seen => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) once()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(once, document.hidden ? 0 : PATIENCE_MS)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(once, PATIENCE_LOADED_MS)))
}

// While the page is worked on, it names the app itself.
if (parts.length > 0)
  afterFirstPaint(async () => {
    await isComplete
    if (document.hidden) fetchApp()
    else requestAnimationFrame(() => setTimeout(fetchApp))
  })
