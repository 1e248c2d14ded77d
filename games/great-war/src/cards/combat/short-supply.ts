/**
 * Short Supply: the owner of a unit moves it to an empty baseline hex of a section it is in, else of the nearest row
 * that has one; it may still move this turn, but not battle (G-13.5).
 */
import { add, end, firstOf, verbOf } from '@bivouac/kernel'
import { hexIn, TO, to } from '../../commands.ts'
import { ROWS } from '../../geometry.ts'
import * as no from '../../refusals.ts'
import { mark, moveUnit } from '../../state/doors.ts'
import * as f from '../../state/frames.ts'
import * as s from '../../state/state.ts'
import { COMBAT, HEXES, sideOfUnit } from '../../vocabulary.ts'
import { type Choice, combatCard, titleNumber } from '../vocabulary.ts'
import { sendsBack } from '../worth.ts'

type T = s.GreatWarTable
const LAST_ROW = ROWS[HEXES - 1]

/** Whether the unit may be sent to this hex if its row is the nearest with room. */
const isOpen = (t: T, unit: number, hex: number): boolean => {
  const at = sideOfUnit(unit) * HEXES
  return !s.hasUnit(t, hex) && (t.board.sections[at + hex] & t.board.sections[at + s.hexOf(t, unit)]) !== 0
}

/** The row nearest the owner's baseline that has room; 0 if none has. */
const nearestRow = (t: T, unit: number): number => {
  const fromTop = sideOfUnit(unit) === t.board.top
  for (let i = 0; i < LAST_ROW; i++) {
    const row = fromTop ? 1 + i : LAST_ROW - i
    for (let hex = 0; hex < HEXES; hex++) if (ROWS[hex] === row && isOpen(t, unit, hex)) return row
  }
  return 0
}

const sendBack: Choice = {
  prompt: 'prompt.choose.short-supply',
  isOfUnit: true,
  onHex: to,
  list(t, _, out) {
    const unit = f.choose.left(t)
    const row = nearestRow(t, unit)
    for (let hex = 0; hex < HEXES; hex++) if (ROWS[hex] === row && isOpen(t, unit, hex)) add(out, to(hex))
  },
  whyNot(t, _, command) {
    if (verbOf(command) !== TO) return no.OTHER_DECISION
    const unit = f.choose.left(t)
    const hex = firstOf(command)
    return ROWS[hex] === nearestRow(t, unit) && isOpen(t, unit, hex) ? no.OK : no.NOT_A_CHOICE
  },
  choose(t, _, command) {
    const unit = f.choose.left(t)
    end(t)
    moveUnit(t, unit, firstOf(command), 'short-supply')
    mark(t, s.AT.unfit, unit)
  },
}

export const shortSupply = combatCard({
  title: 'short-supply',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  point: 'with-command',
  aim: 'unit',
  resolve(t, _, aim) {
    const unit = s.unitOn(t, hexIn(aim))
    if (nearestRow(t, unit) > 0)
      f.choose.call(t, COMBAT, titleNumber('short-supply'), sideOfUnit(unit), unit, 0)
  },
  choice: sendBack,
  scene: 'short-supply',
  worth: { inHand: 0.6, brings: sendsBack() },
})
