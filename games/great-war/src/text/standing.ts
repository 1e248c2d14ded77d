/** G-13.4 A standing order for the enemy's turn in words. */

import { COMBAT_TITLES } from '../cards/cards.ts'
import { ASK, HOLD, PASS_TURN, SAVE_UNITS, STOP_AT } from '../rules/windows.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { UNIT_NAMES } from '../vocabulary.ts'
import { cardText, unitText } from './names.ts'
import type { Words } from './words.ts'

/** Undefined for who has given none and wants to be asked. */
export function standingText(words: Words, board: GreatWarBoard, order: number): string | undefined {
  const { say } = words
  if (order === ASK) return undefined
  if (order === PASS_TURN) return say('table.standing.pass')
  if (order === SAVE_UNITS) return say('table.standing.save')
  if (order >= HOLD) return say('table.standing.hold', { card: cardText(words, COMBAT_TITLES[order - HOLD]) })
  return say('table.standing.stop', { unit: unitText(words, board, UNIT_NAMES[order - STOP_AT]) })
}
