/** G-14 What a seat may know, built by naming what is shown. */
import { type Doing, doings, fieldsOf, type Shown, SPECTATOR, unchangedSince } from '@bivouac/kernel'
import { cardName } from '../cards/cards.ts'
import { toChoose } from '../decisions/decisions.ts'
import { HEX_NAMES } from '../geometry.ts'
import { flagNames, isSameNote, NOTES, noteWords, UNIT_SETS } from '../position/turn-notes.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { FRAMES, type FrameName } from '../state/frames.ts'
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

/** A decision that is being made, or what goes on by itself below one. */
export type GreatWarDoing = Doing<FrameName>

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
  readonly doing: readonly GreatWarDoing[]
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

type Before = Shown<GreatWarBoard, GreatWarView>

/** What the parts of a view are made from: where none of it has changed, the part is taken over as it was shown before. */
const OBJECTIVES = fieldsOf(s.LAYOUT, ['held'])
const FLAGS = fieldsOf(s.LAYOUT, ['flags'])
const NOTED = fieldsOf(s.LAYOUT, NOTES)
const ON_UNITS = fieldsOf(s.LAYOUT, ['units', 'onBoard', ...UNIT_SETS])
/** The active side sees what it draws. */
const PILE = [COMMAND, COMBAT].map(deck => [
  ...fieldsOf(s.LAYOUT, ['active']),
  ...fieldsOf(s.LAYOUT, ['deckSizes', 'piles'], deck),
])
const OF_SIDE = [0, 1].map(side => [
  ...fieldsOf(s.LAYOUT, ['hq', 'medals', 'kept', 'losses', 'limits', 'known', 'spied', 'standing'], side),
  ...fieldsOf(s.LAYOUT, ['piles']),
])

export function view(t: T, seat: number, before?: Before): GreatWarView {
  const same = unchangedSince(t, before)
  return {
    game: 'great-war',
    scenario: t.board.scenario,
    seat: seat === SPECTATOR ? 'spectator' : SIDES[seat],
    turn: s.turnOf(t),
    active: SIDES[s.activeSide(t)],
    stale: s.staleTurns(t),
    progress: s.hasProgressed(t),
    toChoose: SIDES.filter((_, side) => (toChoose(t) >> side) & 1),
    doing: doings(t, FRAMES, before),
    winner: s.isOver(t) ? SIDES[s.winnerOf(t)] : 'nobody',
    ending: s.endingOf(t) ?? '',
    medalsToWin: t.board.medals,
    pool: s.hqInPool(t),
    aside: s.hqAside(t),
    objectives: same(OBJECTIVES)?.objectives ?? objectiveViews(t),
    hexes:
      before !== undefined && s.isSameGround(t, before.table)
        ? before.view.hexes
        : HEX_NAMES.map((_, hex) => hexView(t, hex)),
    units: same(ON_UNITS)?.units ?? unitViews(t, before),
    flags: same(FLAGS)?.flags ?? flagNames(s.turnFlags(t)),
    notes: same(NOTED)?.notes ?? notesOf(t, before),
    command: same(PILE[COMMAND])?.command ?? pileView(t, COMMAND, seat, before?.table, before?.view.command),
    combat: same(PILE[COMBAT])?.combat ?? pileView(t, COMBAT, seat, before?.table, before?.view.combat),
    british: same(OF_SIDE[0])?.british ?? sideView(t, 0, seat, before?.table, before?.view.british),
    german: same(OF_SIDE[1])?.german ?? sideView(t, 1, seat, before?.table, before?.view.german),
  }
}

const objectiveViews = (t: T): GreatWarView['objectives'] =>
  t.board.objectives.ids.map((id, i) => ({
    id,
    british: s.heldParts(t, i, 0),
    german: s.heldParts(t, i, 1),
  }))

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

function unitViews(t: T, before: Before | undefined): UnitView[] {
  const units: UnitView[] = []
  const marked = before === undefined ? 0 : markedAnew(t, before.table)
  let old = 0
  for (let unit = 0; unit < UNITS; unit++) {
    const shown =
      before !== undefined && s.isOnBoard(before.table, unit) ? before.view.units[old++] : undefined
    if (s.isOnBoard(t, unit))
      units.push(
        shown !== undefined && before !== undefined && isSameUnit(t, before.table, unit, marked)
          ? shown
          : unitView(t, unit),
      )
  }
  return units
}

/** The units of which something else is said than then, as a set. */
const markedAnew = (t: T, then: T): number =>
  UNIT_SETS.reduce((units, set) => units | (s.unitsIn(t, s.AT[set]) ^ s.unitsIn(then, s.AT[set])), 0)

const isSameUnit = (t: T, then: T, unit: number, marked: number): boolean =>
  s.unitCell(t, unit) === s.unitCell(then, unit) && ((marked >>> unit) & 1) === 0

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

function notesOf(t: T, before: Before | undefined): Record<string, readonly string[]> {
  const notes: Record<string, readonly string[]> = {}
  for (const name of NOTES) {
    const words =
      before !== undefined && isSameNote(t, before.table, name) ? before.view.notes[name] : noteWords(t, name)
    if (words) notes[name] = words
  }
  return notes
}

const names = (t: T, deck: number, zone: number): string[] =>
  s.cardsIn(t, deck, zone).map(card => cardName(deck, card))

/** G-14.1 Recon's two cards are seen by who drew them, what Espionage took by both players. */
function pileView(t: T, deck: number, seat: number, then?: T, old?: PileView): PileView {
  const sees = seat !== SPECTATOR && (deck === COMBAT || seat === s.activeSide(t))
  return {
    deck: s.deckSize(t, deck),
    discard:
      then !== undefined && old !== undefined && s.isSamePile(t, then, deck, DISCARD)
        ? old.discard
        : names(t, deck, DISCARD),
    drawn: s.cardCount(t, deck, DRAWN),
    ...(sees ? { drawnCards: names(t, deck, DRAWN) } : {}),
  }
}

const seen = (t: T, by: s.SeenBy, side: number): string[] =>
  s.cardsSeen(t, by, side).map(card => cardName(COMBAT, card))

/** `old` is what was shown of the side as it was `then`, to the same eyes. */
function sideView(t: T, side: number, seat: number, then?: T, old?: SideView): SideView {
  const same = (deck: number, zone: number): SideView | undefined =>
    then !== undefined && s.isSamePile(t, then, deck, zone) ? old : undefined
  const hand = handOf(side)
  const played = playedOf(side)
  return {
    hq: s.hqOf(t, side),
    medals: s.medalsOf(t, side),
    kept: s.medalsKept(t, side),
    losses: s.lossesOf(t, side),
    artillery: t.board.start.artillery[side],
    hand: {
      command: s.cardCount(t, COMMAND, hand),
      combat: s.cardCount(t, COMBAT, hand),
      limit: s.combatLimit(t, side),
    },
    played: {
      command: same(COMMAND, played)?.played.command ?? names(t, COMMAND, played),
      combat: same(COMBAT, played)?.played.combat ?? names(t, COMBAT, played),
    },
    known: seen(t, 'known', side),
    ...(seat === SPECTATOR ? {} : { spied: seen(t, 'spied', side) }),
    ...(seat === side
      ? {
          own: {
            command: same(COMMAND, hand)?.own?.command ?? names(t, COMMAND, hand),
            combat: same(COMBAT, hand)?.own?.combat ?? names(t, COMBAT, hand),
            standing: s.standingOf(t, side),
          },
        }
      : {}),
  }
}
