/** What every slip is made from. */
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { BattleForecast } from '../../../src/view/forecast.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import type { TableWords } from '../words.ts'

export interface SlipProps {
  readonly board: GreatWarBoard
  /** As the table was before the dice. */
  readonly view: GreatWarView
  readonly words: TableWords
  readonly odds: BattleForecast
  readonly command: number
}

/** The chance that flags drive the unit back at all. */
export const backIn = (flags: readonly number[]): number =>
  flags.slice(1).reduce((sum, chance) => sum + chance, 0)
