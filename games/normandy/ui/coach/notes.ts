/** When each note of the coach fits, and what it lights up; the most basic first. */
import { type CoachRule, ifAny, type Thing } from '@bivouac/client-shell'
import { verbOf } from '@bivouac/kernel'
import { BASE_DEFENCE } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { partsOf } from '../../src/text/names.ts'
import {
  type ActionName,
  KINDS,
  type KindName,
  kindOfUnit,
  SIDES,
  unitName,
  unitNumber,
  unitOf,
} from '../../src/vocabulary.ts'
import { cardThing, END_TURN, partsOfThing, tileThing, unitThing } from '../table/logic/things.ts'
import type { NoteId } from './messages/en.ts'
import { cardsNamed, rowsWith, type Scene } from './scene.ts'

type Rule = CoachRule<Scene>

const NOTHING: readonly Thing[] = []

/** While the action can be chosen, and while it is being carried out. */
const about =
  (action: ActionName, alsoInTurn: (scene: Scene) => readonly Thing[] = () => []): Rule['fits'] =>
  scene => {
    if (scene.asked === 'turn') return ifAny([...rowsWith(scene, action), ...alsoInTurn(scene)])
    return scene.asked !== undefined && scene.action === action ? NOTHING : undefined
  }

/** Whether the unit of a row stands on a tile with points. */
function isWorthTaking({ view, side }: Scene, row: Thing): boolean {
  const [kind] = partsOfThing(row).name.split('/')
  const unit = unitName(unitOf(SIDES.indexOf(side), KINDS.indexOf(kind as KindName)))
  const tile = view.units.find(one => one.unit === unit)?.tile
  return view.tiles.some(one => one.tile === tile && one.value > 0)
}

const inTurn =
  (things: (scene: Scene) => readonly Thing[]): Rule['fits'] =>
  scene =>
    scene.asked === 'turn' ? ifAny(things(scene)) : undefined

export const RULES: Readonly<Record<NoteId, Rule>> = {
  'aim-points': {
    clauses: ['N-8.2', 'N-1.8'],
    fits: ({ asked, own, view, side }) =>
      asked !== undefined && own.need > 0
        ? view.tiles
            .filter(one => one.value > 0 && one[side] !== 'controlled')
            .map(one => tileThing(one.tile))
        : undefined,
  },
  'aim-pin': {
    clauses: ['N-8.3', 'N-8.5'],
    fits: ({ asked, own, view, enemy }) =>
      asked !== undefined && own.need === 0
        ? view.units.filter(one => one.unit.startsWith(`${enemy}-riflemen`)).map(one => unitThing(one.unit))
        : undefined,
  },
  bid: {
    clauses: ['N-3.4'],
    fits: ({ asked }) => (asked === 'bid' ? NOTHING : undefined),
  },
  hand: {
    clauses: ['N-3.5', 'N-3.6'],
    // One card and its counter are enough to show what belongs together.
    fits: ({ asked, hand, view, side }) => {
      if (asked !== 'turn') return undefined
      const unit = view.units.find(
        one => partsOf(one.unit).side === side && hand.includes(KINDS[kindOfUnit(unitNumber(one.unit))]),
      )?.unit
      return unit === undefined ? NOTHING : [cardThing(KINDS[kindOfUnit(unitNumber(unit))]), unitThing(unit)]
    },
  },
  fog: {
    clauses: ['N-3.8', 'N-6.6'],
    fits: scene =>
      scene.asked === 'bid' || scene.asked === 'turn' ? ifAny(cardsNamed(scene, 'fog-of-war')) : undefined,
  },
  scout: { clauses: ['N-5.3'], fits: about('scout') },
  control: {
    clauses: ['N-6.4', 'N-1.8'],
    // Ground without points can be controlled too, but nobody should be advised to.
    fits: inTurn(scene => rowsWith(scene, 'control').filter(row => isWorthTaking(scene, row))),
  },
  move: {
    clauses: ['N-5.1'],
    fits: scene =>
      scene.action === 'move' && scene.asked === 'step'
        ? NOTHING
        : inTurn(now => cardsNamed(now, 'rifleman'))(scene),
  },
  step: {
    clauses: ['N-5.1', 'N-4.2'],
    fits: ({ asked }) => (asked === 'step' ? NOTHING : undefined),
  },
  attack: {
    clauses: ['N-7.2', 'N-7.4'],
    fits: ({ asked, action }) => (asked === 'choose-target' && action === 'attack' ? NOTHING : undefined),
  },
  range: {
    clauses: ['N-7.2', 'N-7.3'],
    fits: ({ asked }) => (asked === 'choose-target' ? NOTHING : undefined),
  },
  suppressed: {
    clauses: ['N-3.9'],
    fits: inTurn(({ legal, view, side, hand }) =>
      legal.some(command => verbOf(command) === c.READY)
        ? view.units
            .filter(one => one.suppressed && partsOf(one.unit).side === side)
            .filter(one => hand.includes(KINDS[kindOfUnit(unitNumber(one.unit))]))
            .map(one => unitThing(one.unit))
        : NOTHING,
    ),
  },
  'machine-gunners': {
    clauses: ['N-7.6', 'N-3.9'],
    fits: about('suppress'),
  },
  bolster: { clauses: ['N-6.1'], fits: about('bolster') },
  command: { clauses: ['N-6.2'], fits: inTurn(scene => rowsWith(scene, 'command')) },
  inspire: { clauses: ['N-6.5'], fits: about('inspire', scene => cardsNamed(scene, 'squad-leader')) },
  guide: { clauses: ['N-5.2'], fits: about('guide') },
  recon: { clauses: ['N-6.6'], fits: inTurn(scene => rowsWith(scene, 'recon')) },
  conceal: {
    clauses: ['N-6.3'],
    // It helps only while the enemy has Fog of War left to be given (N-4.3).
    fits: inTurn(scene =>
      scene.view[scene.enemy].supply.some(card => card.startsWith('fog-of-war'))
        ? rowsWith(scene, 'conceal')
        : NOTHING,
    ),
  },
  sniper: { clauses: ['N-5.4'], fits: inTurn(scene => cardsNamed(scene, 'sniper')) },
  mortar: { clauses: ['N-6.7', 'N-7.1', 'N-5.5'], fits: inTurn(scene => cardsNamed(scene, 'mortar')) },
  enter: {
    clauses: ['N-3.10'],
    fits: inTurn(({ board, view, side, hand }) =>
      BASE_DEFENCE.flatMap((_, kind) => {
        const unit = unitOf(SIDES.indexOf(side), kind)
        const tile = board.tiles[board.spawn[unit]]
        const isOn = view.units.some(one => unitNumber(one.unit) === unit)
        return isOn || tile === undefined || !hand.includes(KINDS[kind])
          ? []
          : [cardThing(KINDS[kind]), tileThing(tile)]
      }),
    ),
  },
  hunker: {
    clauses: ['N-3.7'],
    // Not in the first round: there is enough to learn in it, and nothing yet to be rid of.
    fits: ({ asked, view, legal }) =>
      asked === 'turn' && view.round > 1 && legal.some(command => verbOf(command) === c.HUNKER_DOWN)
        ? NOTHING
        : undefined,
  },
  'end-turn': {
    clauses: ['N-3.5', 'N-3.3'],
    fits: ({ asked, hand }) =>
      asked === 'turn' && hand.every(kind => kind === 'fog-of-war') ? [END_TURN] : undefined,
  },
  casualty: {
    clauses: ['N-7.5', 'N-3.10'],
    isAfter: true,
    fits: ({ facts, side }) =>
      ifAny(
        facts.flatMap(one => (one.type === 'casualty' && one.side === side ? [unitThing(one.unit)] : [])),
      ),
  },
  hit: {
    clauses: ['N-7.5'],
    isAfter: true,
    fits: ({ facts, enemy }) =>
      ifAny(
        facts.flatMap(one => (one.type === 'casualty' && one.side === enemy ? [unitThing(one.unit)] : [])),
      ),
  },
  'enemy-fire': {
    clauses: ['N-7.2', 'N-7.6'],
    isAfter: true,
    fits: ({ facts, side }) =>
      ifAny(
        facts.flatMap(one =>
          one.type === 'diceRolled' && partsOf(one.at).side === side ? [unitThing(one.at)] : [],
        ),
      ),
  },
}
