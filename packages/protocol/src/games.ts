/** What is said about games as wholes: how one is set up, and how it stands in a list. */
import type { Decision, Outcome, Pieces, Problem, Seat } from '@bivouac/kernel'

export type GameId = string

/** Who sits in a seat: a person at this screen, somebody at another one, or a bot of a level. */
export type Sitter =
  | { readonly who: 'person' }
  | { readonly who: 'remote'; readonly name: string }
  | { readonly who: 'bot'; readonly level: string }

/** A place in a campaign: which one, and the how-manieth battle of it this is, from 0. */
interface CampaignPlace {
  readonly campaign: string
  readonly battle: number
}

/** How a game is to be set up. */
export interface GamePlan {
  readonly module: string
  readonly scenario: string
  readonly seats: readonly [Sitter, Sitter]
  /** Two people at one screen: whether a curtain falls before the other one looks. */
  readonly curtain?: boolean
  /** The readable text of a position to begin from, instead of the scenario's setup. */
  readonly position?: string
  readonly campaign?: CampaignPlace
}

/** What a player adds to the dice of a new game, after the secret behind them was committed to. */
export interface OwnLuck {
  readonly commitment: string
  /** Any words, or 32 hexadecimal digits, which are taken as they are. */
  readonly words: string
}

/** A man who was lost, for the roll of the fallen. */
export interface Fallen {
  readonly seat: Seat
  readonly unit: string
  readonly name: string
}

/** One line of the list of games. */
export interface GameSummary {
  readonly id: GameId
  readonly plan: GamePlan
  /** How many commands have been given. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly touched: number
  readonly decision?: Decision
  readonly outcome?: Outcome
  /** Figures of the game: rounds, casualties of each side … */
  readonly tally: Readonly<Record<string, number>>
  /** Where the pieces stand, which everybody may know. */
  readonly pieces?: Pieces
  readonly fallen: readonly Fallen[]
  /** Why it cannot be gone on with: played under other rules, damaged. It is kept and can be taken out as a file. */
  readonly flaw?: Problem
}

/** What else is known of a game that is over, for looking through many of them; by seat. */
export interface LibraryGame {
  readonly game: GameId
  /** The first command of each side in the notation: a bid, or a card. */
  readonly openings: readonly [string | null, string | null]
  /** How often each side played which card. */
  readonly cards: readonly [CardCounts, CardCounts]
}

export type CardCounts = Readonly<Record<string, number>>

/** A run of scenarios played one after the other. */
export interface Campaign {
  readonly id: string
  readonly module: string
  readonly name: string
  readonly scenarios: readonly string[]
  readonly seats: readonly [Sitter, Sitter]
  readonly begun: number
}

/** Something kept here that cannot be read any more: it can be taken out as it lies there, and removed. */
export interface DamagedEntry {
  readonly what: 'game' | 'campaign'
  readonly id: string
}
