/** Reads one chapter of a study, line by line. A line that cannot be read ends it: what comes before it is kept. */
import type { Problem } from '@bivouac/kernel'
import type { ChapterStart } from '@bivouac/protocol'
import { cleanLine, cleanText, isThing, LIMITS } from './limits.ts'
import { type Chapter, GLYPHS, type Glyph, type Mark, STROKES, type StudyNode } from './study.ts'

/** A moment that is still being read. */
interface DraftNode {
  readonly line: number
  /** How many moves lead to it, itself among them. */
  readonly depth: number
  readonly move: Pick<StudyNode, 'side' | 'command' | 'chance' | 'glyph'> | undefined
  readonly comment: string[]
  readonly marks: Mark[]
  hides: boolean
  readonly next: DraftNode[]
}

/** Where the next line belongs: the last moment, and the one before it, at which another branch may begin. */
interface Branch {
  last: DraftNode
  before: DraftNode | undefined
}

interface Draft {
  readonly root: DraftNode
  readonly open: Branch[]
  movesLeft: number
}

const draftNode = (line: number, depth: number, move?: DraftNode['move']): DraftNode => ({
  line,
  depth,
  move,
  comment: [],
  marks: [],
  hides: false,
  next: [],
})

export function newDraft(movesLeft: number): Draft {
  const root = draftNode(0, 0)
  return { root, open: [{ last: root, before: undefined }], movesLeft }
}

interface ReadChapter {
  readonly chapter?: Chapter
  readonly problem?: Problem
}

/** `first` is the number of the first of these lines, `chapter …`, in its file. */
export function chapterFrom(
  all: readonly string[],
  first: number,
  draft: Draft,
  lines: Map<Chapter | StudyNode, number>,
): ReadChapter {
  const moves = all.findIndex(line => line.trim() === 'moves')
  const head = headIn(all.slice(0, moves < 0 ? all.length : moves), first)
  if ('problem' in head) return head
  let problem: Problem | undefined
  for (const [i, line] of moves < 0 ? [] : all.slice(moves + 1).entries()) {
    const number = first + moves + 1 + i
    const wrong = readLine(draft, line.trim(), number)
    if (wrong === undefined) continue
    problem = {
      code: 'bad-study',
      text: `${wrong} The rest of this chapter is left out.`,
      where: `line ${number}`,
    }
    break
  }
  if (problem === undefined && draft.open.length > 1)
    problem = {
      code: 'bad-study',
      text: "A branch that was opened with '(' is not closed.",
      where: `line ${first + all.length - 1}`,
    }
  const { comment, marks, hides } = draft.root
  const chapter: Chapter = {
    ...head,
    comment: cleanText(comment.join('\n')),
    marks,
    hides,
    next: draft.root.next.map(node => finished(node, lines)),
  }
  lines.set(chapter, first)
  return problem ? { chapter, problem } : { chapter }
}

function finished(draft: DraftNode, lines: Map<Chapter | StudyNode, number>): StudyNode {
  const { move, comment, marks, hides, next, line } = draft
  const node: StudyNode = {
    ...(move as NonNullable<DraftNode['move']>),
    comment: cleanText(comment.join('\n')),
    marks,
    hides,
    next: next.map(one => finished(one, lines)),
  }
  lines.set(node, line)
  return node
}

type Head = Pick<Chapter, 'name' | 'start' | 'origin' | 'hands'>

function headIn(all: readonly string[], first: number): Head | { problem: Problem } {
  const given = new Map<string, string>()
  const position: string[] = []
  const broken = (i: number, text: string) => ({
    problem: { code: 'bad-study', text: `${text} This chapter is left out.`, where: `line ${first + i}` },
  })
  for (const [i, line] of all.entries()) {
    if (line.trim() === '') continue
    if (line.length > LIMITS.line) return broken(i, 'The line is too long.')
    if (line.startsWith('|') && given.has('position'))
      position.push(line.slice(1).replace(/^ /, '').trimEnd())
    else {
      const m = line.match(/^(chapter|game|scenario|house|from|hands|setup|position)(?: (.*)|\s*)$/)
      if (!m)
        return broken(
          i,
          `'${shortened(line)}' is not known here: expected game, scenario, position or moves.`,
        )
      given.set(m[1], m[2] ?? '')
    }
  }
  const game = given.get('game')?.trim() ?? ''
  const scenario = given.get('scenario')?.trim() ?? ''
  if (!/^[\w-]{1,80}$/.test(game) || !/^[\w-]{1,80}$/.test(scenario))
    return broken(0, `The lines 'game …' and 'scenario …' are missing or damaged.`)
  if (given.has('position') === given.has('setup'))
    return broken(0, `A chapter begins either with 'setup …' or with 'position'.`)
  const house = given.get('house')
  const start: ChapterStart = {
    game,
    scenario,
    ...(house === undefined ? {} : { house }),
    ...(given.has('position')
      ? { position: position.join('\n') }
      : { setup: chanceText(given.get('setup') ?? '') }),
  }
  return {
    name: cleanLine(given.get('chapter') ?? ''),
    start,
    origin: cleanLine(given.get('from') ?? ''),
    hands: given.get('hands')?.trim() === 'unknown' ? 'unknown' : 'known',
  }
}

/** Chance in the one form that records have: ` | d10 7 | us-deck a b`. */
const chanceText = (text: string): string =>
  text
    .split('|')
    .slice(1)
    .map(part => ` | ${part.trim().split(/\s+/).join(' ')}`)
    .join('')

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Takes one line of a chapter's moves; what is wrong with it, if anything is. */
function readLine(draft: Draft, line: string, number: number): string | undefined {
  if (line === '') return undefined
  if (line.length > LIMITS.line) return 'The line is too long.'
  const branch = draft.open[draft.open.length - 1]
  if (line.startsWith(';')) {
    const text = line.slice(1).replace(/^ /, '')
    const letters = branch.last.comment.reduce((sum, one) => sum + one.length + 1, text.length)
    if (letters > LIMITS.comment) return `A comment has at most ${LIMITS.comment} letters.`
    branch.last.comment.push(text)
    return undefined
  }
  if (line === '(') {
    if (branch.before === undefined) return "A branch must follow a move: '(' stands where there is none."
    draft.open.push({ last: branch.before, before: undefined })
    return undefined
  }
  if (line === ')') {
    if (draft.open.length === 1) return "')' closes nothing: no branch is open."
    if (branch.before === undefined) return 'A branch without a move.'
    draft.open.pop()
    return undefined
  }
  if (line === 'hide') {
    branch.last.hides = true
    return undefined
  }
  return /^\d/.test(line) ? readMove(draft, branch, line, number) : readMark(branch.last, line)
}

function readMove(draft: Draft, branch: Branch, line: string, number: number): string | undefined {
  const bar = line.indexOf('|')
  const said = bar < 0 ? line : line.slice(0, bar).trim()
  const m = said.match(/^\d{1,6} (\S{1,40}) (\S.*?)(?: (!!|!\?|\?\?|!|\?))?$/)
  if (!m) return `'${shortened(line)}' is no move: expected 'number side command | chance'.`
  if (draft.movesLeft === 0) return `A study has at most ${LIMITS.moves} moves.`
  const depth = branch.last.depth + 1
  if (depth > LIMITS.depth) return `A line has at most ${LIMITS.depth} moves.`
  draft.movesLeft--
  const glyph = GLYPHS.find(one => one === m[3]) satisfies Glyph | undefined
  const node = draftNode(number, depth, {
    side: m[1],
    command: m[2].trim(),
    chance: bar < 0 ? '' : chanceText(line.slice(bar - 1)),
    glyph,
  })
  branch.last.next.push(node)
  branch.before = branch.last
  branch.last = node
  return undefined
}

function readMark(node: DraftNode, line: string): string | undefined {
  const [word, ...rest] = line.split(/\s+/)
  const things = word === 'arrow' ? rest.slice(1) : rest
  const stroke = STROKES.find(one => one === rest[0])
  const isArrow = word === 'arrow' && stroke !== undefined && things.length === 2
  const isRing = word === 'ring' && things.length === 1
  if (!(isArrow || isRing) || !things.every(isThing))
    return `'${shortened(line)}' is not known here: expected a move, a comment, an arrow, a ring or a bracket.`
  if (node.marks.length >= LIMITS.marks) return `At most ${LIMITS.marks} things can be drawn at one moment.`
  const [from, to] = things as `${string}:${string}`[]
  node.marks.push(isRing ? { ring: from } : { stroke: stroke!, from, to })
  return undefined
}
