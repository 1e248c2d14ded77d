/** The decisions of the game as frames of the kernel's stack, their numbers by name. The rows are in `decisions/`. */
import { type ArgKind, type FrameShape, frame } from '@bivouac/kernel'
import { ANY_SQUAD, cardName, cardNamed } from '../cards/cards.ts'
import {
  ACTIONS,
  type Action,
  type ActionName,
  type Card,
  type Squad,
  UNITS as UNIT_COUNT,
  type Unit,
  type Units,
  unitName,
  unitNumber,
  ZONES,
  type Zone,
  type ZoneName,
} from '../vocabulary.ts'

export const UNIT: ArgKind<Unit> = { name: 'unit', print: unitName, parse: unitNumber }
export const UNITS: ArgKind<Units> = {
  name: 'units',
  print: units =>
    [...Array(UNIT_COUNT).keys()]
      .filter(unit => (units >> unit) & 1)
      .map(unitName)
      .join(','),
  parse(text) {
    const units = text.split(',').map(unitNumber)
    return units.includes(-1) ? -1 : units.reduce((bits: number, unit) => bits | (1 << unit), 0)
  },
}
const ACTION: ArgKind<Action> = {
  name: 'action',
  print: action => ACTIONS[action],
  parse: text => ACTIONS.indexOf(text as ActionName),
}
const ZONE: ArgKind<Zone> = {
  name: 'zone',
  print: zone => ZONES[zone],
  parse: text => ZONES.indexOf(text as ZoneName),
}
const SQUADS = ['a', 'b', 'c']
SQUADS[ANY_SQUAD] = 'any'
const SQUAD: ArgKind<Squad> = {
  name: 'squad',
  print: squad => SQUADS[squad],
  parse: text => SQUADS.indexOf(text),
}
const CARD: ArgKind<Card> = { name: 'card', print: cardName, parse: cardNamed }
const COUNT: ArgKind = {
  name: 'number',
  print: count => count,
  parse: text => (/^\d{1,2}$/.test(text) ? Number(text) : -1),
}

export const bidding = frame({ kind: 1, name: 'bid', clause: 'N-3.4', args: [] })
export const turn = frame({ kind: 2, name: 'turn', clause: 'N-3.5', args: [] })
export const step = frame({
  kind: 3,
  name: 'step',
  clause: 'N-5.1',
  args: [
    ['unit', UNIT],
    ['left', COUNT],
    ['action', ACTION],
    ['moved', COUNT],
    ['entered', COUNT],
  ],
})
export const chooseTarget = frame({
  kind: 4,
  name: 'choose-target',
  clause: 'N-7.1',
  args: [
    ['unit', UNIT],
    ['dice', COUNT],
    ['action', ACTION],
  ],
})
export const chooseBlasted = frame({
  kind: 5,
  name: 'choose-blasted',
  clause: 'N-7.1',
  args: [
    ['units', UNITS],
    ['dice', COUNT],
    ['unit', UNIT],
  ],
})
export const takeCards = frame({
  kind: 6,
  name: 'take-cards',
  clause: 'N-6.1',
  args: [
    ['from', ZONE],
    ['left', COUNT],
    ['taken', COUNT],
    ['squad', SQUAD],
    ['playing', CARD],
  ],
})
export const chooseGuided = frame({
  kind: 7,
  name: 'choose-guided',
  clause: 'N-5.2',
  args: [['steps', COUNT]],
})
export const aim = frame({ kind: 8, name: 'aim', clause: 'N-6.7', args: [['unit', UNIT]] })

/** All of them: positions, views and prompts read a frame through its shape. */
export const FRAMES: readonly FrameShape[] = [
  bidding,
  turn,
  step,
  chooseTarget,
  chooseBlasted,
  takeCards,
  chooseGuided,
  aim,
]
/** What the decisions are called in positions and views. */
export type FrameName =
  | 'bid'
  | 'turn'
  | 'step'
  | 'choose-target'
  | 'choose-blasted'
  | 'take-cards'
  | 'choose-guided'
  | 'aim'
