/** Which files a page needs, so that they can be asked for all at once and not one after the other as each names the next. */
import { PAINTED_LESSONS } from '@bivouac/normandy/art'
import type { Rolldown } from 'vite'
import { GREAT_WAR_GROUNDS, type Ground, NORMANDY_GROUNDS } from './grounds.ts'

type Bundle = Rolldown.OutputBundle

interface Page {
  /** What the hash of its address looks like. */
  readonly hash: string
  /** The modules it is made of. */
  readonly modules: readonly string[]
  /** If it is a table: what is known of its ground before the app is there. */
  readonly grounds?: readonly Ground[]
}

/** The table of a lesson, with the words of those who read English: others fetch theirs when their language is known. */
const lessonOf = (game: string, lessons: string, grounds: readonly Ground[]): Page => ({
  hash: `^#/learn/${game}/${lessons}`,
  modules: [
    'client-shell/src/lessons/lesson-page.tsx',
    'apps/web/src/start-lessons.ts',
    `games/${game}/ui/lessons/index.ts`,
    `games/${game}/ui/lessons/messages/en.ts`,
    `games/${game}/ui/table/index.ts`,
    `games/${game}/ui/table/messages/en.ts`,
    `games/${game}/src/text/messages/en/index.ts`,
  ],
  grounds,
})

const PAGES: readonly Page[] = [
  { hash: '^#?/?$', modules: ['client-shell/src/pages/home/home-page.tsx'] },
  lessonOf('normandy', `(${PAINTED_LESSONS.join('|')})$`, NORMANDY_GROUNDS),
  lessonOf('normandy', '.', []),
  lessonOf('great-war', '.', GREAT_WAR_GROUNDS),
  { hash: '^#/play/', modules: ['client-shell/src/table/game-page.tsx'], grounds: [] },
]

type Ahead = readonly (readonly [hash: string, files: readonly string[], grounds?: readonly Ground[]])[]

/** `known` are in the page already. */
export const filesAhead = (bundle: Bundle, known: readonly string[]): Ahead =>
  PAGES.map(({ hash, modules, grounds }) => {
    const files = filesOf(
      bundle,
      modules.map(module => chunkOf(bundle, module)),
    ).filter(file => !known.includes(file))
    return grounds ? [hash, files, grounds] : [hash, files]
  })

/** The scripts of the app itself, as the page names them, those that others need first. */
export const inOrder = (bundle: Bundle, [entry]: readonly string[]): readonly string[] =>
  filesOf(bundle, [entry.replace('./', '')]).filter(file => file.endsWith('.js'))

/**
 * In the order in which a browser runs them, so that each can be run by itself: none needs one that comes after it. Only where
 * scripts need each other does the one that is asked for come first, as it would be run first if the page named it alone.
 */
function filesOf(bundle: Bundle, names: readonly string[]): readonly string[] {
  const chunks = new Set<Rolldown.OutputChunk>()
  const met = new Set<string>()
  const add = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || met.has(fileName)) return
    met.add(fileName)
    const needIt = new Set(chunk.imports.filter(one => needs(bundle, one, fileName)))
    for (const one of chunk.imports) if (!needIt.has(one)) add(one)
    chunks.add(chunk)
    needIt.forEach(add)
  }
  names.forEach(add)
  const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set(files)].map(file => `./${file}`)
}

function needs(bundle: Bundle, fileName: string, other: string, met = new Set<string>()): boolean {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || met.has(fileName)) return false
  met.add(fileName)
  return chunk.imports.some(one => one === other || needs(bundle, one, other, met))
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    one => one.type === 'chunk' && one.moduleIds.some(id => id.endsWith(module)),
  )
  if (!found) throw new Error(`The build has no chunk with ${module}.`)
  return found.fileName
}
