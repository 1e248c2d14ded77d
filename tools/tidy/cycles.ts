/** No file imports itself by way of others, types and packages included: each can be read after those it rests on. */
import { type File, lineAt, type Problem } from './file.ts'
import { type Modules, modulesOf } from './modules.ts'

export function cycles(files: readonly File[]): Problem[] {
  const modules = modulesOf(files)
  return knotsOf(modules).map(knot => {
    const ring = shortestRing(modules, knot)
    const { file, imports } = modules.get(ring[0])!
    const { offset } = imports.find(i => i.to === ring[1])!
    const text = `imports itself: ${[...ring.slice(1), ring[0]].join(' → ')}`
    return { path: file.path, line: lineAt(file.text, offset), text }
  })
}

/** What is loaded only when it is wanted closes no circle. */
const importedBy = (modules: Modules, path: string): string[] =>
  modules
    .get(path)!
    .imports.flatMap(i => (!i.isDynamic && i.to !== undefined && modules.has(i.to) ? [i.to] : []))

/** Files that all reach each other, by Tarjan's algorithm. */
function knotsOf(modules: Modules): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const knots: string[][] = []
  function visit(path: string): void {
    index.set(path, index.size)
    low.set(path, index.get(path)!)
    stack.push(path)
    for (const to of importedBy(modules, path)) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(path, Math.min(low.get(path)!, low.get(to)!))
    }
    if (low.get(path) !== index.get(path)) return
    const knot = stack.splice(stack.indexOf(path))
    if (knot.length > 1 || importedBy(modules, path).includes(path)) knots.push(knot.sort())
  }
  for (const path of modules.keys()) if (!index.has(path)) visit(path)
  return knots
}

/** The shortest way from the first file of a knot back to itself. */
function shortestRing(modules: Modules, [start]: readonly string[]): string[] {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const to of importedBy(modules, way.at(-1)!)) {
      if (to === start) return way.length === 1 ? [start, start] : way
      if (seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  throw new Error(`${start} is in no circle`)
}
