/** The script of a lesson: commands with their dice, and which command of the learner's is meant by which line. */
import { type Board, type GameModule, type Scripted as Line, unwrap } from '@bivouac/kernel'
import type { Lesson, LessonDeed, LessonStep, Scripted, WrongTry } from './lesson.ts'

type Notation<B extends Board> = Pick<GameModule<B>, 'formatCommand' | 'parseCommand'>

export interface Played {
  readonly command: number
  readonly dice: readonly Line[]
}

/** A line of the script, read. A lesson that cannot be read is a mistake of ours, and says so. */
export function played<B extends Board>(module: Notation<B>, board: B, line: Scripted): Played {
  const [text, dice = ''] = line.split(':')
  const faces = dice.trim() === '' ? [] : dice.trim().split(/\s+/).map(Number)
  return { command: unwrap(module.parseCommand(board, text)), dice: faces.map(die => ({ die })) }
}

/** The line that the command fulfils, if it is right. */
export function rightLine<B extends Board>(
  module: Notation<B>,
  board: B,
  { right, or = [] }: LessonDeed,
  command: number,
): Played | undefined {
  return [right, ...or].map(line => played(module, board, line)).find(one => one.command === command)
}

const pattern = (when: string): RegExp =>
  new RegExp(`^${when.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/** What is said of a command that is allowed but not meant; undefined where nothing in particular is. */
export function wrongTry<B extends Board>(
  module: Notation<B>,
  board: B,
  { wrong = [] }: LessonDeed,
  command: number,
): WrongTry | undefined {
  const text = module.formatCommand(board, command)
  return wrong.find(one => pattern(one.when).test(text))
}

/** A deed with the step it belongs to. */
export interface Asked {
  readonly step: LessonStep
  /** Which step that is, from 0. */
  readonly at: number
  readonly deed: LessonDeed
}

/** All that is asked of the learner, one command after the other. */
export const askedIn = ({ steps }: Lesson): readonly Asked[] =>
  steps.flatMap((step, at) => step.deeds.map(deed => ({ step, at, deed })))
