/** Commands that come as they are written in records, analyses and studies. */
import type { Board } from '@bivouac/kernel'
import type { GameUi, Words } from '../game-ui.ts'

/** The command's number; none for one that this board does not know. */
export function codeOf(ui: GameUi, board: Board, command: string): number | undefined {
  const parsed = ui.module.parseCommand(board, command)
  return parsed.ok ? parsed.value : undefined
}

/** What it does, said to the side that saw `view` when it chose; as it is written where that is not known. */
export function labelOf(ui: GameUi, words: Words, board: Board, view: unknown, command: string): string {
  const code = codeOf(ui, board, command)
  return view === undefined || code === undefined ? command : words.face.label(board, view, code)
}
