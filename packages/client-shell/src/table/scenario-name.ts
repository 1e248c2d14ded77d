/** What is played, in the reader's language. */
import type { Board } from '@bivouac/kernel'
import type { GameCover, Words } from '../game-ui.ts'

export const scenarioName = (cover: GameCover, { language }: Words, board: Board): string =>
  cover.scenarios(language).find(({ id }) => id === board.scenario)?.name ?? board.name
