/** Whatever a file exports, another file uses. What only tests use is dead too, unless its package offers it to others. */
import { type File, isTest, lineAt, type Problem } from './file.ts'
import { type Import, type Module, type Modules, modulesOf } from './modules.ts'
import { type Node, nodesOf } from './syntax.ts'

interface Users {
  code: boolean
  tests: boolean
  /** A test that takes it from the package, as a stranger would. */
  strangers: boolean
}

/** Read by the tool whose file it is, built and called by the build, or copied into a tree of its own by the test that adds a game. */
const ELSEWHERE =
  /(?:^|\/)[\w.-]+\.config\.ts$|^tools\/(?:own-folder|fleet-servers)\.ts$|^apps\/web\/src\/first-page\.tsx$|\/test\/adding-a-game\//

export function deadExports(files: readonly File[]): Problem[] {
  const modules = modulesOf(files)
  const users = usersOf(modules)
  return [...modules.values()]
    .filter(({ file }) => !ELSEWHERE.test(file.path))
    .flatMap(({ file, exports }) =>
      exports.flatMap(({ name, offset, from }) => {
        if (from !== undefined) return []
        const text = objection(file, name, users.get(`${file.path} ${name}`))
        return text ? [{ path: file.path, line: lineAt(file.text, offset), text }] : []
      }),
    )
}

function objection({ path, text }: File, name: string, users: Users | undefined): string | undefined {
  if (users === undefined) return `nobody imports '${name}': keep it to its file, or delete it`
  if (users.code || users.strangers || isTest(path)) return undefined
  // Used here and looked at by a test: a part that is worth a test of its own.
  if ([...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1) return undefined
  return `only tests import '${name}'`
}

/** Who uses what, by `path name`. */
function usersOf(modules: Modules): Map<string, Users> {
  const users = new Map<string, Users>()

  /** Marks a name that is asked of a file, wherever it is handed on from. False if the file knows no such name. */
  function mark(path: string, name: string, by: Partial<Users>, seen: ReadonlySet<string>): boolean {
    const module = modules.get(path)
    if (module === undefined || seen.has(path)) return false
    const behind = new Set(seen).add(path)
    let found = false
    for (const one of module.exports) {
      if (one.name !== name && one.name !== '*' && name !== '*') continue
      if (one.from === undefined) {
        const known = users.get(`${path} ${one.name}`) ?? { code: false, tests: false, strangers: false }
        users.set(`${path} ${one.name}`, Object.assign(known, by))
        found = true
      } else if (one.from.to !== undefined)
        found = mark(one.from.to, one.name === '*' ? name : one.from.name, by, behind) || found
    }
    return found
  }

  for (const module of modules.values())
    for (const one of module.imports) {
      if (one.to === undefined || one.to === module.file.path || isHandedOn(one)) continue
      for (const name of namesOf(module, one)) mark(one.to, name, kindOf(module, one), new Set())
    }
  return users
}

function kindOf({ file }: Module, { request }: Import): Partial<Users> {
  if (!isTest(file.path)) return { code: true }
  return request.startsWith('.') ? { tests: true } : { strangers: true }
}

/** `export … from`: whoever imports it from there is its user. */
const isHandedOn = ({ name, local, isDynamic }: Import): boolean =>
  name !== undefined && local === undefined && !isDynamic

/** Of a whole module only what is asked of it is used, as long as it is asked for by name. */
function namesOf({ file }: Module, { name, local }: Import): string[] {
  if (name === undefined) return []
  if (name !== '*' || local === undefined) return [name]
  const isIt = (node: unknown): boolean =>
    (node as Node).type === 'Identifier' && (node as Node).name === local
  let bare = 0
  const names: string[] = []
  for (const node of nodesOf(file)) {
    if (isIt(node)) bare++
    const part =
      node.type === 'MemberExpression' && !node.computed && isIt(node.object)
        ? node.property
        : node.type === 'TSQualifiedName' && isIt(node.left)
          ? node.right
          : undefined
    if (part !== undefined) names.push(String((part as Node).name))
  }
  // It is named once where it is imported and once for each part: any more, and it is handed about as a whole.
  return bare > names.length + 1 ? ['*'] : names
}
