/** N-5 The decisions of a movement: which counter is guided, and where a moving counter goes next. */
import { add, decision, end, firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { enter, opensTo, whyNotGuide } from '../rules/movement.ts'
import { afterCard } from '../rules/victory.ts'
import { chooseGuided as guidedFrame, step as stepFrame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { GUIDE, sideOfUnit, type Tile, unitsOf } from '../vocabulary.ts'
import { addEach, theActiveSide } from './candidates.ts'

type T = s.NormandyTable

/** N-5.1, N-5.3, N-5.4 One tile after the other. */
export const step = decision<T>({
  frame: stepFrame,
  toChoose: theActiveSide,
  candidates(t, _, out) {
    addEach(out, c.TO, t.board.near[s.tileOf(t, stepFrame.unit(t))])
    add(out, c.stop)
  },
  whyNot(t, _, command) {
    if (verbOf(command) === c.TO) return whyNotStep(t, firstOf(command))
    return command === c.stop ? whyNotStop(t) : no.OTHER_DECISION
  },
  apply(t, _, command) {
    if (command !== c.stop) {
      const left = stepFrame.left(t) - 1
      enter(t, stepFrame.unit(t), firstOf(command), stepFrame.action(t))
      stepFrame.set.left(t, left)
      stepFrame.set.moved(t, stepFrame.moved(t) + 1)
      if (left > 0) return
    }
    end(t)
    afterCard(t)
  },
})

/** N-5.1, N-5.3, N-5.4 Whether the moving counter may enter this tile next. */
function whyNotStep(t: T, tile: Tile): number {
  const unit = stepFrame.unit(t)
  const from = s.tileOf(t, unit)
  if (((t.board.near[from] >> tile) & 1) === 0) return no.NOT_ADJACENT
  const open = opensTo(t, sideOfUnit(unit), from, stepFrame.action(t))
  return ((open >> tile) & 1) === 1 ? no.OK : no.TILE_NOT_SCOUTED
}

/** N-4.2 At least one tile, unless the unit has just entered. */
const whyNotStop = (t: T): number =>
  stepFrame.moved(t) > 0 || stepFrame.entered(t) > 0 ? no.OK : no.AT_LEAST_ONE

/** N-5.2 Any one of the own counters. */
export const chooseGuided = decision<T>({
  frame: guidedFrame,
  toChoose: theActiveSide,
  candidates: (t, seat, out) => addEach(out, c.GUIDE_UNIT, s.unitsOnBoard(t) & unitsOf(seat)),
  whyNot: (t, seat, command) =>
    verbOf(command) === c.GUIDE_UNIT ? whyNotGuide(t, seat, firstOf(command)) : no.OTHER_DECISION,
  apply: (t, _, command) => stepFrame.goto(t, firstOf(command), guidedFrame.steps(t), GUIDE, 0, 0),
})
