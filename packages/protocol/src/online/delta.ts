/**
 * The difference between two plain values, as plain data. A patch is one of:
 *   {s: value}                 the value itself, whatever was there before
 *   {o: {key: patch}, d: […]}  an object: these keys change, those are gone
 *   {a: {index: patch}, n: 5}  an array: these places change; n is its new length, if that changes
 * `undefined` stands for no difference.
 */
export type Patch =
  | { readonly s: unknown }
  | { readonly o: Readonly<Record<string, Patch>>; readonly d?: readonly string[] }
  | { readonly a: Readonly<Record<number, Patch>>; readonly n?: number }

type Plain = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function difference(from: unknown, to: unknown): Patch | undefined {
  if (Object.is(from, to)) return undefined
  const patch =
    Array.isArray(from) && Array.isArray(to)
      ? ofArrays(from, to)
      : isObject(from) && isObject(to)
        ? ofObjects(from, to)
        : { s: to }
  return patch
}

function ofObjects(from: Plain, to: Plain): Patch | undefined {
  const changed: [string, Patch][] = []
  for (const key of Object.keys(to)) {
    if (to[key] === undefined) continue
    const patch = Object.hasOwn(from, key) ? difference(from[key], to[key]) : { s: to[key] }
    if (patch !== undefined) changed.push([key, patch])
  }
  const d = Object.keys(from).filter(key => !Object.hasOwn(to, key) || to[key] === undefined)
  // Made from entries, so that no key is mistaken for an object's prototype.
  const o = Object.fromEntries(changed)
  if (d.length > 0) return { o, d }
  return changed.length > 0 ? { o } : undefined
}

function ofArrays(from: readonly unknown[], to: readonly unknown[]): Patch | undefined {
  const a: Record<number, Patch> = {}
  let changes = 0
  for (const [i, value] of to.entries()) {
    const patch = i < from.length ? difference(from[i], value) : { s: value }
    if (patch === undefined) continue
    a[i] = patch
    changes++
  }
  if (changes === 0 && from.length === to.length) return undefined
  // A list that is mostly another is shorter as itself.
  if (changes * 2 > to.length && to.every(value => typeof value !== 'object')) return { s: to }
  return from.length === to.length ? { a } : { a, n: to.length }
}

/** The newer value. Throws where the patch does not fit: then the whole is to be asked for. */
export function patched(from: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return from
  if ('s' in patch) return patch.s
  if ('a' in patch) {
    if (!Array.isArray(from)) throw new Error('the patch is for a list')
    const list = from.slice(0, patch.n ?? from.length)
    for (const [i, inner] of Object.entries(patch.a)) list[Number(i)] = patched(from[Number(i)], inner)
    return list
  }
  if (!isObject(from)) throw new Error('the patch is for an object')
  const gone = new Set(patch.d)
  const fields = new Map(Object.entries(from).filter(([key]) => !gone.has(key)))
  for (const [key, inner] of Object.entries(patch.o)) fields.set(key, patched(fields.get(key), inner))
  return Object.fromEntries(fields)
}

/** A value as text with its keys in order, so that both ends write the same. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const keys = Object.keys(value).filter(key => value[key] !== undefined)
  return `{${keys
    .toSorted()
    .map(key => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}

/** A short check of a value: FNV-1a, 32 bits, over the UTF-16 units of its canonical text. It guards against mistakes, not malice. */
export function checkOf(value: unknown): string {
  const text = canonical(value)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
