/** G-4.5, G-6, G-7 Who battles whom, and who fires along. */
import { add, type Commands, decision, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import * as rules from '../rules/battle.ts'
import { addCombatCards, playCombat } from '../rules/combat-cards.ts'
import * as crossFireRules from '../rules/cross-fire.ts'
import { endBattles } from '../rules/flow.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { HEXES, sideOfUnit } from '../vocabulary.ts'
import { type T, whyNotHere } from './common.ts'

const addBattlesOf = (t: T, unit: number, out: Commands): void => {
  const from = s.hexOf(t, unit)
  for (let units = rules.targetsOf(t, unit, false); units !== 0; units &= units - 1)
    add(out, c.battle(from, s.hexOf(t, lowestBit(units))))
  if (rules.mayCutWire(t, unit))
    for (let hex = rules.nextWire(t, unit, 0); hex < HEXES; hex = rules.nextWire(t, unit, hex + 1))
      add(out, c.battle(from, hex))
  if (rules.whyNotRemoveWire(t, sideOfUnit(unit), from) === no.OK) add(out, c.removeWire(from))
}

export const battle = decision<T>({
  frame: f.battle,
  exact: 'the targets of a unit are found as one set, so that what holds for all of them is asked once',
  candidates(t, seat, out) {
    for (let units = rules.readyUnits(t); units !== 0; units &= units - 1)
      addBattlesOf(t, lowestBit(units), out)
    if (rules.whyNotEndBattles(t) === no.OK) add(out, c.done)
    addCombatCards(t, seat, out)
  },
  whyNot(t, seat, command) {
    switch (verbOf(command)) {
      case c.BATTLE:
        return rules.whyNotBattle(t, seat, firstOf(command), secondOf(command))
      case c.REMOVE_WIRE:
        return rules.whyNotRemoveWire(t, seat, firstOf(command))
      case c.DONE:
        return rules.whyNotEndBattles(t)
      default:
        return whyNotHere(t, seat, command)
    }
  },
  apply(t, seat, command) {
    switch (verbOf(command)) {
      case c.BATTLE:
        return crossFireRules.beginBattle(t, firstOf(command), secondOf(command))
      case c.REMOVE_WIRE:
        return rules.clearWire(t, firstOf(command))
      case c.COMBAT:
        return playCombat(t, seat, firstOf(command), secondOf(command))
      default:
        return endBattles(t)
    }
  },
})

export const crossFire = decision<T>({
  frame: f.crossFire,
  candidates(t, _, out) {
    for (let units = rules.readyUnits(t) & ~f.crossFire.guns(t); units !== 0; units &= units - 1)
      add(out, c.join(s.hexOf(t, lowestBit(units))))
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.DONE) return no.OK
    return verbOf(command) === c.JOIN
      ? crossFireRules.whyNotJoin(t, seat, firstOf(command))
      : whyNotHere(t, seat, command)
  },
  apply(t, _, command) {
    if (verbOf(command) === c.JOIN) crossFireRules.joinFire(t, firstOf(command))
    else crossFireRules.fireTogether(t)
  },
})
