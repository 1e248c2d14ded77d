/** A command and how it would go on, numbered on the board; what has no place there keeps its number to itself. */
import type { GameUi, Seen } from '../game-ui.ts'
import type { BoardMark } from '../parts/board-marks.tsx'
import { commandMark } from '../parts/command-mark.ts'

/** More than that nobody can follow. */
const LONGEST = 4

export const lineMarks = (
  ui: Pick<GameUi, 'module' | 'pathOf' | 'placeOf'>,
  seen: Pick<Seen, 'board' | 'view'>,
  line: readonly string[],
): readonly BoardMark[] =>
  line
    .slice(0, LONGEST)
    .flatMap((command, i) => commandMark(ui, seen, command, i === 0 ? 'solid' : 'dashed', `${i + 1}`))
