/** Every table of messages in the tree, found by its place: a folder `messages` with English in it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Forms } from '@bivouac/face-kit'
import type { Named } from '@bivouac/face-kit/check-forms'

export const ROOT = join(import.meta.dirname, '../..')

type Table = Readonly<Record<string, string>>

export interface TableFolder {
  /** Its path in the tree. */
  readonly folder: string
  /** The game whose names are put into its sentences. */
  readonly game: string | undefined
  /** What may be the same as in English, by language. */
  readonly same: Readonly<Record<string, readonly string[]>>
  /** The path of the language's table, whether or not it is there. */
  pathIn(language: string): string
}

export interface LoadedTable {
  readonly MESSAGES: Table
  /** Only what a game says anywhere has these. */
  readonly FORMS?: Forms
}

export const tableFolders = (): TableFolder[] =>
  globSync('{apps,games,packages}/**/messages/{en.ts,en/index.ts}', {
    cwd: ROOT,
    exclude: path => path.includes('node_modules'),
  })
    .sort()
    .map(path => {
      const folder = path.replace(/\/en(\.ts|\/index\.ts)$/, '')
      return {
        folder,
        game: folder.match(/^games\/([^/]+)\//)?.[1],
        same: readJson(join(folder, 'same.json')) ?? {},
        pathIn: language => path.replace(/\/en(\.ts|\/index\.ts)$/, `/${language}$1`),
      }
    })

/** The table in the language, if it is there. */
export const loadTable = async (
  { pathIn }: TableFolder,
  language: string,
): Promise<LoadedTable | undefined> => {
  const path = join(ROOT, pathIn(language))
  return existsSync(path) ? await import(path) : undefined
}

/** Which names a game puts into which slots of its sentences. */
export const namedIn = (game: string): Named => readJson(join(game, 'src/text/messages/named.json')) ?? {}

export const gameFolders = (): string[] =>
  globSync('games/*/package.json', { cwd: ROOT }).map(path => dirname(path))

export function readJson<T>(path: string): T | undefined {
  const whole = join(ROOT, path)
  return existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')) : undefined
}
