/** The moves of a study on a table: the kernel says what is allowed and what comes of it, never the study. */
import {
  type Board,
  callsIn,
  chanceIn,
  chanceText,
  cloneTable,
  fail,
  type GameModule,
  type Match,
  matchAt,
  matchFrom,
  ok,
  openMatch,
  type Problem,
  parseAnyCommand,
  type Result,
  scripted,
  seeded,
  submit,
} from '@bivouac/kernel'
import type { ChapterStart, StudyBranch, StudyMove } from '@bivouac/protocol'
import { problemAt, type ReadStudy } from './parse.ts'
import type { Chapter, StudyNode } from './study.ts'

/** The table as a chapter begins. */
export function openChapter(module: GameModule, board: Board, start: ChapterStart): Result<Match> {
  if (start.position !== undefined) return matchFrom(module, board, start.position)
  try {
    const match = openMatch(module, board, '', scripted(chanceIn(start.setup ?? ''), callsIn(module)))
    // What comes after the setup has chance of its own.
    match.table.chance = seeded
    return ok(match)
  } catch (error) {
    if (error instanceof Error && error.name === 'ScriptError')
      return fail('bad-study', `The setup cannot be repeated: ${error.message}.`)
    throw error
  }
}

/** Makes a move on the table. Nothing has happened if it fails. */
export function playMove(match: Match, { side, command, chance }: StudyMove): ReturnType<typeof submit> {
  const { module, table } = match
  const seat = module.sides.indexOf(side)
  if (seat < 0) return fail('bad-study', `There is no side '${side}': expected ${module.sides.join(' or ')}.`)
  const meant = parseAnyCommand(module, table.board, command)
  if (!meant.ok) return meant
  return submit(match, seat, meant.value, chanceIn(chance))
}

/** The move in the one form that the game has for it. */
export const moveOf = (match: Match): StudyMove => {
  const { module, table, log } = match
  const { seat, command, drawn } = log[log.length - 1]
  return {
    side: module.sides[seat],
    command: module.formatCommand(table.board, command),
    chance: chanceText(module, drawn),
  }
}

/** A table of its own that stands like this one. */
const another = ({ module, table }: Match): Match => matchAt(module, cloneTable(table))

/**
 * Goes through a tree, each move before those that follow it. `visit` gets the table after the move and says whether to go on
 * from there; a move that fails is told to `failed`, and what follows it is not looked at.
 */
export function walk<Node extends StudyBranch>(
  begun: Match,
  tree: readonly Node[],
  visit: (node: Node, match: Match, path: readonly number[], facts: Match['opening']) => void,
  failed: (node: Node, problem: Problem) => void = () => undefined,
): void {
  interface Open {
    readonly from: Match
    readonly node: Node
    readonly path: readonly number[]
  }
  const branches = (from: Match, next: readonly Node[], path: readonly number[]): Open[] =>
    next.map((node, i) => ({ from, node, path: [...path, i] })).reverse()
  const open = branches(begun, tree, [])
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const match = another(one.from)
    const done = playMove(match, one.node)
    if (!done.ok) {
      failed(one.node, done.problem)
      continue
    }
    visit(one.node, match, one.path, done.value.facts)
    open.push(...branches(match, one.node.next as readonly Node[], one.path))
  }
}

/** The game and the board that a chapter is played on. */
export type OpenGame = (start: ChapterStart) => Result<{ readonly module: GameModule; readonly board: Board }>

/** A study that was read, as far as its moves are allowed: a move that is not goes, with all that follows it. */
export function heldBy(
  open: OpenGame,
  { study, problems, lines }: ReadStudy,
): Pick<ReadStudy, 'study' | 'problems'> {
  const found = [...problems]
  const object = (what: Chapter | StudyNode, { text }: Problem, left: string): void => {
    found.push(problemAt(lines.get(what) ?? 1, `${text} ${left}`))
  }
  const chapters = study.chapters.flatMap(chapter => {
    const begun = begin(open, chapter)
    if (!begun.ok) {
      object(chapter, begun.problem, 'This chapter is left out.')
      return []
    }
    const wrong = new Set<StudyNode>()
    walk(
      begun.value,
      chapter.next,
      () => undefined,
      (node, problem) => {
        wrong.add(node)
        object(node, problem, 'The move and what follows it are left out.')
      },
    )
    return [wrong.size === 0 ? chapter : { ...chapter, next: without(chapter.next, wrong) }]
  })
  return { study: { ...study, chapters }, problems: found.sort((a, b) => lineOf(a) - lineOf(b)) }
}

const lineOf = ({ where }: Problem): number => Number(where?.match(/\d+/)?.[0] ?? 0)

function begin(open: OpenGame, { start }: Chapter): Result<Match> {
  const game = open(start)
  return game.ok ? openChapter(game.value.module, game.value.board, start) : game
}

const without = (next: readonly StudyNode[], wrong: ReadonlySet<StudyNode>): readonly StudyNode[] =>
  next.filter(node => !wrong.has(node)).map(node => ({ ...node, next: without(node.next, wrong) }))
