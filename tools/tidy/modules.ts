/** The sources as modules: what each imports from which, and what it exports. */
import { posix } from 'node:path'
import { type File, isSource } from './file.ts'
import { nodesOf, syntax } from './syntax.ts'

/** One name that a module takes from another; `*` is the whole of it, and `undefined` means loaded for its effects. */
export interface Import {
  /** As it is written. */
  readonly request: string
  readonly offset: number
  /** The file it leads to, if it is one of ours. */
  readonly to: string | undefined
  readonly name: string | undefined
  /** What it is called here. Of `export … from` there is nothing here to call. */
  readonly local?: string
  readonly isType: boolean
  readonly isDynamic: boolean
}

interface Export {
  readonly name: string
  readonly offset: number
  /** Set where the name is handed on from another file; `*` hands on all there is. */
  readonly from?: { readonly to: string | undefined; readonly name: string }
}

export interface Module {
  readonly file: File
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
}

export type Modules = ReadonlyMap<string, Module>

const read = new WeakMap<readonly File[], Modules>()

/** Worked out once for a list of files, however many checks ask. */
export function modulesOf(files: readonly File[]): Modules {
  const known = read.get(files)
  if (known) return known
  const paths = new Set(files.map(file => file.path))
  const entries = entriesOf(files)
  const modules = new Map(
    files
      .filter(file => isSource(file.path))
      .map(file => [
        file.path,
        moduleOf(
          file,
          request => resolve(file.path, request, paths, entries),
          request => matching(file.path, request, paths),
        ),
      ]),
  )
  read.set(files, modules)
  return modules
}

/** What the workspace's packages offer to others: `@bivouac/face-kit/art` to its file. */
function entriesOf(files: readonly File[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, text } of files) {
    if (!/^(?:packages|games|apps)\/[^/]+\/package\.json$/.test(path)) continue
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> }
    for (const [key, file] of Object.entries(exports))
      found.set(posix.join(name, key), posix.join(posix.dirname(path), file))
  }
  return found
}

function resolve(
  from: string,
  request: string,
  paths: ReadonlySet<string>,
  entries: ReadonlyMap<string, string>,
): string | undefined {
  if (!request.startsWith('.')) return entries.get(request)
  const path = posix.join(posix.dirname(from), request.replace(/\?.*$/, ''))
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(p => paths.has(p))
}

/** The files that a glob such as `./messages/*.ts` finds. */
function matching(from: string, glob: string, paths: ReadonlySet<string>): string[] {
  const path = posix.join(posix.dirname(from), glob)
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  return [...paths].filter(one => pattern.test(one))
}

function moduleOf(
  file: File,
  lead: (request: string) => string | undefined,
  find: (glob: string) => readonly string[],
): Module {
  const { staticImports, staticExports, dynamicImports } = syntax(file).module
  const imports: Import[] = []
  for (const { moduleRequest, entries } of staticImports) {
    const request = moduleRequest.value
    const common = { request, offset: moduleRequest.start, to: lead(request), isDynamic: false }
    if (entries.length === 0) imports.push({ ...common, name: undefined, isType: false })
    for (const { importName, localName, isType } of entries)
      imports.push({ ...common, name: nameOf(importName), local: localName.value, isType })
  }
  const exports: Export[] = []
  for (const { entries } of staticExports)
    for (const { start, moduleRequest, importName, exportName, isType } of entries) {
      const name = nameOf(exportName)
      if (!moduleRequest) {
        exports.push({ name, offset: exportName.start ?? start })
        continue
      }
      const from = { to: lead(moduleRequest.value), name: nameOf(importName) }
      const isAll = importName.kind === 'AllButDefault'
      exports.push({ name: isAll ? '*' : name, offset: exportName.start ?? start, from })
      const request = moduleRequest.value
      imports.push({
        request,
        offset: moduleRequest.start,
        to: from.to,
        name: from.name,
        isType,
        isDynamic: false,
      })
    }
  const known = new Set(imports.map(i => i.offset))
  for (const { start, request } of [
    ...dynamicImports.map(i => quotedIn(file, i.moduleRequest)),
    ...urlsOf(file),
  ]) {
    if (known.has(start)) continue
    known.add(start)
    for (const to of request.includes('*') ? find(request) : [lead(request)])
      imports.push({ request, offset: start, to, name: '*', isType: false, isDynamic: true })
  }
  return { file, imports, exports }
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*')

/** What is put into a template, as in `./messages/${language}.ts`, may be anything. */
const quotedIn = (file: File, { start, end }: { start: number; end: number }) => ({
  start,
  request: file.text.slice(start + 1, end - 1).replace(/\$\{[^}]*\}/g, '*'),
})

/** `new URL('./worker.ts', import.meta.url)`, `import.meta.glob('./messages/*.ts')`: how workers and tables are named. */
function urlsOf(file: File): { start: number; request: string }[] {
  return nodesOf(file).flatMap(node => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return []
    return /^\.{1,2}\/.*\.tsx?$/.test(node.value) ? [{ start: node.start, request: node.value }] : []
  })
}
