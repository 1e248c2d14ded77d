/** What the planning bot thinks of things: figures only, so that they can be tuned and compared without touching code. */

/** How much a feature counts when the bot has it, and when the enemy has it. */
export interface Weight {
  readonly own: number
  readonly enemy: number
}

export interface Weights {
  readonly features: Readonly<Record<FeatureName, Weight>>
  /** A game won; lost is the same below zero. */
  readonly win: number
  /** A card that is drawn and can be played in the same turn, if it is not Fog of War. */
  readonly drawnCard: number
  /** Having the first turn of the round, when nothing presses. */
  readonly firstTurn: number
  /** The same when a side could win within one hand of cards. */
  readonly firstTurnPressing: number
}

export const FEATURE_NAMES = [
  'points',
  'race',
  'closeness',
  'riflemen',
  'counters',
  'troops',
  'leaders',
  'fog',
  'suppressed',
  'fire',
  'pinDanger',
  'hopeDanger',
  'ground',
] as const
export type FeatureName = (typeof FEATURE_NAMES)[number]

const both = (weight: number): Weight => ({ own: weight, enemy: weight })

export const WEIGHTS: Weights = {
  features: {
    points: both(3),
    race: { own: -6, enemy: -1 },
    closeness: { own: 100, enemy: 60 },
    riflemen: both(1),
    counters: both(1.5),
    troops: both(0.7),
    leaders: both(1),
    fog: both(-10),
    suppressed: both(-2),
    fire: { own: 0.7, enemy: 1 },
    pinDanger: both(-1),
    hopeDanger: both(-1),
    ground: { own: 0.15, enemy: 0.05 },
  },
  win: 400,
  drawnCard: 2.5,
  firstTurn: 0.5,
  firstTurnPressing: 8,
}

/** The worth of having so many cards of one unit in circulation, by title. The first is worth most. */
export const CARD_WORTH = {
  riflemen: [0, 4, 7.5, 10, 11.5, 12.5],
  scouts: [0, 3, 5, 6],
  sniper: [0, 3, 5.5, 7],
  mortar: [0, 1.5, 2.5, 3],
  gunners: [0, 3, 5.5, 7],
} as const

/** The worth of a command card in circulation: Platoon Sergeant, Platoon Guide, Squad Leaders. */
export const LEADER_WORTH = { sergeant: 4, guide: 2, squadLeader: 3 } as const

/** What the loss of a counter itself means, when no card of its unit is left to lose. */
export const COUNTER_WORTH = { riflemen: 6, other: 2 } as const

/** Where the enemy is to pin: the danger by men left in Riflemen units on the board, cards and counters counted. */
export const PIN_DANGER = [40, 25, 16, 10, 6, 3, 1.5, 0] as const

/** Where a side is to capture: the danger by Riflemen cards it has left within reach (N-8.6). */
export const HOPE_DANGER = [60, 36, 24, 16, 11, 7, 4, 2, 1, 0] as const
