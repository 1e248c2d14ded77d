/** Imports go down only: apps, games, packages, protocol, and kernel and grid at the bottom. */
import { posix } from 'node:path'
import { type File, isTest, lineAt, type Problem, packageOf } from './file.ts'
import { modulesOf } from './modules.ts'

const GROUND = ['packages/kernel', 'packages/grid']
const TESTKIT = 'packages/testkit'

/** Who may import whom within one layer. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  [TESTKIT]: ['packages/ai'],
  'packages/analysis': ['packages/ai'],
  'packages/lab': ['packages/ai'],
  'packages/puzzles': ['packages/ai', 'packages/analysis'],
  'packages/host': [
    'packages/ai',
    'packages/analysis',
    'packages/fair',
    'packages/puzzles',
    'packages/study',
  ],
  'packages/server': ['packages/ai', 'packages/fair', 'packages/host'],
  'packages/client-shell': [
    'packages/ai',
    'packages/analysis',
    'packages/face-kit',
    'packages/host',
    'packages/puzzles',
    'packages/study',
  ],
  'apps/cli': ['apps/web'],
}

function layerOf(pkg: string): number {
  if (pkg.startsWith('apps/')) return 4
  if (pkg.startsWith('games/')) return 3
  if (GROUND.includes(pkg)) return 0
  return pkg === 'packages/protocol' ? 1 : 2
}

export function imports(files: readonly File[]): Problem[] {
  const folders = workspaceFolders(files)
  return [...modulesOf(files).values()].flatMap(({ file, imports }) =>
    imports
      .filter((one, i) => imports.findIndex(other => other.offset === one.offset) === i)
      .flatMap(({ request, offset }) => {
        const text = objection(file.path, request, folders)
        return text ? [{ path: file.path, line: lineAt(file.text, offset), text }] : []
      }),
  )
}

/** The folder of each workspace package by its name. */
function workspaceFolders(files: readonly File[]): Map<string, string> {
  return new Map(
    files
      .filter(file => /^(?:packages|games|apps)\/[^/]+\/package\.json$/.test(file.path))
      .map(file => [JSON.parse(file.text).name as string, posix.dirname(file.path)]),
  )
}

function objection(path: string, name: string, folders: Map<string, string>): string | undefined {
  const from = packageOf(path)
  if (name.startsWith('.')) {
    if (from === undefined) return undefined
    const target = posix.join(posix.dirname(path), name)
    return target.startsWith(`${from}/`)
      ? undefined
      : `'${name}' leaves ${from}: import the other package by its name`
  }
  const to = folders.get(
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  if (from === undefined || to === undefined || to === from) return undefined
  if (GROUND.includes(from)) return `${from} must import nothing of ours, but imports ${to}`
  if (to === TESTKIT) {
    if (isTest(path) || from === 'apps/cli') return undefined
    return 'testkit is for tests and apps/cli only'
  }
  if (layerOf(to) < layerOf(from) || NEIGHBOURS[from]?.includes(to)) return undefined
  return layerOf(to) === layerOf(from)
    ? `${from} must not import ${to}: they stand side by side`
    : `${from} must not import ${to}: imports go down only`
}
