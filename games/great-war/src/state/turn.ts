/** How the state is read: the turn, tokens and medals, and what this turn's cards say of it. A thing that is not there is -1. */
import {
  ENDINGS,
  type Ending,
  type Hex,
  type Side,
  type Title,
  type Unit,
  type Units,
} from '../vocabulary.ts'
import { AT, type Field, type GreatWarTable } from './layout.ts'

type T = GreatWarTable

const {
  active: atActive,
  aim: atAim,
  aside: atAside,
  battled: atBattled,
  caps: atCaps,
  combatPlayed: atCombatPlayed,
  command: atCommand,
  dice: atDice,
  ending: atEnding,
  fetched: atFetched,
  flags: atFlags,
  fury: atFury,
  held: atHeld,
  holding: atHolding,
  hq: atHq,
  kept: atKept,
  lastCommand: atLastCommand,
  limits: atLimits,
  losses: atLosses,
  medals: atMedals,
  moved: atMoved,
  orderable: atOrderable,
  ordered: atOrdered,
} = AT
const {
  pool: atPool,
  prepared: atPrepared,
  progress: atProgress,
  raider: atRaider,
  raiderHome: atRaiderHome,
  reach: atReach,
  restless: atRestless,
  sections: atSections,
  stale: atStale,
  standing: atStanding,
  stopped: atStopped,
  strikes: atStrikes,
  turn: atTurn,
  unfit: atUnfit,
  winner: atWinner,
  withCard: atWithCard,
} = AT

// The game

export const turnOf = (t: T): number => t.cells[atTurn]
export const activeSide = (t: T): Side => t.cells[atActive]
export const isOver = (t: T): boolean => t.cells[atWinner] !== 0
/** The side that has won; -1 while the game goes on. */
export const winnerOf = (t: T): Side => t.cells[atWinner] - 1
/** How the game ended; undefined while it goes on. */
export const endingOf = (t: T): Ending | undefined => ENDINGS[t.cells[atEnding] - 1]
/** G-2.5 Turns in a row without progress, and whether this one has seen some. */
export const staleTurns = (t: T): number => t.cells[atStale]
export const hasProgressed = (t: T): boolean => t.cells[atProgress] === 1
export const lossesOf = (t: T, side: Side): number => t.cells[atLosses + side]

// Tokens and medals

export const hqOf = (t: T, side: Side): number => t.cells[atHq + side]
export const hqInPool = (t: T): number => t.cells[atPool]
export const hqAside = (t: T): number => t.cells[atAside]
export const medalsOf = (t: T, side: Side): number => t.cells[atMedals + side]
export const medalsKept = (t: T, side: Side): number => t.cells[atKept + side]
/** G-11 The parts of an objective that a side holds, as bits. */
export const heldParts = (t: T, objective: number, side: Side): number =>
  t.cells[atHeld + objective * 2 + side]
/** Whether units have moved or gone since the objectives were looked at. */
export const isRestless = (t: T): boolean => t.cells[atRestless] !== 0

// Orders

export const hasFlag = (t: T, bit: number): boolean => (t.cells[atFlags] & bit) !== 0
/** All that cards allow and forbid this turn: see TURN_FLAGS. */
export const turnFlags = (t: T): number => t.cells[atFlags]
export const capOf = (t: T, i: number): number => t.cells[atCaps + i]
export const cardSections = (t: T): number => t.cells[atSections]
export const orderableUnits = (t: T): Units => t.cells[atOrderable]
export const orderedUnits = (t: T): Units => t.cells[atOrdered]
export const movedUnits = (t: T): Units => t.cells[atMoved]
export const stoppedUnits = (t: T): Units => t.cells[atStopped]
export const unfitUnits = (t: T): Units => t.cells[atUnfit]
export const battledUnits = (t: T): Units => t.cells[atBattled]
/** G-5.1 How far ordered infantry may move, and how far to battle still. */
export const farReach = (t: T): number => t.cells[atReach]
export const battleReach = (t: T): number => t.cells[atReach + 1]
/** Dice that the command card adds to the battles of ordered units. */
export const commandDice = (t: T): number => t.cells[atDice]

// Cards played

/** The title that the command card is played as. */
export const commandTitle = (t: T): Title => t.cells[atCommand] - 1
export const lastCommandOf = (t: T, side: Side): Title => t.cells[atLastCommand + side] - 1
export const withCardTitle = (t: T): Title => t.cells[atWithCard] - 1
/** What it is aimed at, as in commands.ts. */
export const aimNow = (t: T): number => t.cells[atAim]
export const combatPlayed = (t: T, side: Side): number => t.cells[atCombatPlayed + side]
export const combatLimit = (t: T, side: Side): number => t.cells[atLimits + side]
/** The title fetched by Counter Intelligence. */
export const fetchedTitle = (t: T): Title => t.cells[atFetched] - 1
/** What is prepared for the next attack: see PREPARED in cards/vocabulary.ts. */
export const preparedNow = (t: T): number => t.cells[atPrepared]
export const isPrepared = (t: T): boolean => t.cells[atPrepared] !== 0
/** The unit of Hold at All Costs. */
export const holdingUnit = (t: T): Unit => t.cells[atHolding] - 1
/** Battle Fury's cell, 0 for none: see rules/take-ground.ts and rules/attack.ts. */
export const furyNow = (t: T): number => t.cells[atFury]
export const isFurious = (t: T): boolean => t.cells[atFury] !== 0
export const furiousUnit = (t: T): Unit => (t.cells[atFury] & 0xff) - 1
/** The unit of Trench Raid, and the hex that it started from. */
export const raiderOf = (t: T): Unit => t.cells[atRaider] - 1
export const raiderHome = (t: T): Hex => t.cells[atRaiderHome] - 1
export const strikesDue = (t: T): number => t.cells[atStrikes]
/** The numbers of one of the turn's fields, not copied: to be read at once. */
export const numbersOf = (t: T, field: Field, count: number): Int32Array =>
  t.cells.subarray(AT[field], AT[field] + count)
/** A side's standing order: see rules/windows.ts. */
export const standingOf = (t: T, side: Side): number => t.cells[atStanding + side]
