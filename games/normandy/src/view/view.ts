/** N-9 What a seat may know, built by naming what is shown. */
import { type Doing, doings, fieldsOf, type Shown, SPECTATOR, unchangedSince } from '@bivouac/kernel'
import { cardName, KIND } from '../cards/cards.ts'
import { toChoose } from '../decisions/decisions.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { FRAMES, type FrameName } from '../state/frames.ts'
import type { MarkerFace } from '../state/lay.ts'
import * as s from '../state/state.ts'
import {
  DECK,
  DISCARD,
  HAND,
  PLAY,
  REMOVED,
  SIDES,
  type Side,
  type SideName,
  SUPPLY,
  type Tile,
  UNITS,
  unitName,
  type Zone,
} from '../vocabulary.ts'

type T = s.NormandyTable

export interface TileView {
  readonly tile: string
  readonly value: number
  readonly us: MarkerFace
  readonly german: MarkerFace
}

export interface SideView {
  readonly points: number
  /** The points it must capture; 0 if it must pin the enemy. */
  readonly need: number
  /** The tile of its target marker; empty off the board. */
  readonly target: string
  /** Whether it has chosen its initiative card. */
  readonly hasBid: boolean
  readonly sizes: { readonly deck: number; readonly hand: number; readonly removed: number }
  readonly play: readonly string[]
  readonly discard: readonly string[]
  readonly supply: readonly string[]
  /** N-9.2 Hand and deck together, by kind of card. */
  readonly handAndDeck: Readonly<Record<string, number>>
  /** For the side itself only. The deck is a list of what is in it, never its order. */
  readonly own?: {
    readonly hand: readonly string[]
    readonly deck: readonly string[]
    readonly removed: readonly string[]
    readonly bid: string
  }
}

export interface NormandyView {
  readonly game: 'normandy'
  readonly scenario: string
  readonly seat: SideName | 'spectator'
  readonly round: number
  readonly initiative: SideName
  readonly active: SideName
  readonly stale: number
  readonly progress: boolean
  readonly toChoose: readonly SideName[]
  readonly doing: readonly Doing<FrameName>[]
  readonly winner: SideName | 'nobody'
  readonly ending: string
  readonly tiles: readonly TileView[]
  readonly units: readonly { readonly unit: string; readonly tile: string; readonly suppressed: boolean }[]
  readonly us: SideView
  readonly german: SideView
}

type Before = Shown<NormandyBoard, NormandyView>

/** What the parts of a view are made from: where none of it has changed, the part is taken over as it was shown before. */
const TILES = fieldsOf(s.LAYOUT, ['values', 'markers', 'controlled'])
const COUNTERS = fieldsOf(s.LAYOUT, ['onBoard', 'suppressed', 'unitTiles'])
const OF_SIDE = [0, 1].map(side =>
  fieldsOf(s.LAYOUT, ['points', 'targets', 'bids', 'deckSizes', 'piles'], side),
)

export function view(t: T, seat: number, before?: Before): NormandyView {
  const same = unchangedSince(t, before)
  const winner = s.winnerOf(t)
  return {
    game: 'normandy',
    scenario: t.board.scenario,
    seat: seat === SPECTATOR ? 'spectator' : SIDES[seat],
    round: s.roundOf(t),
    initiative: SIDES[s.initiativeOf(t)],
    active: SIDES[s.activeSide(t)],
    stale: s.staleRounds(t),
    progress: s.hasProgressed(t),
    toChoose: SIDES.filter((_, side) => (toChoose(t) >> side) & 1),
    doing: doings(t, FRAMES, before),
    winner: winner < 0 ? 'nobody' : SIDES[winner],
    ending: s.endingOf(t) ?? '',
    tiles: same(TILES)?.tiles ?? tileViews(t),
    units: same(COUNTERS)?.units ?? unitViews(t),
    us: same(OF_SIDE[0])?.us ?? sideView(t, 0, seat, before?.table, before?.view.us),
    german: same(OF_SIDE[1])?.german ?? sideView(t, 1, seat, before?.table, before?.view.german),
  }
}

const tileViews = (t: T): TileView[] =>
  t.board.tiles.map((tile, i) => ({
    tile,
    value: s.worthOf(t, i),
    us: faceOf(t, 0, i),
    german: faceOf(t, 1, i),
  }))

function unitViews(t: T): NormandyView['units'] {
  const units: NormandyView['units'][number][] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (s.isOnBoard(t, unit))
      units.push({
        unit: unitName(unit),
        tile: t.board.tiles[s.tileOf(t, unit)],
        suppressed: s.isSuppressed(t, unit),
      })
  return units
}

export const faceOf = (t: T, side: Side, tile: Tile): MarkerFace =>
  s.controls(t, side, tile) ? 'controlled' : s.hasMarker(t, side, tile) ? 'scouted' : 'none'

/** `old` is what was shown of the side as it was `then`, to the same eyes. */
function sideView(t: T, side: Side, seat: number, then?: T, old?: SideView): SideView {
  const same = (zone: Zone): SideView | undefined =>
    then !== undefined && s.isSamePile(t, then, side, zone) ? old : undefined
  const names = (zone: Zone): string[] => s.cardsIn(t, side, zone).map(cardName)
  const target = s.targetOf(t, side)
  const bid = s.bidOf(t, side)
  return {
    points: s.pointsOf(t, side),
    need: t.board.need[side],
    target: target < 0 ? '' : t.board.tiles[target],
    hasBid: bid !== 0,
    sizes: {
      deck: s.deckSize(t, side),
      hand: s.cardCount(t, side, HAND),
      removed: s.cardCount(t, side, REMOVED),
    },
    play: same(PLAY)?.play ?? names(PLAY),
    discard: same(DISCARD)?.discard ?? names(DISCARD),
    supply: same(SUPPLY)?.supply ?? names(SUPPLY),
    handAndDeck: (same(HAND) && same(DECK))?.handAndDeck ?? handAndDeck(t, side),
    ...(seat === side
      ? {
          own: {
            hand: same(HAND)?.own?.hand ?? names(HAND),
            deck: same(DECK)?.own?.deck ?? names(DECK),
            removed: same(REMOVED)?.own?.removed ?? names(REMOVED),
            bid: bid === 0 || bid === s.NO_CARD ? '' : cardName(bid - 1),
          },
        }
      : {}),
  }
}

/** N-9.2 The contents of hand and deck together, by kind, never by name. */
function handAndDeck(t: T, side: Side): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [k, kind] of KIND.entries()) {
    const count = s.kindCount(t, side, HAND, k) + s.kindCount(t, side, DECK, k)
    if (count > 0) counts[kind.name] = count
  }
  return counts
}
