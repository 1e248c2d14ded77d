/** A command as an arrow on the board, from the first of its things that lie there to the last; a ring where it is one thing only. */
import type { GameUi, Seen } from '../game-ui.ts'
import type { BoardMark, Stroke } from './board-marks.tsx'

/** None for a command that has no place on the board, or that this board does not know. */
export function commandMark(
  ui: Pick<GameUi, 'module' | 'pathOf' | 'placeOf'>,
  { board, view }: Pick<Seen, 'board' | 'view'>,
  command: string,
  stroke: Stroke,
  word: string,
): readonly BoardMark[] {
  const parsed = ui.module.parseCommand(board, command)
  if (!parsed.ok) return []
  const things = ui.pathOf(board, view, parsed.value).filter(thing => ui.placeOf(board, view, thing))
  const [from] = things
  const to = things.at(-1)
  if (from === undefined || to === undefined) return []
  return [from === to ? { ring: to, stroke, word } : { stroke, from, to, word }]
}
