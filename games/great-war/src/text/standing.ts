/** G-13.4 A standing order for the enemy's turn in words. */

import { COMBAT_TITLES } from '../cards/cards.ts'
import { ASK, HOLD, PASS_TURN, SAVE_UNITS, STOP_AT } from '../rules/windows.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { UNIT_NAMES } from '../vocabulary.ts'
import { cardText, unitText } from './names.ts'
import type { Words } from './words.ts'

export type Standing =
  | { readonly is: 'ask' | 'pass-turn' | 'save-units' }
  | { readonly is: 'hold'; readonly card: string }
  | { readonly is: 'stop-at'; readonly unit: string }

/** What an order is, with the card or the unit that it names. */
export function standingOf(order: number): Standing {
  if (order === ASK) return { is: 'ask' }
  if (order === PASS_TURN) return { is: 'pass-turn' }
  if (order === SAVE_UNITS) return { is: 'save-units' }
  return order >= HOLD
    ? { is: 'hold', card: COMBAT_TITLES[order - HOLD] }
    : { is: 'stop-at', unit: UNIT_NAMES[order - STOP_AT] }
}

/** Undefined for who has given none and wants to be asked. */
export function standingText(words: Words, board: GreatWarBoard, order: number): string | undefined {
  const { say } = words
  const standing = standingOf(order)
  switch (standing.is) {
    case 'ask':
      return undefined
    case 'pass-turn':
      return say('table.standing.pass')
    case 'save-units':
      return say('table.standing.save')
    case 'hold':
      return say('table.standing.hold', { card: cardText(words, standing.card) })
    case 'stop-at':
      return say('table.standing.stop', { unit: unitText(words, board, standing.unit) })
  }
}
