/** Which files a page needs, so that they can be asked for all at once and not one after the other as each names the next. */
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

interface Page {
  /** What the hash of its address looks like. */
  readonly hash: string
  /** The modules it is made of. */
  readonly modules: readonly string[]
}

/** The table of a lesson, with the words of those who read English: others fetch theirs when their language is known. */
const lessonOf = (game: string): Page => ({
  hash: `^#/learn/${game}/.`,
  modules: [
    'client-shell/src/lessons/lesson-page.tsx',
    'apps/web/src/start-lessons.ts',
    `games/${game}/ui/lessons/index.ts`,
    `games/${game}/ui/lessons/messages/en.ts`,
    `games/${game}/ui/table/index.ts`,
    `games/${game}/ui/table/messages/en.ts`,
    `games/${game}/src/text/messages/en/index.ts`,
  ],
})

const PAGES: readonly Page[] = [
  { hash: '^#?/?$', modules: ['client-shell/src/pages/home/home-page.tsx'] },
  lessonOf('normandy'),
  lessonOf('great-war'),
  { hash: '^#/play/', modules: ['client-shell/src/table/game-page.tsx'] },
]

type Ahead = readonly (readonly [hash: string, files: readonly string[]])[]

/** `known` are in the page already. */
export const filesAhead = (bundle: Bundle, known: readonly string[]): Ahead =>
  PAGES.map(({ hash, modules }) => [hash, filesOf(bundle, modules).filter(file => !known.includes(file))])

function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = new Set<Rolldown.OutputChunk>()
  const add = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports.forEach(add)
  }
  for (const name of modules) add(chunkOf(bundle, name))
  const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set(files)].map(file => `./${file}`)
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    one => one.type === 'chunk' && one.moduleIds.some(id => id.endsWith(module)),
  )
  if (!found) throw new Error(`The build has no chunk with ${module}.`)
  return found.fileName
}
