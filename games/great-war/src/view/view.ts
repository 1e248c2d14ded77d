/** G-14 What a seat may know, built by naming what is shown. */
import { type Decision, frameKind, SPECTATOR } from '@bivouac/kernel'
import { cardName } from '../cards/cards.ts'
import { toChoose } from '../decisions/decisions.ts'
import { HEX_NAMES } from '../geometry.ts'
import { type Doing, doings } from '../position/frame-text.ts'
import { flagNames, NOTES, noteWords, UNIT_SETS } from '../position/turn-notes.ts'
import { FRAME_SHAPES, KEEP } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { TERRAINS } from '../terrain.ts'
import {
  COMBAT,
  COMMAND,
  DISCARD,
  DRAWN,
  type Hex,
  handOf,
  playedOf,
  SIDES,
  type SideName,
  UNIT_KINDS,
  UNITS,
  unitName,
} from '../vocabulary.ts'

type T = s.GreatWarTable

export interface HexView {
  readonly hex: string
  readonly terrain: string
  readonly wire: boolean
  /** A crater token on forest, hill or trench. */
  readonly crater: boolean
}

export interface UnitView {
  readonly unit: string
  readonly kind: string
  readonly hex: string
  readonly figures: number
  /** What is said of it this turn: ordered, moved, battled … */
  readonly marks: readonly string[]
}

export interface SideView {
  readonly hq: number
  readonly medals: number
  /** Those of the medals that cannot be lost again. */
  readonly kept: number
  readonly losses: number
  /** The strength of the reserve artillery. */
  readonly artillery: number
  /** How many cards it holds, and how many combat cards it may hold. */
  readonly hand: { readonly command: number; readonly combat: number; readonly limit: number }
  readonly played: { readonly command: readonly string[]; readonly combat: readonly string[] }
  /** Combat cards in its hand that everybody has seen, and those that the enemy alone has seen. */
  readonly known: readonly string[]
  readonly spied?: readonly string[]
  /** For the side itself only. */
  readonly own?: {
    readonly command: readonly string[]
    readonly combat: readonly string[]
    readonly standing: number
  }
}

interface PileView {
  readonly deck: number
  readonly discard: readonly string[]
  /** How many cards are being looked at, and which, for those who see them. */
  readonly drawn: number
  readonly drawnCards?: readonly string[]
}

export interface GreatWarView {
  readonly game: 'great-war'
  readonly scenario: string
  readonly seat: SideName | 'spectator'
  readonly turn: number
  readonly active: SideName
  readonly stale: number
  readonly progress: boolean
  readonly toChoose: readonly SideName[]
  readonly doing: readonly Doing[]
  readonly winner: SideName | 'nobody'
  readonly ending: string
  readonly medalsToWin: number
  readonly pool: number
  readonly aside: number
  readonly objectives: readonly { readonly id: string; readonly british: number; readonly german: number }[]
  readonly hexes: readonly HexView[]
  readonly units: readonly UnitView[]
  readonly flags: readonly string[]
  /** What the cards of this turn have set, see turn-notes.ts. */
  readonly notes: Readonly<Record<string, readonly string[]>>
  readonly command: PileView
  readonly combat: PileView
  readonly british: SideView
  readonly german: SideView
}

export function view(t: T, seat: number): GreatWarView {
  return {
    game: 'great-war',
    scenario: t.board.scenario,
    seat: seat === SPECTATOR ? 'spectator' : SIDES[seat],
    turn: s.turnOf(t),
    active: SIDES[s.activeSide(t)],
    stale: s.staleTurns(t),
    progress: s.hasProgressed(t),
    toChoose: SIDES.filter((_, side) => (toChoose(t) >> side) & 1),
    doing: doings(t),
    winner: s.isOver(t) ? SIDES[s.winnerOf(t)] : 'nobody',
    ending: s.endingOf(t) ?? '',
    medalsToWin: t.board.medals,
    pool: s.hqInPool(t),
    aside: s.hqAside(t),
    objectives: t.board.objectives.ids.map((id, i) => ({
      id,
      british: s.heldParts(t, i, 0),
      german: s.heldParts(t, i, 1),
    })),
    hexes: HEX_NAMES.map((_, hex) => hexView(t, hex)),
    units: unitViews(t),
    flags: flagNames(s.turnFlags(t)),
    notes: notesOf(t),
    command: pileView(t, COMMAND, seat),
    combat: pileView(t, COMBAT, seat),
    british: sideView(t, 0, seat),
    german: sideView(t, 1, seat),
  }
}

/**
 * Hexes, and units of which nothing is said, as they have been shown before: most of a view is the same from one command to the
 * next, and whoever compares two views need not look into what is the same object.
 */
const shownHexes = new Map<number, HexView>()
const shownUnits = new Map<number, UnitView>()

function hexView(t: T, hex: Hex): HexView {
  const terrain = s.terrainOf(t, hex)
  const wire = s.hasWire(t, hex)
  const crater = s.isCratered(t, hex)
  const key = ((hex * TERRAINS.length + terrain) * 2 + (wire ? 1 : 0)) * 2 + (crater ? 1 : 0)
  return shownOnce(shownHexes, key, () => ({ hex: HEX_NAMES[hex], terrain: TERRAINS[terrain], wire, crater }))
}

function unitViews(t: T): UnitView[] {
  const units: UnitView[] = []
  for (let unit = 0; unit < UNITS; unit++) if (s.isOnBoard(t, unit)) units.push(unitView(t, unit))
  return units
}

function unitView(t: T, unit: number): UnitView {
  const kind = s.kindOf(t, unit)
  const hex = s.hexOf(t, unit)
  const figures = s.figuresOf(t, unit)
  const marks = UNIT_SETS.filter(set => s.isIn(t, s.AT[set], unit))
  const show = (): UnitView => ({
    unit: unitName(unit),
    kind: UNIT_KINDS[kind],
    hex: HEX_NAMES[hex],
    figures,
    marks,
  })
  return marks.length > 0
    ? show()
    : shownOnce(shownUnits, unit * 0x10000 + s.packUnit(hex, figures, kind), show)
}

function shownOnce<V extends object>(shown: Map<number, V>, key: number, show: () => V): V {
  const known = shown.get(key)
  if (known !== undefined) return known
  // Many views hold it: nobody may change it.
  const made = Object.freeze(show())
  shown.set(key, made)
  return made
}

function notesOf(t: T): Record<string, readonly string[]> {
  const notes: Record<string, readonly string[]> = {}
  for (const name of NOTES) {
    const words = noteWords(t, name)
    if (words) notes[name] = words
  }
  return notes
}

const names = (t: T, deck: number, zone: number): string[] =>
  s.cardsIn(t, deck, zone).map(card => cardName(deck, card))

/** G-14.1 Recon's two cards are seen by who drew them, what Espionage took by both players. */
function pileView(t: T, deck: number, seat: number): PileView {
  const sees = seat !== SPECTATOR && (deck === COMBAT || seat === s.activeSide(t))
  return {
    deck: s.deckSize(t, deck),
    discard: names(t, deck, DISCARD),
    drawn: s.cardCount(t, deck, DRAWN),
    ...(sees ? { drawnCards: names(t, deck, DRAWN) } : {}),
  }
}

const seen = (t: T, by: s.SeenBy, side: number): string[] =>
  s.cardsSeen(t, by, side).map(card => cardName(COMBAT, card))

function sideView(t: T, side: number, seat: number): SideView {
  return {
    hq: s.hqOf(t, side),
    medals: s.medalsOf(t, side),
    kept: s.medalsKept(t, side),
    losses: s.lossesOf(t, side),
    artillery: t.board.start.artillery[side],
    hand: {
      command: s.cardCount(t, COMMAND, handOf(side)),
      combat: s.cardCount(t, COMBAT, handOf(side)),
      limit: s.combatLimit(t, side),
    },
    played: { command: names(t, COMMAND, playedOf(side)), combat: names(t, COMBAT, playedOf(side)) },
    known: seen(t, 'known', side),
    ...(seat === SPECTATOR ? {} : { spied: seen(t, 'spied', side) }),
    ...(seat === side
      ? {
          own: {
            command: names(t, COMMAND, handOf(side)),
            combat: names(t, COMBAT, handOf(side)),
            standing: s.standingOf(t, side),
          },
        }
      : {}),
  }
}

export function decision(t: T): Decision {
  const seats = toChoose(t)
  if (seats === 0) return { seats: [], kind: 'over', clause: 'G-2.4' }
  const shape = FRAME_SHAPES[frameKind(t) || KEEP]
  const { name: kind, clause, regardless } = shape
  return {
    seats: [0, 1].filter(seat => (seats >> seat) & 1),
    kind,
    clause,
    ...(regardless === true ? { regardless } : {}),
  }
}
