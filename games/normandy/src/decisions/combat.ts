/** N-7.1 The decisions of an attack: whom to shoot at, and in which order shells fall. */
import { decision, end, firstOf, verbOf } from '@bivouac/kernel'
import { AT_UNIT } from '../commands.ts'
import * as no from '../refusals.ts'
import { blastNext, resolve } from '../rules/combat.ts'
import { afterCard } from '../rules/victory.ts'
import { chooseBlasted as blastedFrame, chooseTarget as targetFrame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { enemyOf, isOwnUnit, unitsOf } from '../vocabulary.ts'
import { addEach } from './candidates.ts'

type T = s.NormandyTable

/** N-7.1 Attack and Suppress: one enemy counter anywhere on the board. */
export const chooseTarget = decision<T>({
  frame: targetFrame,
  exact: 'every enemy counter on the board may be shot at',
  candidates: (t, seat, out) => addEach(out, AT_UNIT, s.unitsOnBoard(t) & unitsOf(enemyOf(seat))),
  whyNot(t, seat, command) {
    if (verbOf(command) !== AT_UNIT) return no.OTHER_DECISION
    if (isOwnUnit(seat, firstOf(command))) return no.OWN_COUNTER
    return s.isOnBoard(t, firstOf(command)) ? no.OK : no.COUNTER_OFF_BOARD
  },
  apply(t, _, command) {
    const unit = targetFrame.unit(t)
    // The dice fall while the frame is still there: whoever answers them can see which attack they are for.
    resolve(t, unit, s.tileOf(t, unit), firstOf(command), targetFrame.dice(t), targetFrame.action(t))
    end(t)
    afterCard(t)
  },
})

/** N-7.1 Blast: a counter on the target's tile that has not been attacked yet. */
export const chooseBlasted = decision<T>({
  frame: blastedFrame,
  exact: 'every counter still on the list is attacked',
  candidates: (t, _, out) => addEach(out, AT_UNIT, blastedFrame.units(t)),
  whyNot(t, _, command) {
    if (verbOf(command) !== AT_UNIT) return no.OTHER_DECISION
    return ((blastedFrame.units(t) >> firstOf(command)) & 1) === 1 ? no.OK : no.NOT_ON_TARGET_TILE
  },
  apply: (t, _, command) => blastNext(t, firstOf(command)),
})
