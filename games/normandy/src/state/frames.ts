/** The decisions of the game as frames of the kernel's stack, their numbers by name. The rows are in `decisions/`. */
import { type ArgKind, frame, oneOf, plainNumber } from '@bivouac/kernel'
import { ANY_SQUAD, cardName, cardNamed } from '../cards/cards.ts'
import {
  ACTIONS,
  type Action,
  type Card,
  type Squad,
  UNITS as UNIT_COUNT,
  type Unit,
  type Units,
  unitName,
  unitNumber,
  ZONES,
  type Zone,
} from '../vocabulary.ts'

const NAMES = Array.from({ length: UNIT_COUNT }, (_, unit) => unitName(unit))
export const UNIT = oneOf<Unit>('unit', NAMES)
export const UNITS: ArgKind<Units> = {
  name: 'units',
  print: units => NAMES.filter((_, unit) => (units >> unit) & 1).join(','),
  parse(text) {
    const units = text.split(',').map(unitNumber)
    return units.includes(-1) ? undefined : units.reduce((bits: number, unit) => bits | (1 << unit), 0)
  },
}
const ACTION = oneOf<Action>('action', ACTIONS)
const ZONE = oneOf<Zone>('zone', ZONES)
const SQUADS = ['a', 'b', 'c']
SQUADS[ANY_SQUAD] = 'any'
const SQUAD = oneOf<Squad>('squad', SQUADS)
const CARD: ArgKind<Card> = {
  name: 'card',
  print: cardName,
  parse(text) {
    const card = cardNamed(text)
    return card < 0 ? undefined : card
  },
}
const COUNT = plainNumber('number', /^\d{1,2}$/)

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
export const FRAMES = [
  bidding,
  turn,
  step,
  chooseTarget,
  chooseBlasted,
  takeCards,
  chooseGuided,
  aim,
] as const
/** What the decisions are called in positions and views. */
export type FrameName = (typeof FRAMES)[number]['name']
