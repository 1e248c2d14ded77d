/** The vocabulary of the game: sides, units, sections, die faces, card titles, zones, and their names in texts (G-1, G-2). */
import type { Flavour } from '@bivouac/kernel'

// What numbers stand for. A set of things is one cell, or a few, of bits.
export type Side = Flavour<'side'>
export type Hex = Flavour<'hex'>
export type Unit = Flavour<'unit'>
export type Units = Flavour<'units'>
export type Deck = Flavour<'deck'>
export type Zone = Flavour<'zone'>
export type Card = Flavour<'card'>
/** Of either deck: see TITLES in cards.ts. */
export type Title = Flavour<'title'>

/** G-1.3 Two sides; a seat is the place of its side here. */
export const SIDES = ['british', 'german'] as const
export type SideName = (typeof SIDES)[number]
export const BRITISH = 0
export const enemyOf = (side: number): number => 1 - side

/** G-1.1 The hexes of the board, numbered row by row from the top left. */
export const HEXES = 127

/** G-2.3 The kinds of units. */
export const UNIT_KINDS = ['infantry', 'infantry-bomber', 'machine-gun', 'mortar'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
export const BOMBER = 1
export const MACHINE_GUN = 2
export const MORTAR = 3
export const isInfantryKind = (kind: number): boolean => kind <= BOMBER

/** G-2.3 Every unit starts with four figures. */
export const FIGURES_MAX = 4

/** Unit numbers: the British from 0, the Germans from 16, each in the order of the scenario. Sets of units are one cell. */
export const UNITS_PER_SIDE = 16
export const UNITS = 2 * UNITS_PER_SIDE
export const sideOfUnit = (unit: number): number => unit >> 4
export const unitOf = (side: number, index: number): number => side * UNITS_PER_SIDE + index
/** The units of a side as bits. */
export const unitsOf = (side: number): number => 0xffff << (side * UNITS_PER_SIDE)
export const unitName = (unit: number): string => `${SIDES[sideOfUnit(unit)]}-${(unit & 15) + 1}`
export const UNIT_NAMES: readonly string[] = [...Array(UNITS).keys()].map(unitName)

/** The names of a set of units. */
export const unitNames = (bits: Units): string[] => UNIT_NAMES.filter((_, unit) => (bits >>> unit) & 1)

/** The set of these units; undefined if one is unknown. */
export function unitBits(names: readonly string[]): Units | undefined {
  let bits = 0
  for (const name of names) {
    const unit = UNIT_NAMES.indexOf(name)
    if (unit < 0) return undefined
    bits |= 1 << unit
  }
  return bits
}

/** G-1.2 Sections as bits, as the player sits. */
export const SECTIONS = ['left', 'centre', 'right'] as const
export type SectionName = (typeof SECTIONS)[number]
export const LEFT = 1
export const CENTRE = 2
export const RIGHT = 4
export const ALL_SECTIONS = 7

/** G-2.2 The faces of the battle die by number: two soldiers, then one of each. */
export const DIE_FACES = ['soldier', 'soldier', 'skull', 'burst', 'flag', 'hq'] as const
export type DieFace = (typeof DIE_FACES)[number]
export const BATTLE_DIE = 6
export const TARGETING_DIE = 6

/** G-2.1 */
export const HQ_TOKENS = 30
export const COMBAT_HAND_MAX = 5

/** G-11 At most so many objectives in a scenario. */
export const OBJECTIVES_MAX = 12

/** The scenario in the file `01-opening-action-1` is called `opening-action-1`. */
export const scenarioId = (file: string): string => file.replace(/^\d+-/, '')

/** The two decks, which both sides draw from. */
export const DECK_NAMES = ['command', 'combat'] as const
export type DeckName = (typeof DECK_NAMES)[number]
export const COMMAND = 0
export const COMBAT = 1

/** Where a card can be. `drawn` holds cards that are being looked at: Recon's two, or what Espionage took. */
export const ZONES = [
  'deck',
  'discard',
  'british-hand',
  'german-hand',
  'british-played',
  'german-played',
  'drawn',
] as const
export type ZoneName = (typeof ZONES)[number]
export const DECK = 0
export const DISCARD = 1
export const handOf = (side: number): number => 2 + side
export const playedOf = (side: number): number => 4 + side
export const DRAWN = 6

/** G-13.4 What a side may say beforehand of the enemy's turn, by the number in its command. */
export const STANDING_ORDERS = ['ask', 'pass-turn', 'stop-at', 'save-units'] as const

/** How a game can end (G-2.4, G-2.5), in the order of their numbers from 1. */
export const ENDINGS = ['medals', 'no-progress', 'resigned', 'agreed', 'time'] as const
export type Ending = (typeof ENDINGS)[number]
