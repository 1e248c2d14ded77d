/** The best choice and the solver's own as arrows on the board, from the first of a command's things that lie there to the last. */
import type { GameUi, Seen } from '../game-ui.ts'
import type { BoardMark } from '../parts/board-marks.tsx'
import type { Verdict } from './verdict.ts'

interface MarkWords {
  readonly best: string
  readonly yours: string
}

export function marksOf(
  ui: Pick<GameUi, 'module' | 'pathOf' | 'placeOf'>,
  { board, view }: Pick<Seen, 'board' | 'view'>,
  { best, yours, isSolved }: Pick<Verdict, 'best' | 'yours' | 'isSolved'>,
  words: MarkWords,
): readonly BoardMark[] {
  const markOf = (command: string, stroke: 'solid' | 'dashed', word: string): readonly BoardMark[] => {
    const parsed = ui.module.parseCommand(board, command)
    if (!parsed.ok) return []
    const things = ui.pathOf(board, view, parsed.value).filter(thing => ui.placeOf(board, view, thing))
    const [from] = things
    const to = things.at(-1)
    if (from === undefined || to === undefined) return []
    return [from === to ? { ring: to, stroke, word } : { stroke, from, to, word }]
  }
  if (isSolved) return markOf(best.command, 'solid', words.yours)
  return [
    ...(yours ? markOf(yours.command, 'solid', words.yours) : []),
    ...markOf(best.command, 'dashed', words.best),
  ]
}
