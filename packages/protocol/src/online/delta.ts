/**
 * The difference between two plain values, as plain data that is sent. A patch is one of:
 *   value          a text, a number, true, false or null stands for itself, whatever was there before
 *   [value]        the same for any value: a list or an object
 *   []             nothing: the key is gone
 *   {key: patch}   an object or a list: these keys or places change, the others stay; `#` is a list's new length, if that changes
 *   {"@": [at, gone, ...added]}   a list: so many are gone from that place on, and these stand there now
 * `undefined` stands for no difference.
 */
export type Patch = Simple | readonly [] | readonly [unknown] | PatchFields

type Simple = string | number | boolean | null

interface PatchFields {
  readonly [key: string]: Patch | readonly unknown[]
}

type Plain = Readonly<Record<string, unknown>>

const LENGTH = '#'
const SPLICE = '@'

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The patch as JSON text; undefined where nothing differs. Whole views are gone through for every command and every screen, so the
 * text is put together on the way, and nothing is made where nothing has changed.
 */
export function differenceText(from: unknown, to: unknown): string | undefined {
  if (Object.is(from, to)) return undefined
  if (isSimple(to) || isSimple(from)) return whole(to)
  const isList = Array.isArray(to)
  if (isList !== Array.isArray(from)) return whole(to)
  return isList ? ofArrays(from as readonly unknown[], to) : ofObjects(from as Plain, to as Plain)
}

const isSimple = (value: unknown): value is Simple => typeof value !== 'object' || value === null

function whole(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return isSimple(value) ? JSON.stringify(value) : `[${JSON.stringify(value)}]`
}

const GONE = '[]'

function ofObjects(from: Plain, to: Plain): string | undefined {
  let fields = ''
  let kept = 0
  for (const key in to) {
    const value = to[key]
    if (value === undefined) continue
    const before = Object.hasOwn(from, key) ? from[key] : undefined
    if (before !== undefined) kept++
    if (before === value) continue
    const patch = before === undefined ? whole(value) : differenceText(before, value)
    if (patch !== undefined) fields += field(key, patch)
  }
  for (const key in from) if (from[key] !== undefined) kept--
  if (kept !== 0)
    for (const key in from)
      if (from[key] !== undefined && (!Object.hasOwn(to, key) || to[key] === undefined))
        fields += field(key, GONE)
  return braced(fields)
}

/** Keys as they are written behind a comma: the same few come again and again. */
const keys = new Map<string, string>()
const KEYS_MOST = 2000

function keyText(key: string): string {
  const known = keys.get(key)
  if (known !== undefined) return known
  const text = `,${JSON.stringify(key)}:`
  if (keys.size < KEYS_MOST) keys.set(key, text)
  return text
}

const field = (key: string, patch: string | number): string => keyText(key) + patch

/** Fields, each behind a comma, as an object; undefined for none. */
const braced = (fields: string): string | undefined => (fields === '' ? undefined : `{${fields.slice(1)}}`)

function areSimple(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!isSimple(list[i])) return false
  return true
}

function ofArrays(from: readonly unknown[], to: readonly unknown[]): string | undefined {
  if (areSimple(from) && areSimple(to)) return ofSimpleLists(from, to)
  let fields = ''
  for (let i = 0; i < to.length; i++) {
    const patch = i < from.length ? differenceText(from[i], to[i]) : whole(to[i])
    if (patch !== undefined) fields += `,"${i}":${patch}`
  }
  if (from.length !== to.length) fields += field(LENGTH, to.length)
  return braced(fields)
}

/** Lists of cards, commands and the like: something is put in or taken out, and the rest moves up. */
function ofSimpleLists(from: readonly unknown[], to: readonly unknown[]): string | undefined {
  let first = 0
  while (first < from.length && first < to.length && from[first] === to[first]) first++
  if (first === from.length && first === to.length) return undefined
  let last = 0
  while (
    last < from.length - first &&
    last < to.length - first &&
    from[from.length - 1 - last] === to[to.length - 1 - last]
  )
    last++
  // Where nothing stays, the list itself is shorter.
  if (first === 0 && last === 0) return whole(to)
  const added = JSON.stringify(to.slice(first, to.length - last)).slice(1)
  return `{"${SPLICE}":[${first},${from.length - last - first}${added === ']' ? '' : ','}${added}}`
}

const isGone = (patch: unknown): boolean => Array.isArray(patch) && patch.length === 0

const misfit = (): never => {
  throw new Error('the patch does not fit')
}

/** The newer value. Throws where the patch does not fit: then the whole is to be asked for. */
export function patched(from: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return from
  if (Array.isArray(patch)) return isGone(patch) ? misfit() : patch[0]
  if (isSimple(patch)) return patch
  const fields = Object.entries(patch as PatchFields)
  if (Array.isArray(from)) return patchedList(from, fields)
  if (!isPlain(from)) return misfit()
  const all = new Map(Object.entries(from))
  for (const [key, inner] of fields)
    if (isGone(inner)) all.delete(key)
    else all.set(key, patched(all.get(key), inner as Patch))
  return Object.fromEntries(all)
}

/** No list of ours is nearly as long: a length that is must not eat the memory. */
const LENGTH_MOST = 100_000

function patchedList(from: readonly unknown[], fields: readonly [string, unknown][]): unknown[] {
  const all = new Map(fields)
  if (all.has(SPLICE)) return spliced(from, all.get(SPLICE))
  const length = all.get(LENGTH) ?? from.length
  if (!isPlace(length, LENGTH_MOST)) return misfit()
  const list = from.slice(0, length)
  for (const [key, inner] of all) {
    const at = Number(key)
    if (key === LENGTH) continue
    if (!isPlace(at, length - 1)) return misfit()
    list[at] = patched(from[at], inner as Patch)
  }
  return list
}

const isPlace = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

function spliced(from: readonly unknown[], splice: unknown): unknown[] {
  if (!Array.isArray(splice)) return misfit()
  const [at, gone, ...added] = splice as unknown[]
  if (!isPlace(at, from.length) || !isPlace(gone, from.length - at)) return misfit()
  return from.toSpliced(at, gone, ...added)
}
