/** N-5 The decisions of a movement: which counter is guided, and where a moving counter goes next. */
import { add, decision, end, firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { enter, opensTo, whyNotGuide } from '../rules/movement.ts'
import { afterCard } from '../rules/victory.ts'
import { chooseGuided as guidedFrame, step as stepFrame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { GUIDE, sideOfUnit, type Tile, type Tiles, unitsOf } from '../vocabulary.ts'
import { addEach } from './candidates.ts'

type T = s.NormandyTable

/** N-5.1, N-5.3, N-5.4 One tile after the other. */
export const step = decision<T>({
  frame: stepFrame,
  exact: 'the tiles are those that whyNot looks for its own among',
  candidates(t, _, out) {
    addEach(out, c.TO, openTiles(t))
    if (whyNotStop(t) === no.OK) add(out, c.stop)
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

/** N-5.1, N-5.3, N-5.4 The tiles that the moving counter may enter next. */
function openTiles(t: T): Tiles {
  const unit = stepFrame.unit(t)
  return opensTo(t, sideOfUnit(unit), s.tileOf(t, unit), stepFrame.action(t))
}

function whyNotStep(t: T, tile: Tile): number {
  if ((openTiles(t) >> tile) & 1) return no.OK
  return (t.board.near[s.tileOf(t, stepFrame.unit(t))] >> tile) & 1 ? no.TILE_NOT_SCOUTED : no.NOT_ADJACENT
}

/** N-4.2 At least one tile, unless the unit has just entered. */
const whyNotStop = (t: T): number =>
  stepFrame.moved(t) > 0 || stepFrame.entered(t) > 0 ? no.OK : no.AT_LEAST_ONE

/** N-5.2 Any one of the own counters. */
export const chooseGuided = decision<T>({
  frame: guidedFrame,
  candidates: (t, seat, out) => addEach(out, c.GUIDE_UNIT, s.unitsOnBoard(t) & unitsOf(seat)),
  whyNot: (t, seat, command) =>
    verbOf(command) === c.GUIDE_UNIT ? whyNotGuide(t, seat, firstOf(command)) : no.OTHER_DECISION,
  apply: (t, _, command) => stepFrame.goto(t, firstOf(command), guidedFrame.steps(t), GUIDE, 0, 0),
})
