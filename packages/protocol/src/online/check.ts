/** Short checks of plain values, by which both ends know that they have the same. */
import { isPlain } from './delta.ts'

/** A value as text with its keys in order, so that both ends write the same. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isPlain(value)) return JSON.stringify(value) ?? 'null'
  return `{${keysOf(value)
    .map(key => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}

/** Keys as objects of one kind have them, and in order. */
interface Keys {
  readonly given: readonly string[]
  readonly sorted: readonly string[]
}

/** The last keys by the first of them: in a list of units or hexes one is like the other, and need not be sorted again. */
const known = new Map<string, Keys>()
const KNOWN_MOST = 500

/** The keys of an object in order, without those that hold nothing. */
function keysOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  let like: Keys | undefined
  let count = 0
  for (const key in value) {
    if (value[key] === undefined) continue
    if (count === 0) like = known.get(key)
    if (like?.given[count] !== key) return sortedKeys(value)
    count++
  }
  return like?.given.length === count ? like.sorted : sortedKeys(value)
}

function sortedKeys(value: Readonly<Record<string, unknown>>): readonly string[] {
  const given = Object.keys(value).filter(key => value[key] !== undefined)
  const sorted = given.toSorted()
  if (given.length > 0 && (known.size < KNOWN_MOST || known.has(given[0])))
    known.set(given[0], { given, sorted })
  return sorted
}

const START = 0x811c9dc5
const PRIME = 0x01000193

/** A short check of a value: FNV-1a, 32 bits, over the UTF-16 units of its canonical text. It guards against mistakes, not malice. */
export const checkOf = (value: unknown): string => (goOn(START, value) >>> 0).toString(16).padStart(8, '0')

/** The same over the text of one more value, which need not be put together for that: it is as long as all that a screen shows. */
function goOn(hash: number, value: unknown): number {
  if (typeof value === 'string') return overText(hash, value)
  if (Array.isArray(value)) {
    let h = over(hash, OPEN_LIST)
    for (let i = 0; i < value.length; i++) h = goOn(i === 0 ? h : over(h, COMMA), value[i])
    return over(h, CLOSE_LIST)
  }
  if (!isPlain(value)) return overAll(hash, JSON.stringify(value) ?? 'null')
  let h = over(hash, OPEN)
  let isFirst = true
  for (const key of keysOf(value)) {
    if (!isFirst) h = over(h, COMMA)
    isFirst = false
    h = goOn(over(overText(h, key), COLON), value[key])
  }
  return over(h, CLOSE)
}

const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COMMA, COLON, QUOTE, BACKSLASH] = [...'{}[],:"\\'].map(letter =>
  letter.charCodeAt(0),
)
/** Letters before the space, and those from the surrogates on, may be written in another way. */
const SPACE = 0x20
const SURROGATES = 0xd800

const over = (hash: number, unit: number): number => Math.imul(hash ^ unit, PRIME)

function overAll(hash: number, text: string): number {
  let h = hash
  for (let i = 0; i < text.length; i++) h = over(h, text.charCodeAt(i))
  return h
}

/** Over a text in quotes. */
function overText(hash: number, text: string): number {
  let h = over(hash, QUOTE)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE || unit === BACKSLASH || unit < SPACE || unit >= SURROGATES)
      return overAll(hash, JSON.stringify(text))
    h = over(h, unit)
  }
  return over(h, QUOTE)
}
