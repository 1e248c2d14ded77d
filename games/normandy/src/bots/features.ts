/** The features of a position by which the planning bot judges it: each a number for one side, weighed in weights.ts. */
import { exp, lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import {
  enemyOf,
  FOG,
  KINDS,
  kindOfUnit,
  RIFLEMEN_PER_SIDE,
  riflemenOf,
  SUPPLY,
  UNITS_PER_SIDE,
  unitOf,
  unitsOf,
} from '../vocabulary.ts'
import { firepower } from './fire.ts'
import { cardsToCapture } from './race.ts'
import { cardsWorth, countBits, lookOver, newSurvey, type Survey } from './survey.ts'
import {
  FEATURE_NAMES,
  type FeatureName,
  HOPE_DANGER,
  LEADER_WORTH,
  PIN_DANGER,
  type Weights,
} from './weights.ts'

type T = s.NormandyTable
type Feature = (t: T, look: Survey, side: number) => number

const SERGEANT = KINDS.indexOf('platoon-sergeant')
const GUIDE_CARD = KINDS.indexOf('platoon-guide')
const SQUAD_LEADER_A = KINDS.indexOf('squad-leader-a')
/** How quickly being near to the points stops to matter, in cards. */
const CLOSE = 3.5

const FEATURES: Readonly<Record<FeatureName, Feature>> = {
  /** Points held. */
  points: (t, _, side) => s.pointsOf(t, side),
  /** Cards that must still be played to capture enough. */
  race: (_, look, side) => look.race[side],
  /** The same where it counts most: the last few cards before victory. */
  closeness: (t, look, side) => (t.board.need[side] === 0 ? 0 : exp(-look.race[side] / CLOSE)),
  /** Riflemen cards in circulation: the men who win and the lives they have. */
  riflemen: (t, look, side) => worthOfUnits(t, look, side, 0, RIFLEMEN_PER_SIDE),
  /** Riflemen counters on the board. */
  counters: (t, _, side) => countBits(s.unitsOnBoard(t) & riflemenOf(side)),
  /** All other combat cards in circulation. */
  troops: (t, look, side) => worthOfUnits(t, look, side, RIFLEMEN_PER_SIDE, UNITS_PER_SIDE),
  /** Command cards in circulation. */
  leaders: (_, look, side) => worthOfLeaders(look.counts[side]),
  /** The share of Fog of War among the cards in circulation. */
  fog: (_, look, side) => (look.total[side] === 0 ? 0 : look.counts[side][FOG] / look.total[side]),
  /** Suppressed counters, those that have cards to be readied with. */
  suppressed: (t, look, side) => suppressedUnits(t, look, side),
  /** What its weapons can be expected to do in a round. */
  fire: firepower,
  /** How near it is to being pinned, where that is the enemy's task. */
  pinDanger: (t, look, side) => pinDanger(t, look, side),
  /** How near it is to losing all hope, where capture is its task. */
  hopeDanger: (t, look, side) => hopeDanger(t, look, side),
  /** Tiles that it may enter by Move. */
  ground: (t, _, side) => countBits(s.markersOf(t, side)),
}

/** A unit that is off the board and cannot enter is worth nothing. */
function worthOfUnits(t: T, look: Survey, side: number, from: number, end: number): number {
  let worth = 0
  for (let kind = from; kind < end; kind++)
    if (s.actsFrom(t, unitOf(side, kind)) >= 0) worth += cardsWorth(kind, look.counts[side][kind])
  return worth
}

function worthOfLeaders(counts: Int8Array): number {
  let worth = counts[SERGEANT] * LEADER_WORTH.sergeant + counts[GUIDE_CARD] * LEADER_WORTH.guide
  for (let squad = 0; squad < 3; squad++) worth += counts[SQUAD_LEADER_A + squad] * LEADER_WORTH.squadLeader
  return worth
}

function suppressedUnits(t: T, look: Survey, side: number): number {
  let count = 0
  for (let units = s.suppressedUnits(t) & unitsOf(side); units !== 0; units &= units - 1)
    if (look.counts[side][kindOfUnit(lowestBit(units))] > 0) count++
  return count
}

/** N-8.3 How near a side that can be pinned is to it: the lives of its Riflemen on the board. */
function pinDanger(t: T, look: Survey, side: number): number {
  if (t.board.need[enemyOf(side)] !== 0) return 0
  let lives = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++)
    if (s.isOnBoard(t, unitOf(side, kind))) lives += 1 + look.counts[side][kind]
  return PIN_DANGER[Math.min(lives, PIN_DANGER.length - 1)]
}

/** N-8.6 How near a capturing side is to losing hope: its Riflemen cards that can still act or be brought to. */
function hopeDanger(t: T, look: Survey, side: number): number {
  if (t.board.need[side] === 0) return 0
  let cards = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++)
    if (s.actsFrom(t, unitOf(side, kind)) >= 0)
      cards += look.counts[side][kind] + reserve(t, look, side, kind)
  return HOPE_DANGER[Math.min(cards, HOPE_DANGER.length - 1)]
}

/** The Riflemen in supply, while there is a card in circulation that can bring them. */
function reserve(t: T, look: Survey, side: number, kind: number): number {
  const counts = look.counts[side]
  const callers = counts[SERGEANT] + counts[GUIDE_CARD] + counts[SQUAD_LEADER_A + kind]
  return callers === 0 ? 0 : s.kindCount(t, side, SUPPLY, kind)
}

const look = newSurvey()

/** The features with their weights in one flat list, so that judging a position looks nothing up. */
interface Judge {
  /** What the position is worth to a side: a win, a loss, or the weighed difference of both sides' features. */
  judge(t: T, side: number): number
}

export function judgeBy(weights: Weights): Judge {
  const features = FEATURE_NAMES.map(name => ({ of: FEATURES[name], ...weights.features[name] }))
  return {
    judge(t, side) {
      if (s.isOver(t)) return s.winnerOf(t) === side ? weights.win : -weights.win
      lookOver(t, look)
      look.race[0] = cardsToCapture(t, look, 0)
      look.race[1] = cardsToCapture(t, look, 1)
      let sum = 0
      for (let i = 0; i < features.length; i++) {
        const { of, own, enemy } = features[i]
        sum += own * of(t, look, side) - enemy * of(t, look, enemyOf(side))
      }
      return sum
    },
  }
}

/** How much the next cards may decide the game, for either side: 0 if nothing is near, about 1 if all is. */
export function pressing(t: T): number {
  lookOver(t, look)
  let sum = 0
  for (let side = 0; side < 2; side++) {
    if (t.board.need[side] > 0) sum += exp(-cardsToCapture(t, look, side) / CLOSE)
    sum += pinDanger(t, look, side) / PIN_DANGER[0]
  }
  return sum
}
