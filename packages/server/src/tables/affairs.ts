/** What two players settle beside the game: clocks, offers, pauses. Plain data that is kept with the game. */
import type { ClockPlan, Notice, Offer, OfferWhat } from '@bivouac/protocol/online'
import { type Clocks, clocksAsking, clocksHeld, newClocks, type Outage } from './clocks.ts'

export interface Affairs {
  readonly clocks?: Clocks | undefined
  readonly offers: readonly Offer[]
  /** The number of the next offer: no number names two of them. */
  readonly nextOffer: number
  readonly paused: boolean
  /** Who is asked by the game, as bits; the clocks of a paused game stand still all the same. */
  readonly asked: number
  /** The hash that came with the offer, before it was known where its sender would sit. */
  readonly ownerHash?: string | undefined
  readonly entropy: readonly [SeatEntropy, SeatEntropy]
  /** What whoever runs the server has done to the game. */
  readonly notice?: Notice | undefined
  /** Since when each player has been away, as it was when somebody last came or went; null for one who was there. */
  readonly away?: readonly [number | null, number | null]
}

/** The bytes that a seat brings to the dice: their hash, and themselves once they are opened. */
interface SeatEntropy {
  readonly hash?: string | undefined
  readonly bytes?: string | undefined
}

export const newAffairs = (plan: ClockPlan, now: number): Affairs => ({
  clocks: newClocks(plan, now),
  offers: [],
  nextOffer: 1,
  paused: false,
  asked: 0,
  entropy: [{}, {}],
  away: [now, now],
})

/** The game asks somebody else, or the same seats something else. What was offered about the moment before is void. */
export function gameWentOn(
  affairs: Affairs,
  plan: ClockPlan,
  asked: number,
  now: number,
  outages: readonly Outage[],
): Affairs {
  const { clocks } = affairs
  return {
    ...affairs,
    asked,
    paused: asked === 0 ? false : affairs.paused,
    offers: affairs.offers.filter(({ offer }) => offer.what === 'rematch'),
    clocks: clocks && clocksAsking(clocks, plan, affairs.paused ? 0 : asked, now, outages),
  }
}

/** Adds an offer. A seat has at most one open: the newer takes the place of the older. */
export const offered = (affairs: Affairs, by: 0 | 1, offer: OfferWhat, now: number): Affairs => ({
  ...affairs,
  offers: [...affairs.offers.filter(one => one.by !== by), { number: affairs.nextOffer, by, at: now, offer }],
  nextOffer: affairs.nextOffer + 1,
})

export const withEntropy = (affairs: Affairs, seat: 0 | 1, entropy: SeatEntropy): Affairs => ({
  ...affairs,
  entropy: seat === 0 ? [entropy, affairs.entropy[1]] : [affairs.entropy[0], entropy],
})

export const withoutOffer = (affairs: Affairs, number: number): Affairs => ({
  ...affairs,
  offers: affairs.offers.filter(one => one.number !== number),
})

/** The game was called off: nobody is asked any more, and nothing is left to be settled. */
export const calledOffAt = (affairs: Affairs, now: number, outages: readonly Outage[]): Affairs => ({
  ...affairs,
  asked: 0,
  paused: false,
  offers: [],
  clocks: affairs.clocks && clocksHeld(affairs.clocks, 0, now, outages),
})

export const pausedAt = (affairs: Affairs, now: number, outages: readonly Outage[]): Affairs => ({
  ...affairs,
  paused: true,
  clocks: affairs.clocks && clocksHeld(affairs.clocks, 0, now, outages),
})

export const resumedAt = (affairs: Affairs, now: number, outages: readonly Outage[]): Affairs => ({
  ...affairs,
  paused: false,
  clocks: affairs.clocks && clocksHeld(affairs.clocks, affairs.asked, now, outages),
})
