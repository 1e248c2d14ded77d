/** What each seat of the toy game may know, what it may hear, and full states that agree with it. */
import {
  call,
  code,
  type Explanation,
  firstOf,
  frameArg,
  frameKind,
  type Imaginer,
  verbOf,
} from '@bivouac/kernel'
import { moveCard, VERBS } from './rules.ts'
import * as w from './state.ts'

interface ToySide {
  readonly hand: number
  readonly deck: number
  readonly discard: readonly number[]
  readonly bid: boolean
  readonly points: number
}

export interface ToyView {
  readonly seat: number
  readonly round: number
  readonly frame: number
  readonly choosing: number
  readonly winner: number
  readonly sides: readonly [ToySide, ToySide]
  readonly hand?: readonly number[]
  readonly bid?: readonly number[]
  readonly peeked?: readonly number[]
}

function side(t: w.ToyTable, seat: number): ToySide {
  return {
    hand: w.count(t, seat, w.IN_HAND),
    deck: w.deckCount(t, seat),
    discard: w.valuesIn(t, seat, w.IN_DISCARD),
    bid: w.count(t, seat, w.ON_TABLE) > 0,
    points: w.pointsOf(t, seat),
  }
}

export function view(t: w.ToyTable, seat: number): ToyView {
  return {
    seat,
    round: w.roundOf(t),
    frame: frameKind(t),
    choosing: frameKind(t) === 0 ? 0 : frameArg(t, 0),
    winner: w.winnerOf(t),
    sides: [side(t, 0), side(t, 1)],
    ...(seat < 0
      ? {}
      : {
          hand: w.valuesIn(t, seat, w.IN_HAND),
          bid: w.valuesIn(t, seat, w.ON_TABLE),
          peeked: w.valuesIn(t, seat, w.PEEKED),
        }),
  }
}

const SECRET = ['drew', 'bid', 'peeked']

export function seenBy(fact: w.ToyFact, seat: number): w.ToyFact {
  if (!SECRET.includes(fact.type) || fact.seat === seat) return fact
  const { value: _, ...rest } = fact
  return rest
}

/** Lays out what the view shows, then deals the cards it does not show at random. */
export function imagine(_: w.ToyBoard, v: ToyView): Imaginer<w.ToyBoard> {
  return {
    imagine(chance, t) {
      t.cells.fill(0, 4)
      const { at } = w.LAYOUT
      t.cells[at.round] = v.round
      t.cells[at.winner] = v.winner + 1
      if (v.frame !== 0) call(t, v.frame, v.choosing)
      for (let seat = 0; seat < 2; seat++) {
        const shown = v.sides[seat]
        const own = seat === v.seat
        t.cells[at.points + seat] = shown.points
        const left = [1, 2, 3, 4, 5, 6, 7, 8]
        const put = (values: readonly number[] | undefined, zone: number) => {
          for (const value of values ?? []) {
            const i = left.findIndex(card => w.worth(card) === value)
            moveCard(t, seat, left.splice(i, 1)[0], zone)
          }
        }
        put(shown.discard, w.IN_DISCARD)
        if (own) {
          put(v.hand, w.IN_HAND)
          put(v.bid, w.ON_TABLE)
          put(v.peeked, w.PEEKED)
        }
        const deck = w.deckAt(seat)
        t.cells.set(left, deck)
        if (left.length > 1) chance.shuffle(t, deck, left.length, seat)
        let n = left.length
        const deal = (zone: number) => {
          moveCard(t, seat, t.cells[deck + --n], zone)
          t.cells[deck + n] = 0
        }
        if (!own) {
          for (let i = 0; i < shown.hand; i++) deal(w.IN_HAND)
          if (shown.bid) deal(w.ON_TABLE)
          if (n > shown.deck) deal(w.PEEKED)
        }
        t.cells[at.deckCount + seat] = n
      }
    },
  }
}

const EVERY = [1, 2, 3, 4]
  .flatMap(value => [code(VERBS.indexOf('bid'), value), code(VERBS.indexOf('discard'), value)])
  .concat((['attack', 'peek', 'pass', 'yield', 'keep', 'bury'] as const).map(v => code(VERBS.indexOf(v))))

export const everyCommand = (): readonly number[] => EVERY

const FRAME_OF = [w.BID, w.ACT, w.ACT, w.ACT, w.ANSWER, w.ANSWER, w.KEEP, w.KEEP]

export function explain(_: w.ToyBoard, v: ToyView, command: number): Explanation | undefined {
  const because = (clause: string, key: string): Explanation => ({ clause, key, about: {} })
  const choosing = v.frame === w.BID ? v.choosing : v.frame === 0 ? 0 : 1 << v.choosing
  if (v.seat < 0 || (choosing & (1 << v.seat)) === 0) return because('T-1', 'not-your-turn')
  if (FRAME_OF[verbOf(command)] !== v.frame) return because('T-2', 'not-now')
  if (firstOf(command) !== 0 && !v.hand?.includes(firstOf(command))) return because('T-3', 'not-in-hand')
  const own = v.sides[v.seat]
  if (VERBS[verbOf(command)] === 'peek' && own.deck + own.discard.length === 0)
    return because('T-4', 'no-card-left')
  return undefined
}
