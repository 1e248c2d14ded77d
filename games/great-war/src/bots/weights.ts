/**
 * What the planning bot thinks of things: figures only, so that they can be tuned and compared without touching code.
 * What a card is worth stands with the card.
 */
export interface Weights {
  /** A unit by the figures it has left: it fights as well with one as with four, so the last ones count most. */
  readonly figures: readonly number[]
  /** A medal; and the same when so many are missing to win, from 0 (the winning medal itself) on. */
  readonly medal: number
  readonly lastMedals: readonly number[]
  /** A game won; lost is the same below zero. */
  readonly win: number
  /** An HQ token while there are few, and beyond `hqEnough`. */
  readonly hq: number
  readonly hqSpare: number
  readonly hqEnough: number
  /** A flag that drives a unit back, and what is lost with a figure when there is no way back. */
  readonly flag: number
  readonly flagBlocked: number
  /** The share of a medal that an objective hex is worth before the medal is there. */
  readonly hold: number
  /** The same for one more unit where one is enough. */
  readonly holdTwice: number
  /** Being one hex nearer to an objective, for each of its medals; and to the enemy, for who attacks. */
  readonly approach: number
  readonly approachEnemy: number
  /** The share of an attack from where a unit stands that it will make next turn. */
  readonly offence: number
  /** The chance that an enemy unit in reach is ordered to attack this one. */
  readonly danger: number
  /** The same for an enemy that must first come nearer. */
  readonly dangerAfterMove: number
  /** Removing the wire that a unit stands in, or a bare one with a mortar. */
  readonly wire: number
  readonly bareWire: number
  /** Standing in wire. */
  readonly inWire: number
  /** Drawing two command cards and keeping one. */
  readonly recon: number
  /** Using a move or an order that gains nothing else. */
  readonly idle: number
  /** A unit that leaves the board for a medal is lost: the share of its worth that is. */
  readonly leaving: number
  /** The share of the gain that a command card must promise to be spent now rather than kept. */
  readonly keepCommand: number
}

export const WEIGHTS: Weights = {
  figures: [0, 2, 5, 7.5, 9.5],
  medal: 6,
  lastMedals: [60, 12, 8, 7],
  win: 1000,
  hq: 0.5,
  hqSpare: 0.2,
  hqEnough: 8,
  flag: 0.7,
  flagBlocked: 2.4,
  hold: 0.6,
  holdTwice: 0.08,
  approach: 0.55,
  approachEnemy: 0.25,
  offence: 0.35,
  danger: 0.28,
  dangerAfterMove: 0.16,
  wire: 1,
  bareWire: 0.25,
  inWire: 0.6,
  recon: 0.6,
  idle: 0.02,
  leaving: 0.5,
  keepCommand: 0.5,
}
