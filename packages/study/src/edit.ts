/** Everything that can be done to a study, as a pure reducer with undo and redo. Whether a move is allowed is not its business. */
import type { StudyMove } from '@bivouac/protocol'
import { cleanLine, cleanText, isThing, LIMITS } from './limits.ts'
import {
  type Chapter,
  type Glyph,
  isSameMark,
  isSameMove,
  lineTo,
  type Mark,
  movesIn,
  NO_NOTES,
  type Path,
  type Study,
  type StudyNode,
} from './study.ts'

/** Where one is. */
interface Place {
  readonly chapter: number
  readonly path: Path
}

interface Version {
  readonly study: Study
  readonly at: Place
}

export interface Editing extends Version {
  readonly past: readonly Version[]
  readonly future: readonly Version[]
  /** What was done last, if doing it again goes on with it: a comment that is being written is one step to undo. */
  readonly last: string | undefined
}

export type Edit =
  | { readonly type: 'go'; readonly at: Place }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'add-move'; readonly move: StudyMove }
  /** The branch one is on moves up by one where it leaves a better line. */
  | { readonly type: 'promote' }
  /** The move one is at goes, with all that follows. */
  | { readonly type: 'delete' }
  | { readonly type: 'comment'; readonly text: string }
  | { readonly type: 'glyph'; readonly glyph: Glyph | undefined }
  /** Draws it, or takes it away if it is there. */
  | { readonly type: 'mark'; readonly mark: Mark }
  | { readonly type: 'clear-marks' }
  | { readonly type: 'hide'; readonly on: boolean }
  | { readonly type: 'title'; readonly text: string }
  | { readonly type: 'add-chapter'; readonly chapter: Chapter }
  | { readonly type: 'rename-chapter'; readonly text: string }
  | { readonly type: 'move-chapter'; readonly by: 1 | -1 }
  | { readonly type: 'remove-chapter' }
  | { readonly type: 'hands'; readonly hands: Chapter['hands'] }

/** More than that nobody takes back. */
const STEPS_MOST = 200

export const openStudy = (study: Study): Editing => ({
  study,
  at: { chapter: 0, path: [] },
  past: [],
  future: [],
  last: undefined,
})

export function edit(editing: Editing, change: Edit): Editing {
  if (change.type === 'undo' || change.type === 'redo') return stepped(editing, change.type)
  if (change.type === 'go') return { ...editing, at: within(editing.study, change.at), last: undefined }
  const changed = changedBy(editing, change)
  if (changed === undefined) return editing
  // Going to a move that is there already changes nothing.
  if (changed.study === editing.study) return { ...editing, at: changed.at, last: undefined }
  const { study, at, past } = editing
  const goesOn = isWriting(change) && editing.last === nameOf(change, at)
  return {
    ...changed,
    past: goesOn ? past : [...past, { study, at }].slice(-STEPS_MOST),
    future: [],
    last: isWriting(change) ? nameOf(change, at) : undefined,
  }
}

const isWriting = ({ type }: Edit): boolean =>
  type === 'comment' || type === 'title' || type === 'rename-chapter'
const nameOf = ({ type }: Edit, at: Place): string => `${type} ${at.chapter} ${at.path.join('.')}`

function stepped({ study, at, past, future }: Editing, how: 'undo' | 'redo'): Editing {
  const [from, to] = how === 'undo' ? [past, future] : [future, past]
  const version = from.at(-1)
  const now = { study, at }
  if (version === undefined) return { ...now, past, future, last: undefined }
  const [left, grown] = [from.slice(0, -1), [...to, now]]
  return {
    ...version,
    past: how === 'undo' ? left : grown,
    future: how === 'undo' ? grown : left,
    last: undefined,
  }
}

/** The place, or the nearest there is. */
function within({ chapters }: Study, { chapter, path }: Place): Place {
  const number = Math.max(0, Math.min(chapters.length - 1, chapter))
  return {
    chapter: number,
    path: path.slice(0, chapters[number] ? lineTo(chapters[number], path).length : 0),
  }
}

type Change = Exclude<Edit, { readonly type: 'go' | 'undo' | 'redo' }>

/** Undefined where it cannot be done. */
function changedBy(version: Version, change: Change): Version | undefined {
  const { study, at } = version
  const chapter = study.chapters[at.chapter]
  switch (change.type) {
    case 'title':
      return { study: { ...study, title: cleanLine(change.text) }, at }
    case 'add-chapter':
      return study.chapters.length >= LIMITS.chapters ? undefined : withChapter(study, change.chapter)
    case 'move-chapter':
      return chapterMoved(study, at, change.by)
    case 'remove-chapter':
      return study.chapters.length < 2 ? undefined : withoutChapter(study, at)
  }
  if (chapter === undefined) return undefined
  const done = inChapter(study, chapter, at.path, change)
  return (
    done && {
      study:
        done.chapter === chapter
          ? study
          : { ...study, chapters: study.chapters.with(at.chapter, done.chapter) },
      at: { ...at, path: done.path },
    }
  )
}

const withChapter = (study: Study, chapter: Chapter): Version => ({
  study: { ...study, chapters: [...study.chapters, { ...chapter, name: cleanLine(chapter.name) }] },
  at: { chapter: study.chapters.length, path: [] },
})

function chapterMoved(study: Study, at: Place, by: 1 | -1): Version | undefined {
  const to = at.chapter + by
  const { chapters } = study
  if (to < 0 || to >= chapters.length) return undefined
  const moved = chapters.with(to, chapters[at.chapter]).with(at.chapter, chapters[to])
  return { study: { ...study, chapters: moved }, at: { ...at, chapter: to } }
}

const withoutChapter = (study: Study, at: Place): Version => ({
  study: { ...study, chapters: study.chapters.toSpliced(at.chapter, 1) },
  at: { chapter: Math.max(0, at.chapter - 1), path: [] },
})

interface InChapter {
  readonly chapter: Chapter
  readonly path: Path
}

function inChapter(study: Study, chapter: Chapter, path: Path, change: Change): InChapter | undefined {
  const stay = (next: Chapter): InChapter => ({ chapter: next, path })
  const notes = <Part extends object>(part: Part): InChapter => stay(changedAt(chapter, path, part))
  const here = path.length === 0 ? chapter : lineTo(chapter, path).at(-1)
  if (here === undefined) return undefined
  switch (change.type) {
    case 'rename-chapter':
      return stay({ ...chapter, name: cleanLine(change.text) })
    case 'hands':
      return stay({ ...chapter, hands: change.hands })
    case 'comment':
      return notes({ comment: cleanText(change.text) })
    case 'hide':
      return notes({ hides: change.on })
    case 'clear-marks':
      return notes({ marks: [] })
    case 'glyph':
      return path.length === 0 ? undefined : notes({ glyph: change.glyph })
    case 'mark': {
      const marks = markedWith(here.marks, change.mark)
      return marks && notes({ marks })
    }
    case 'add-move':
      return withMove(study, chapter, path, here, change.move)
    case 'delete':
      return path.length === 0 ? undefined : withoutBranch(chapter, path)
    case 'promote':
      return promoted(chapter, path)
    default:
      return undefined
  }
}

function markedWith(marks: readonly Mark[], mark: Mark): readonly Mark[] | undefined {
  const things = 'ring' in mark ? [mark.ring] : [mark.from, mark.to]
  if (!things.every(isThing)) return undefined
  const left = marks.filter(one => !isSameMark(one, mark))
  if (left.length < marks.length) return left
  return marks.length >= LIMITS.marks ? undefined : [...marks, mark]
}

function withMove(
  study: Study,
  chapter: Chapter,
  path: Path,
  here: Chapter | StudyNode,
  { side, command, chance }: StudyMove,
): InChapter | undefined {
  const move = { side, command, chance }
  const known = here.next.findIndex(one => isSameMove(one, move))
  if (known >= 0) return { chapter, path: [...path, known] }
  if (path.length >= LIMITS.depth) return undefined
  if (study.chapters.reduce((sum, one) => sum + movesIn(one.next), 0) >= LIMITS.moves) return undefined
  const node: StudyNode = { ...move, ...NO_NOTES, glyph: undefined, next: [] }
  return {
    chapter: changedAt(chapter, path, { next: [...here.next, node] }),
    path: [...path, here.next.length],
  }
}

const withoutBranch = (chapter: Chapter, path: Path): InChapter => {
  const up = path.slice(0, -1)
  const parent = up.length === 0 ? chapter : lineTo(chapter, up).at(-1)!
  return { chapter: changedAt(chapter, up, { next: parent.next.toSpliced(path.at(-1)!, 1) }), path: up }
}

/** Where the line last leaves a better one, it takes a place further up. */
function promoted(chapter: Chapter, path: Path): InChapter | undefined {
  const at = path.findLastIndex(branch => branch > 0)
  if (at < 0) return undefined
  const up = path.slice(0, at)
  const parent = at === 0 ? chapter : lineTo(chapter, up).at(-1)!
  const branch = path[at]
  const next = parent.next.with(branch - 1, parent.next[branch]).with(branch, parent.next[branch - 1])
  return { chapter: changedAt(chapter, up, { next }), path: path.with(at, branch - 1) }
}

/** The chapter with the moment at a path changed: only what leads there is made anew. */
function changedAt<At extends { readonly next: readonly StudyNode[] }>(
  tree: At,
  path: Path,
  part: object,
): At {
  const [branch, ...rest] = path
  if (branch === undefined) return { ...tree, ...part }
  return { ...tree, next: tree.next.with(branch, changedAt(tree.next[branch], rest, part)) }
}
