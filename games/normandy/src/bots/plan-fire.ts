/** Shots and shells in a plan: their dice are not rolled but averaged by their exact chance. */
import { copyState, firstOf, frameKind, lowestBit, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import { chanceOf } from '../odds.ts'
import { FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import { chooseBlasted, chooseTarget } from '../state/frames.ts'
import { isOver, type NormandyTable, tileOf } from '../state/state.ts'
import type { Units } from '../vocabulary.ts'
import { NOTHING } from './beam.ts'
import type { Bench } from './bench.ts'
import { ALL_FAIL, ALL_SUCCEED } from './dice.ts'

type T = NormandyTable

/** From this chance on a plan counts on a hit. */
const LIKELY = 0.5

/** N-7.4 A miss leads to the same position whatever was shot at, so the target with the most to gain is the best. */
export function shootBest(bench: Bench, t: T, depth: number, first: number): void {
  const { lists, tables, spare, found, judge, side } = bench
  const list = lists[depth]
  const shooter = tileOf(t, chooseTarget.unit(t))
  const missed = tables[depth]
  shoot(bench, t, missed, list.codes[0], ALL_FAIL)
  const nothing = judge(missed, side)
  let chosen = NOTHING
  let gain = 0
  let likely = false
  for (let i = 0; i < list.count; i++) {
    const chance = chanceOf(totalDefence(t, shooter, firstOf(list.codes[i])), chooseTarget.dice(t))
    shoot(bench, t, spare, list.codes[i], ALL_SUCCEED)
    const average = chance * (judge(spare, side) - nothing)
    if (chosen !== NOTHING && average <= gain) continue
    chosen = list.codes[i]
    gain = average
    likely = chance > LIKELY
  }
  const begin = first === NOTHING ? chosen : first
  if (!likely) return found.offer(missed, nothing, begin, gain)
  shoot(bench, t, spare, chosen, ALL_SUCCEED)
  const hit = judge(spare, side)
  found.offer(spare, hit, begin, gain + nothing - hit, true)
}

/** N-7.1 Each of `units` under the shells, with `dice` each, is looked at alone: with so few hits they hardly meet. */
export function shellAll(
  bench: Bench,
  t: T,
  depth: number,
  command: number,
  first: number,
  units: Units,
  dice: number,
): void {
  const { tables, spare, found, judge, side } = bench
  const missed = tables[depth]
  shoot(bench, t, missed, command, ALL_FAIL)
  const nothing = judge(missed, side)
  const named = verbOf(command) === c.AT_UNIT ? firstOf(command) : NOTHING
  let nth = named === NOTHING ? 0 : 1
  let gain = 0
  for (let bits = units; bits !== 0; bits &= bits - 1) {
    const unit = lowestBit(bits)
    shoot(bench, t, spare, command, 1 << (unit === named ? 0 : nth++))
    gain += chanceOf(totalDefence(t, FROM_ABOVE, unit), dice) * (judge(spare, side) - nothing)
  }
  found.offer(missed, nothing, first, gain)
}

/** A shot, or a Blast with every further shell, lowest unit first. */
function shoot({ dice, side }: Bench, t: T, into: T, command: number, successes: number): void {
  copyState(t, into)
  dice.load(successes)
  apply(into, side, command)
  while (!isOver(into) && frameKind(into) === chooseBlasted.kind)
    apply(into, side, c.at(lowestBit(chooseBlasted.units(into))))
}
