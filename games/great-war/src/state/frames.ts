/**
 * The decisions of the game as frames of the kernel's stack, and the names of their numbers. What is chosen in each, and what
 * that does, is in decisions/.
 */
import { type ArgKind, type Flavour, type FrameShape, frame, oneOrNone, plainNumber } from '@bivouac/kernel'
import { TITLES } from '../cards/cards.ts'
import { HEX_NAMES } from '../geometry.ts'
import {
  DECK_NAMES,
  type Deck,
  type Hex,
  SIDES,
  type Side,
  type Title,
  UNIT_NAMES,
  type Unit,
  type Units,
  unitBits,
  unitNames,
} from '../vocabulary.ts'

export const PLAY_CARD = 1
export const WITH_CARD = 2
export const COMMANDING = 3
export const ORDER = 4
export const MOVE = 5
const ADVANCING = 6
export const SHELL = 7
export const SHELL_DICE = 8
export const BARRAGE = 9
export const BATTLE = 10
export const CROSS_FIRE = 11
export const ATTACK = 12
export const RETREAT = 13
export const TAKE_GROUND = 14
export const ANSWER = 15
export const CHOOSE = 16
export const RACE = 17
export const KEEP = 18
export const END_TURN = 19
const STANDING = 20

/**
 * The points at which a combat card may be played (G-13.1, G-13.4): the first in the own command phase, then the
 * enemy's answers, then the rest of the own turn.
 */
export const POINTS = [
  'with-command',
  'after-command',
  'before-close',
  'after-roll',
  'after-ranged',
  'after-close',
  'before-artillery',
  'after-move',
  'own-battle',
  'own-ground',
  'own-end',
] as const
type Point = Flavour<'point'>
export type PointName = (typeof POINTS)[number]
export const WITH_COMMAND = 0
export const AFTER_COMMAND = 1
export const BEFORE_CLOSE = 2
export const AFTER_ROLL = 3
export const AFTER_RANGED = 4
export const AFTER_CLOSE = 5
export const BEFORE_ARTILLERY = 6
export const AFTER_MOVE = 7
export const OWN_BATTLE = 8
export const OWN_GROUND = 9
export const OWN_END = 10

const UNIT = oneOrNone<Unit>('unit', UNIT_NAMES)
const UNITS: ArgKind<Units> = {
  name: 'units',
  print: units => unitNames(units).join('+') || 'none',
  parse: text => unitBits(text === 'none' ? [] : text.split('+')),
}
const HEX = oneOrNone<Hex>('hex', HEX_NAMES)
const SIDE = oneOrNone<Side>('side', SIDES)
const POINT = oneOrNone<Point>('point', POINTS)
const DECK = oneOrNone<Deck>('deck', DECK_NAMES)
/** A title is known by its place in its deck, which stands before it. */
const TITLE: ArgKind<Title> = {
  name: 'title',
  print: (title, [deck]) => TITLES[deck][title],
  parse(text, [deck]) {
    const title = TITLES[deck]?.indexOf(text) ?? -1
    return title < 0 ? undefined : title
  },
}
const NUMBER = plainNumber('number', /^-?\d{1,10}$/)
const BITS = plainNumber('bits', /^-?\d{1,10}$/)

// Phases of a turn: one of them lies at the bottom of the stack.

export const playCard = frame({ kind: PLAY_CARD, name: 'play-card', clause: 'G-4.1', args: [] })
export const withCard = frame({
  kind: WITH_CARD,
  name: 'with-card',
  clause: 'G-13.1',
  regardless: true,
  args: [],
})
/** The cards lie open; rules/command.ts names the stages. */
export const commanding = frame({
  kind: COMMANDING,
  name: 'commanding',
  clause: 'G-4.1',
  args: [['stage', NUMBER]],
})
export const order = frame({ kind: ORDER, name: 'order', clause: 'G-4.2', args: [] })
export const move = frame({ kind: MOVE, name: 'move', clause: 'G-4.4', args: [] })
/** `dice` are those paid for by the first of two attacks; 0 before any. */
export const shell = frame({
  kind: SHELL,
  name: 'shell',
  clause: 'G-10.1',
  args: [
    ['attacks', NUMBER],
    ['dice', NUMBER],
  ],
})
export const shellDice = frame({
  kind: SHELL_DICE,
  name: 'shell-dice',
  clause: 'G-10.2',
  args: [
    ['attacks', NUMBER],
    ['hex', HEX],
  ],
})
export const battle = frame({ kind: BATTLE, name: 'battle', clause: 'G-4.4', args: [] })
export const race = frame({ kind: RACE, name: 'race', clause: 'G-11.7', args: [] })
export const keep = frame({ kind: KEEP, name: 'keep', clause: 'G-4.6', args: [] })
export const endTurn = frame({
  kind: END_TURN,
  name: 'end-turn',
  clause: 'G-4.6',
  args: [['stage', NUMBER]],
})

// What interrupts a phase.

export const advancing = frame({
  kind: ADVANCING,
  name: 'advancing',
  clause: 'G-13.5',
  args: [
    ['unit', UNIT],
    ['hexes', NUMBER],
  ],
})
/** `fallen`, `next` and `attacks` are packed: see rules/artillery.ts. */
export const barrage = frame({
  kind: BARRAGE,
  name: 'barrage',
  clause: 'G-10.4',
  args: [
    ['hex', HEX],
    ['fallen', BITS],
    ['next', NUMBER],
    ['dice', NUMBER],
    ['attacks', NUMBER],
  ],
})
export const crossFire = frame({
  kind: CROSS_FIRE,
  name: 'cross-fire',
  clause: 'G-6.8',
  args: [
    ['guns', UNITS],
    ['hex', HEX],
  ],
})
/** `mode` and `rolled` as in rules/dice.ts, `stage` as in rules/attack.ts. */
export const attack = frame({
  kind: ATTACK,
  name: 'attack',
  clause: 'G-4.5',
  args: [
    ['units', UNITS],
    ['hex', HEX],
    ['mode', BITS],
    ['rolled', BITS],
    ['stage', BITS],
  ],
})
/** `medals` are the enemy's if the last figure is lost. */
export const retreat = frame({
  kind: RETREAT,
  name: 'retreat',
  clause: 'G-9.1',
  args: [
    ['unit', UNIT],
    ['flags', NUMBER],
    ['ignorable', NUMBER],
    ['medals', NUMBER],
  ],
})
export const takeGround = frame({
  kind: TAKE_GROUND,
  name: 'take-ground',
  clause: 'G-7.3',
  args: [
    ['unit', UNIT],
    ['hex', HEX],
  ],
})
/** `unit` is the one attacked or moved, `hex` the attacker's or where the move began. */
export const answer = frame({
  kind: ANSWER,
  name: 'answer',
  clause: 'G-13.4',
  regardless: true,
  args: [
    ['point', POINT],
    ['side', SIDE],
    ['unit', UNIT],
    ['hex', HEX],
    ['attackers', UNITS],
  ],
})
/** A choice of a card's own; what it keeps in `left` and `more` is in the card's file. */
export const choose = frame({
  kind: CHOOSE,
  name: 'choose',
  clause: 'G-13.1',
  args: [
    ['deck', DECK],
    ['title', TITLE],
    ['side', SIDE],
    ['left', BITS],
    ['more', BITS],
  ],
})
export const standing = frame({ kind: STANDING, name: 'standing', clause: 'G-13.4', args: [] })

/** By kind, less one. Positions, views and prompts read a frame through this table. */
export const FRAMES = [
  playCard,
  withCard,
  commanding,
  order,
  move,
  advancing,
  shell,
  shellDice,
  barrage,
  battle,
  crossFire,
  attack,
  retreat,
  takeGround,
  answer,
  choose,
  race,
  keep,
  endTurn,
  standing,
] as const
/** What lies on the stack, as it is called in positions and views. */
export type FrameName = (typeof FRAMES)[number]['name']
/** What is asked of somebody; the others go on by themselves. */
export type DecisionName = Exclude<FrameName, 'commanding' | 'barrage' | 'attack'>

export const frameOfKind = (kind: number): FrameShape => FRAMES[kind - 1]

/** A table by the names of decisions as a list by their kinds, for what is asked often. */
export const byKind = <R>(rows: Readonly<Partial<Record<DecisionName, R>>>): readonly (R | undefined)[] => [
  undefined,
  ...FRAMES.map(({ name }) => rows[name as DecisionName]),
]
