/** G-4.4, G-5 The moves, and the hexes more of Advance Over The Top. */
import { add, type Commands, decision, end, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { endMoves } from '../rules/flow.ts'
import * as rules from '../rules/movement.ts'
import { addFound, found } from '../rules/reach.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { type T, whyNotHere } from './common.ts'

const FLOOD = 'one look around finds all hexes that the unit can reach, and no others'

const addMovesOf = (t: T, seat: number, unit: number, out: Commands): void => {
  const from = s.hexOf(t, unit)
  const count = rules.exploreMoves(t, unit)
  if (!rules.isRushing(t)) addFound(out, c.move(from, 0), count)
  else for (let i = 1; i < count; i++) if (rules.mayEndMoveOn(t, found(i))) add(out, c.move(from, found(i)))
  if (rules.mayLeave(t, seat, unit)) add(out, c.exit(from))
  addFound(out, c.raid(from, 0), rules.exploreRaid(t, unit))
}

export const move = decision<T>({
  frame: f.move,
  exact: FLOOD,
  candidates(t, seat, out) {
    for (let units = rules.yetToMove(t); units !== 0; units &= units - 1)
      addMovesOf(t, seat, lowestBit(units), out)
    for (let units = rules.mayAdvance(t); units !== 0; units &= units - 1)
      add(out, c.advance(s.hexOf(t, lowestBit(units))))
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    const hex = firstOf(command)
    switch (verbOf(command)) {
      case c.MOVE:
        return rules.whyNotMove(t, seat, hex, secondOf(command))
      case c.EXIT:
        return rules.whyNotExit(t, seat, hex)
      case c.RAID:
        return rules.whyNotRaid(t, seat, hex, secondOf(command))
      case c.ADVANCE:
        return rules.whyNotAdvance(t, seat, hex)
      case c.DONE:
        return no.OK
      default:
        return whyNotHere(t, seat, command)
    }
  },
  apply(t, seat, command) {
    const hex = firstOf(command)
    switch (verbOf(command)) {
      case c.MOVE:
        return rules.moveUnit(t, hex, secondOf(command))
      case c.EXIT:
        return rules.leaveBoard(t, seat, hex)
      case c.RAID:
        return rules.raidWith(t, hex, secondOf(command))
      case c.ADVANCE:
        return rules.rollAdvance(t, hex)
      default:
        return endMoves(t)
    }
  },
})

export const advancing = decision<T>({
  frame: f.advancing,
  exact: FLOOD,
  candidates(t, _, out) {
    const from = s.hexOf(t, f.advancing.unit(t))
    const count = rules.exploreAdvance(t)
    for (let i = 1; i < count; i++) if (rules.mayEndAdvanceOn(t, found(i))) add(out, c.move(from, found(i)))
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.DONE) return no.OK
    return verbOf(command) === c.MOVE
      ? rules.whyNotAdvanceTo(t, firstOf(command), secondOf(command))
      : whyNotHere(t, seat, command)
  },
  apply(t, _, command) {
    if (verbOf(command) === c.MOVE) rules.advanceTo(t, firstOf(command), secondOf(command))
    else end(t)
  },
})
