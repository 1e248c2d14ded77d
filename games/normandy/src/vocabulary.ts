/** The vocabulary of the game: sides, units, kinds of cards, zones, actions, and their names in texts (N-1). */
import type { Flavour } from '@bivouac/kernel'

/** The numbers that pass between functions, each by what it stands for; sets of units and of tiles are bits. */
export type Side = Flavour<'side'>
export type Unit = Flavour<'unit'>
export type Units = Flavour<'units'>
export type Tile = Flavour<'tile'>
export type Tiles = Flavour<'tiles'>
export type CardKind = Flavour<'kind of card'>
export type Card = Flavour<'card'>
export type Zone = Flavour<'zone'>
export type Action = Flavour<'action'>
export type Squad = Flavour<'squad'>

/** N-1.1 Two sides. */
export const SIDES = ['us', 'german'] as const
export type SideName = (typeof SIDES)[number]
export const US = 0
export const enemyOf = (side: Side): Side => 1 - side
/** The sides as scenario files call them. */
export const SIDE_KEYS = ['US', 'GER'] as const

/** A name as the word used in commands and links: `Hill 314` is `hill-314`. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** N-1.4 The eleven units of a side. A unit's number is `side * 11` plus its place here. */
export const UNIT_NAMES = [
  'riflemen-a',
  'riflemen-b',
  'riflemen-c',
  'scouts-a',
  'scouts-b',
  'scouts-c',
  'sniper',
  'mortar',
  'machine-gunners-a',
  'machine-gunners-b',
  'machine-gunners-c',
] as const
export const UNITS_PER_SIDE = UNIT_NAMES.length
export const UNITS = 2 * UNITS_PER_SIDE
export const SNIPER = 6
export const MORTAR = 7
export const RIFLEMEN_PER_SIDE = 3

export const sideOfUnit = (unit: Unit): Side => (unit < UNITS_PER_SIDE ? 0 : 1)
/** Whether a unit belongs to a side. */
export const isOwnUnit = (side: Side, unit: Unit): boolean => sideOfUnit(unit) === side
export const unitOf = (side: Side, kind: CardKind): Unit => side * UNITS_PER_SIDE + kind
/** The kind of card that a unit is led by: the same number for both (see KINDS). */
export const kindOfUnit = (unit: Unit): CardKind => unit - (unit < UNITS_PER_SIDE ? 0 : UNITS_PER_SIDE)
export const unitName = (unit: Unit): string => `${SIDES[sideOfUnit(unit)]}-${UNIT_NAMES[kindOfUnit(unit)]}`

const UNIT_NUMBERS = new Map(Array.from({ length: UNITS }, (_, unit) => [unitName(unit), unit]))
/** The number of the unit called `german-riflemen-a`; -1 if there is none. */
export const unitNumber = (name: string): Unit => UNIT_NUMBERS.get(name) ?? -1

/** The units of a side as bits. */
export const unitsOf = (side: Side): Units => (side === 0 ? 0x7ff : 0x7ff << UNITS_PER_SIDE)
/** The Riflemen of a side as bits. */
export const riflemenOf = (side: Side): Units => 0b111 << (side * UNITS_PER_SIDE)

/** N-1.2 The kinds of cards, combat cards first and in the order of their units. */
export const KINDS = [
  'rifleman-a',
  'rifleman-b',
  'rifleman-c',
  'scout-a',
  'scout-b',
  'scout-c',
  'sniper',
  'mortar',
  'machine-gunner-a',
  'machine-gunner-b',
  'machine-gunner-c',
  'platoon-sergeant',
  'platoon-guide',
  'squad-leader-a',
  'squad-leader-b',
  'squad-leader-c',
  'fog-of-war',
] as const
export type KindName = (typeof KINDS)[number]
export const FOG = KINDS.indexOf('fog-of-war')
export const isCombat = (kind: CardKind): boolean => kind < UNITS_PER_SIDE

/** N-1.1 Where a card of the game can be. Out of the game it is in none of them. */
export const ZONES = ['supply', 'deck', 'hand', 'play', 'discard', 'removed'] as const
export type ZoneName = (typeof ZONES)[number]
export const SUPPLY = 0
export const DECK = 1
export const HAND = 2
export const PLAY = 3
export const DISCARD = 4
export const REMOVED = 5

/** N-1.3 The actions printed on cards. */
export const ACTIONS = [
  'move',
  'guide',
  'scout',
  'stalk',
  'bolster',
  'command',
  'conceal',
  'control',
  'inspire',
  'recon',
  'target',
  'attack',
  'suppress',
  'blast',
] as const
export type ActionName = (typeof ACTIONS)[number]
export const MOVE = 0
export const GUIDE = 1
export const SCOUT = 2
export const STALK = 3
export const BOLSTER = 4
export const COMMAND = 5
export const CONCEAL = 6
export const CONTROL = 7
export const INSPIRE = 8
export const RECON = 9
export const TARGET = 10
export const ATTACK = 11
export const SUPPRESS = 12
export const BLAST = 13

/** How a game can end (N-8), in the order of their numbers from 1. */
export const ENDINGS = [
  'points',
  'pin',
  'both-pinned',
  'beyond-hope',
  'no-progress',
  'resigned',
  'agreed',
  'time',
] as const
export type Ending = (typeof ENDINGS)[number]
