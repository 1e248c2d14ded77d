/** The choices within a card: where to step, at whom to shoot, which card to take, whom to guide, where to aim. */
import { firstOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import { aim, step, chooseTarget as target } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { ATTACK, KINDS, kindOfUnit, SUPPLY } from '../vocabulary.ts'
import * as aims from './solo-aims.ts'
import { ANY_DEFENCE, GUNNER_ATTACK, GUNNER_SUPPRESS, SCOUT_ATTACK, SNIPER_ATTACK } from './solo-cards.ts'

type T = s.NormandyTable

/** On towards the goal; with none it stays if it may, else it takes the tile with the best cover. */
export function chooseStep(t: T, side: number, legal: readonly number[]): number {
  const unit = step.unit(t)
  const tile = aims.nextTile(t, side, unit, s.tileOf(t, unit), step.action(t))
  if (tile !== aims.NOWHERE) return c.to(tile)
  if (legal.includes(c.stop)) return c.stop
  return c.to(
    aims.safestOf(
      t,
      legal.reduce((tiles, command) => tiles | (1 << firstOf(command)), 0),
    ),
  )
}

export function chooseTarget(t: T, side: number): number {
  const unit = target.unit(t)
  const from = s.tileOf(t, unit)
  const suppressing = target.action(t) !== ATTACK
  const [low, high] = suppressing ? GUNNER_SUPPRESS : rangeOf(kindOfUnit(unit))
  const wanted = aims.pickTarget(t, side, from, low, high, suppressing)
  return c.at(wanted === aims.NOBODY ? aims.pickTarget(t, side, from, ...ANY_DEFENCE) : wanted)
}

function rangeOf(kind: number): readonly [number, number] {
  switch (aims.titleOf(kind)) {
    case aims.SCOUTS:
      return SCOUT_ATTACK
    case aims.SNIPERS:
      return SNIPER_ATTACK
    case aims.GUNNERS:
      return GUNNER_ATTACK
    default:
      return ANY_DEFENCE
  }
}

/** Silent in the sheet: men who can win first. A side that is to pin wants its weapons before its Scouts. */
const FOR_POINTS = ['rifleman', 'scout', 'machine-gunner', 'sniper', 'squad-leader', 'platoon', 'mortar']
const FOR_A_PIN = ['rifleman', 'machine-gunner', 'sniper', 'squad-leader', 'platoon', 'mortar', 'scout']

/** Within a title, the kind with most cards still waiting, so that all units have some. */
export function chooseCard(t: T, side: number, legal: readonly number[]): number {
  const order = t.board.need[side] > 0 ? FOR_POINTS : FOR_A_PIN
  const rank = (kind: number): number =>
    order.findIndex(title => KINDS[kind].startsWith(title)) * 100 - inSupply(t, side, kind)
  return legal
    .filter(command => command !== c.stop)
    .reduce((best, command) => (rank(firstOf(command)) < rank(firstOf(best)) ? command : best))
}

const inSupply = (t: T, side: number, kind: number): number => s.kindCount(t, side, SUPPLY, kind)

export function chooseGuided(t: T, side: number, legal: readonly number[]): number {
  const unit = aims.someoneToGuide(t, side)
  return unit === aims.NOBODY ? legal[0] : c.guide(unit)
}

export function chooseAim(t: T, side: number, legal: readonly number[]): number {
  const tile = aims.tileToShell(t, side, s.tileOf(t, aim.unit(t)))
  return tile === aims.NOWHERE ? legal[0] : c.to(tile)
}
