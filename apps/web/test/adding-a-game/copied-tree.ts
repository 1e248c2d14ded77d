/** A copy of the workspace that a test may change: sources of its own, what is installed shared. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const WORKSPACES = ['packages', 'games', 'apps']

export function copiedTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'bivouac-tree-'))
  for (const name of WORKSPACES)
    cpSync(join(ROOT, name), join(tree, name), {
      recursive: true,
      filter: path => !/^(?:node_modules|dist|bench-.*)$/.test(basename(path)),
    })
  cpSync(join(ROOT, 'package-lock.json'), join(tree, 'package-lock.json'))
  const modules = join(tree, 'node_modules')
  mkdirSync(join(modules, '@bivouac'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && name !== '@bivouac' && name !== 'bivouac')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  install(tree)
  return tree
}

/** Links every package of the workspace under its name, as `npm install` does. */
export function install(tree: string): void {
  for (const folder of WORKSPACES)
    for (const name of readdirSync(join(tree, folder))) {
      const path = join(tree, folder, name)
      const own = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).name as string
      const link = join(tree, 'node_modules', own)
      try {
        symlinkSync(path, link)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }
}

/** Puts a text in place of the one place in a file where another stands. */
export function replaceIn(file: string, before: string, after: string): void {
  const parts = readFileSync(file, 'utf8').split(before)
  if (parts.length !== 2) throw new Error(`'${before}' stands ${parts.length - 1} times in ${file}`)
  writeFileSync(file, parts.join(after))
}
