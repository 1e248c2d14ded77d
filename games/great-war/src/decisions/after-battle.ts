/** G-9.1 Where a unit retreats to, and G-7.3 whether it takes ground. */
import { add, decision, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { addCombatCards, playCombat } from '../rules/combat-cards.ts'
import { wayHome } from '../rules/raid.ts'
import { ignoreFlag, retreatTo, wayBack, whyNotIgnore, whyNotRetreatTo } from '../rules/retreat.ts'
import { moveIn, stayBehind } from '../rules/take-ground.ts'
import * as f from '../state/frames.ts'
import { sideOfUnit } from '../vocabulary.ts'
import { CARDS_TESTED, type T, whyNotHere } from './common.ts'

export const retreat = decision<T>({
  frame: f.retreat,
  toChoose: t => 1 << sideOfUnit(f.retreat.unit(t)),
  candidates(t, _, out) {
    const unit = f.retreat.unit(t)
    const first = wayBack(t, unit, 0)
    const second = wayBack(t, unit, 1)
    const home = wayHome(t, unit)
    if (first >= 0) add(out, c.to(first))
    if (second >= 0) add(out, c.to(second))
    if (home >= 0 && home !== first && home !== second) add(out, c.to(home))
    add(out, c.ignore)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.TO) return whyNotRetreatTo(t, firstOf(command))
    return verbOf(command) === c.IGNORE ? whyNotIgnore(t) : whyNotHere(t, seat, command)
  },
  apply(t, _, command) {
    if (verbOf(command) === c.TO) retreatTo(t, firstOf(command))
    else ignoreFlag(t)
  },
})

export const takeGround = decision<T>({
  frame: f.takeGround,
  exact: CARDS_TESTED,
  candidates(t, seat, out) {
    add(out, c.takeGround)
    add(out, c.stay)
    addCombatCards(t, seat, out)
  },
  whyNot: (t, seat, command) =>
    command === c.takeGround || command === c.stay ? no.OK : whyNotHere(t, seat, command),
  apply(t, seat, command) {
    if (command === c.takeGround) moveIn(t)
    else if (command === c.stay) stayBehind(t)
    else playCombat(t, seat, firstOf(command), secondOf(command))
  },
})
