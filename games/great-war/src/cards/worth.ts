/**
 * What bots think of a card: figures that stand with the card, so that whoever adds one says what it is worth. How a
 * gain of each kind is worked out is the bots' own business (bots/cards.ts, mind/combat-worths.ts, mind/command-worths.ts).
 */
export interface Worth<Brings> {
  /** Kept in hand. */
  readonly inHand: number
  /** Played at its moment, before its price. */
  readonly brings: Brings
}

/** What a combat card brings. Every one has every field: that keeps reading them fast. */
export interface Gain {
  readonly how: number
  /** The guess itself, or the share of what is looked at more closely. */
  readonly share: number
  /** The kind of unit it is about; -1 for any. */
  readonly kind: number
}

export const GUESSED = 0
export const SHOWN = 1
export const HINDERS = 2
export const HEALS = 3
export const HITS = 4
export const TAKES_AWAY = 5
export const SENDS_BACK = 6
export const STEALS = 7
export const FETCHES = 8
export const SHELLS = 9
export const AGAIN = 10
export const STRIKES = 11
export const HOLDS = 12

const gain = (how: number, share = 0, kind = -1): Gain => ({ how, share, kind })

/** So much, whatever the position. */
export const guess = (worth: number): Gain => gain(GUESSED, worth)
/** The board shows it at once: who can try it out does so, and so much is the guess of who cannot. */
export const shown = (worth: number): Gain => gain(SHOWN, worth)
/** The same, and the unit that the enemy has just moved loses its attack. */
export const hinders = (worth: number): Gain => gain(HINDERS, worth)
/** Figures for tokens, for the unit it is aimed at. */
export const heals = (): Gain => gain(HEALS)
/** A hit on the unit it is aimed at, with this chance. */
export const hits = (chance: number): Gain => gain(HITS, chance)
/** The unit it is aimed at leaves the board, without a medal. */
export const takesAway = (): Gain => gain(TAKES_AWAY)
/** The unit it is aimed at starts again from its baseline. */
export const sendsBack = (): Gain => gain(SENDS_BACK)
/** Cards of the enemy's hand, so much each. */
export const steals = (each: number): Gain => gain(STEALS, each)
/** The card it is aimed at, and so much for having it at once. */
export const fetches = (atOnce: number): Gain => gain(FETCHES, atOnce)
/** A share more of what the artillery can do. */
export const shells = (share: number): Gain => gain(SHELLS, share)
/** A share more of what all units of one kind can do: they battle twice. */
export const againWith = (kind: number, share: number): Gain => gain(AGAIN, share, kind)
/** A battle out of turn, in the card's `strikes` mode. */
export const strikes = (): Gain => gain(STRIKES)
/** A share of what the unit it is aimed at holds. */
export const holds = (share: number): Gain => gain(HOLDS, share)

/** What a command card promises, by the gains of the units that it could order. */
export interface Promised {
  readonly how: number
  /** How many orders, or how many for each die. */
  readonly orders: number
  /** What the sum of their gains is multiplied by. */
  readonly share: number
}

export const NOTHING = 0
export const SECTIONS = 1
export const RECON = 2
export const BESIDES = 3
export const BEST_OF = 4
export const DICED = 5
export const PAID = 6
export const BEST_SECTION = 7
export const SHELLS_TWICE = 8
export const FIGURES_BACK = 9
export const REPEATS = 10

const promised = (how: number, orders = 0, share = 1): Promised => ({ how, orders, share })

export const nothing = (): Promised => promised(NOTHING)
/** The card's orders in each section. */
export const sections = (): Promised => promised(SECTIONS)
/** The same or the artillery, and the choice of two cards. */
export const withTwoCards = (): Promised => promised(RECON)
/** The same, and the artillery besides. */
export const artilleryBesides = (): Promised => promised(BESIDES)
/** The best units anywhere, so many of them. */
export const bestOf = (orders: number, share: number): Promised => promised(BEST_OF, orders, share)
/** The same, so many for each command card held. */
export const dicedOrders = (each: number, share: number): Promised => promised(DICED, each, share)
/** The same, as many as there are tokens to pay for them. */
export const paidOrders = (): Promised => promised(PAID)
/** All units of one section. */
export const bestSection = (share: number): Promised => promised(BEST_SECTION, 0, share)
/** Two attacks of the artillery, or the best unit. */
export const shellsTwice = (): Promised => promised(SHELLS_TWICE)
/** Figures brought back, so many for each command card held and so much each. */
export const figuresBack = (each: number, worth: number): Promised => promised(FIGURES_BACK, each, worth)
/** What the enemy's last card would bring us. */
export const repeats = (): Promised => promised(REPEATS)
