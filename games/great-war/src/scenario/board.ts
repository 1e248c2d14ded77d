/** Everything about a scenario that never changes while it is played. Sets of hexes are four cells of bits (HEX_CELLS). */
import type { SightLines } from '@bivouac/grid'
import type { Board } from '@bivouac/kernel'
import type { Ignored, Protection } from '../terrain.ts'

export interface GreatWarBoard extends Board {
  /** G-1.3 The side at the top baseline; the other one sits at the bottom. */
  readonly top: number
  /** G-1.3 The side that moves first. */
  readonly first: number
  /** G-11.7 The side that attacks; the other one defends. */
  readonly attacker: number
  /** G-2.4 The medals that win. */
  readonly medals: number
  /** G-6.7 The medals for a destroyed unit. */
  readonly unitMedal: number

  // The hexes

  /** The six neighbours of each hex at `hex * 6 + direction`, clockwise from up right on the screen; -1 beyond the edge. */
  readonly near: Int8Array
  /** The same as sets, from `hex * 4` on. */
  readonly nearSets: Int32Array
  /** Steps between hexes at `from * 127 + to`. */
  readonly steps: Uint8Array
  /** The row of each hex, from 1 at the top. */
  readonly rows: Uint8Array
  /** G-1.2 The sections of each hex as bits (LEFT, CENTRE, RIGHT) at `side * 127 + hex`, as that side sits. */
  readonly sections: Uint8Array
  /** G-1.2 The hexes of any choice of sections as sets, at `(side * 8 + sections) * 4`. */
  readonly sectionSets: Int32Array
  /** G-9.1 The two hexes towards the own baseline at `(side * 127 + hex) * 2`; -1 beyond the edge or on a half hex. */
  readonly back: Int8Array
  /** The hexes of each side's own baseline as sets, at `side * 4`. */
  readonly baselines: Int32Array
  /** G-10.2 The neighbour on which a targeting die falls at `(side * 127 + hex) * 6 + number - 1`; -1 beyond the edge. */
  readonly template: Int8Array

  // The ground

  /** G-1.4 The terrain of each hex at the start, see TERRAINS; special rules of the scenario are worked in. */
  readonly terrain: Uint8Array
  /** Soldiers and flags ignored by terrain, see soldiersIgnored and flagsIgnored. */
  readonly protection: Protection
  /** G-8.1 The hexes whose terrain always blocks sight. No event of the game changes this set. */
  readonly screens: Int32Array
  /** G-8.3 The same and the hills. */
  readonly screensAndHills: Int32Array
  /** G-8.3 The connected group of hill hexes that a hex belongs to, from 0; -1 if it is no hill. */
  readonly hillGroup: Int8Array
  /** G-8.1 The lines between hexes, shared by all boards. */
  readonly lines: SightLines

  // The game

  readonly objectives: Objectives
  /** G-11.6 Medals for each unit of a side that leaves by the enemy's baseline; 0 if the scenario does not give any. */
  readonly breakthrough: Uint8Array
  /** G-11.7 Medals for a side that takes one for its Recon; 0 if the scenario does not give any. */
  readonly race: Uint8Array
  /** G-3.2, G-15.4 */
  readonly shelling: Shelling | undefined
  /** G-15.1 The hexes on and next to the point of observation. */
  readonly observation: Int32Array | undefined
  /** G-15.5 */
  readonly snow: Snow | undefined
  /** The scenario's special rules in its own words. */
  readonly specialTexts: readonly string[]
  /** The values that are ours, not the box's. */
  readonly house: House
  /** G-13.1 The HQ tokens that the cheapest of the combat cards of each point costs; out of reach where there is none. */
  readonly cheapestAt: Uint8Array
  /** G-2.3 The kind of each unit by number, see UNIT_KINDS; -1 if there is no such unit. */
  readonly unitKind: Int8Array
  readonly start: Start
}

/** G-3.1 How the game begins. */
export interface Start {
  /** The hex of each unit by number; -1 if there is no such unit. */
  readonly unitHex: Int8Array
  /** The hexes with wire. */
  readonly wire: Int32Array
  /** G-2.1 By side: command cards, combat cards, HQ tokens, strength of the reserve artillery. */
  readonly command: Uint8Array
  readonly combat: Uint8Array
  readonly hq: Uint8Array
  readonly artillery: Uint8Array
}

/** G-11 The kinds of objectives, and how the medals of a group of hexes are counted. */
export const OBJECTIVE_KINDS = [
  'temporary',
  'turn-start-temporary',
  'turn-start-majority',
  'permanent',
  'turn-start-permanent',
  'breakthrough',
  'race-against-time',
] as const
export const TEMPORARY = 0
export const TURN_START_TEMPORARY = 1
export const TURN_START_MAJORITY = 2
export const PERMANENT = 3
export const TURN_START_PERMANENT = 4
export const BREAKTHROUGH = 5
export const RACE = 6

export const COUNTINGS = ['any', 'each', 'majority'] as const
export const COUNT_EACH = 1

/** In `side` of an objective: whoever meets it. */
export const EITHER = 2

/** G-11 The scenario's objectives, column by column. */
export interface Objectives {
  readonly count: number
  readonly ids: readonly string[]
  readonly texts: readonly string[]
  /** See OBJECTIVE_KINDS. */
  readonly kind: Uint8Array
  /** 0, 1 or EITHER. */
  readonly side: Uint8Array
  /** See COUNTINGS; breakthrough and race count as any. */
  readonly counting: Uint8Array
  readonly medals: Uint8Array
  /** The hexes as sets, at `objective * 4`; empty for breakthrough and race. */
  readonly hexes: Int32Array
  /** G-11.5 The objectives that must be held too, as bits. */
  readonly requires: Int32Array
}

/** G-3.2 The bombardment before the first turn. */
export interface Shelling {
  readonly side: number
  /** G-15.4 Whether empty trenches are cratered too. */
  readonly trenches: boolean
  /** The hexes of each row from the shelling player's left, the row nearest the enemy first. */
  readonly rows: readonly Int8Array[]
}

/** G-15.5 In the first `turns` turns of a side its units do not fire further than `rangeMax`. */
interface Snow {
  readonly side: number
  readonly turns: number
  readonly rangeMax: number
}

/** Values that no source gives us: our own (house.ts), or those that a scenario names. */
export interface House {
  /** G-13.1 HQ tokens that each combat card costs, in the order of the deck. */
  readonly combatCosts: Uint8Array
  /** G-13.5 HQ tokens that Physician takes for each figure. */
  readonly physicianPerFigure: number
  /** G-10.2 The numbers of the six neighbours of a target, clockwise from forward right. */
  readonly artilleryTemplate: readonly number[]
  /** G-15.3 What a sunken lane ignores, unless its scenario says otherwise. */
  readonly sunkenLane: SunkenLane
  /** G-13.5 The most figures that a unit taken away by Stretcher Bearer may have. */
  readonly stretcherBearerFigures: number
  /** G-13.5 HQ tokens given back for each targeting die that Shell Shortage takes. */
  readonly shellShortageRefund: number
  /** G-10.7 Whether an HQ face rolled in a devastation also pays a token. */
  readonly devastationPaysHq: boolean
  /** G-10.7 Whether a flag rolled in a devastation also makes survivors retreat. */
  readonly devastationRetreats: boolean
  /** G-10.8 Medals for the enemy when a side's own shells destroy its unit. */
  readonly ownShellsMedals: number
  /** G-13.5 Units that a tactic card orders fewer because of Lost Messenger. */
  readonly lostMessengerTactic: number
  /** G-2.5 Turns in a row without progress that end the game. */
  readonly noProgressTurns: number
}

export interface SunkenLane {
  readonly ranged: Ignored
  readonly close: Ignored
}
