/** How much a study may hold, and text as it may stand in one: plain, on lines, without letters that nobody can see. */

export const LIMITS = {
  /** Letters of a file. */
  text: 1_000_000,
  chapters: 64,
  /** Of all chapters together. */
  moves: 3000,
  /** From the beginning of a chapter to the end of its longest line. */
  depth: 1000,
  name: 120,
  comment: 4000,
  /** At one moment. */
  marks: 40,
  /** Letters of one line that is neither a comment nor a name: the order of a large pile is the longest. */
  line: 8000,
} as const

/** Control characters, and those that turn the direction of writing round. */
const UNSEEN = /[\p{Cc}--[\n\t]]|[\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gv
/** Half of a letter: no file can hold it. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const seen = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').replaceAll(HALVES, '')

/** Cut between letters, never inside one. */
const cut = (text: string, most: number): string => text.slice(0, most).replaceAll(HALVES, '')

/** One line: a title, a name. */
export const cleanLine = (text: string): string =>
  cut(seen(text).replaceAll(/\s+/g, ' ').trim(), LIMITS.name).trim()

/** A comment: lines, none of them ending in blanks, and no empty ones at either end. */
export const cleanText = (text: string): string =>
  cut(seen(text).replaceAll('\t', ' '), LIMITS.comment)
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/^\n+|\n+$/g, '')

/** Whether a name may stand for a thing: `tile:12B`, `row:rifleman-a/attack`. */
export const isThing = (text: string): text is `${string}:${string}` =>
  text.length <= 80 && /^[a-z-]+:[\w./-]+$/.test(text)
