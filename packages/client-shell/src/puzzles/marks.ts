/** The best choice and the solver's own as arrows on the board. */
import type { GameUi, Seen } from '../game-ui.ts'
import type { BoardMark, Stroke } from '../parts/board-marks.tsx'
import { commandMark } from '../parts/command-mark.ts'
import type { Verdict } from './verdict.ts'

interface MarkWords {
  readonly best: string
  readonly yours: string
}

export function marksOf(
  ui: Pick<GameUi, 'module' | 'pathOf' | 'placeOf'>,
  seen: Pick<Seen, 'board' | 'view'>,
  { best, yours, isSolved }: Pick<Verdict, 'best' | 'yours' | 'isSolved'>,
  words: MarkWords,
): readonly BoardMark[] {
  const markOf = (command: string, stroke: Stroke, word: string): readonly BoardMark[] =>
    commandMark(ui, seen, command, stroke, word)
  if (isSolved) return markOf(best.command, 'solid', words.yours)
  return [
    ...(yours ? markOf(yours.command, 'solid', words.yours) : []),
    ...markOf(best.command, 'dashed', words.best),
  ]
}
