/** A study as plain data: chapters, each with where it begins and a tree of moves with what is written and drawn beside them. */
import type { ChapterStart, StudyMove } from '@bivouac/protocol'

/** What a move is thought of: a find, good, worth a try, a mistake, a blunder. */
export const GLYPHS = ['!!', '!', '!?', '?', '??'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Solid for what happens, dashed for what is better, dotted for an idea. */
export const STROKES = ['solid', 'dashed', 'dotted'] as const
export type Stroke = (typeof STROKES)[number]

/** A thing on the table by the name that screens have for it: `tile:12B`, `unit:german-scouts-a`. */
export type Thing = `${string}:${string}`

/** Something drawn on the board: an arrow between two things, or a ring around one. */
export type Mark =
  | { readonly stroke: Stroke; readonly from: Thing; readonly to: Thing }
  | { readonly ring: Thing }

/** What is said at a moment. */
export interface Notes {
  /** Plain text; `[N-6.4]` in it links to a clause, `[tile:12B]` to a thing on the table. */
  readonly comment: string
  readonly marks: readonly Mark[]
  /** What follows is hidden until the reader has thought about it: what would you do? */
  readonly hides: boolean
}

/** A move, what is said of it, and what follows; the main line first. */
export interface StudyNode extends StudyMove, Notes {
  readonly glyph: Glyph | undefined
  readonly next: readonly StudyNode[]
}

export interface Chapter extends Notes {
  readonly name: string
  readonly start: ChapterStart
  /** Where it comes from, for people: 'La Raye, step 45'. */
  readonly origin: string
  /** Whether both hands lie open to the reader, or each side shows what it knows. */
  readonly hands: 'known' | 'unknown'
  readonly next: readonly StudyNode[]
}

export interface Study {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

/** Which branch to take at each move from the beginning on; empty for the beginning itself. */
export type Path = readonly number[]

export const NO_NOTES: Notes = { comment: '', marks: [], hides: false }

export const newChapter = (
  name: string,
  start: ChapterStart,
  more: Partial<Pick<Chapter, 'origin' | 'hands'>> = {},
): Chapter => ({ ...NO_NOTES, name, start, origin: '', hands: 'known', next: [], ...more })

export const isSameMove = (a: StudyMove, b: StudyMove): boolean =>
  a.side === b.side && a.command === b.command && a.chance === b.chance

export const isSameMark = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The moves that lead to a path, the last one being its own; as far as there are any. */
export function lineTo(chapter: Chapter, path: Path): readonly StudyNode[] {
  const line: StudyNode[] = []
  let next = chapter.next
  for (const branch of path) {
    const node = next[branch]
    if (node === undefined) break
    line.push(node)
    next = node.next
  }
  return line
}

/** What stands at a path: a move, or the chapter at its beginning. */
export const nodeAt = (chapter: Chapter, path: Path): StudyNode | Chapter =>
  path.length === 0 ? chapter : (lineTo(chapter, path).at(-1) ?? chapter)

/** How many moves a tree has. */
export function movesIn(next: readonly StudyNode[]): number {
  let count = 0
  const open = [...next]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    count++
    open.push(...node.next)
  }
  return count
}
