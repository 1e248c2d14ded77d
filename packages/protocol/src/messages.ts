/** The talk between a screen and its host, whoever the host is: a worker in the same browser, or a server. */
import type { Problem, Seat } from '@bivouac/kernel'
import type { Campaign, DamagedEntry, GameId, GamePlan, GameSummary } from './games.ts'
import type { Hint, Moment, Opening, Step, Update } from './table.ts'

/** Every request by name, with what it asks and what it is answered. */
interface Requests {
  /** All games kept here, the one touched last first. */
  games: { asks: Record<never, never>; answer: readonly GameSummary[] }
  create: { asks: { plan: GamePlan }; answer: GameSummary }
  /** Sits down to watch through the eyes of `seat`; updates follow from then on. */
  open: { asks: { game: GameId; seat: Seat }; answer: Opening }
  /** Stands up: no more updates of this game. */
  close: { asks: { game: GameId }; answer: null }
  /**
   * `asked` comes from the update that is answered: if the seat is asked something else by now, the answer is the problem
   * `stale`. Of two seats that choose at once, neither makes the other's choice stale.
   */
  give: { asks: { game: GameId; seat: Seat; asked: number; command: number }; answer: null }
  /** `seq` is the newest moment that the seat has seen; `stale` if the game has gone on. */
  undo: { asks: { game: GameId; seat: Seat; seq: number }; answer: null }
  /** The screen has shown everything up to here: bots wait for it, so that nobody misses a move. */
  shown: { asks: { game: GameId; seq: number }; answer: null }
  /** The whole story so far as the seat may know it. */
  history: { asks: { game: GameId; seat: Seat }; answer: readonly Step[] }
  /** The table as it stood; nothing is legal there. */
  moment: { asks: { game: GameId; seat: Seat; seq: number }; answer: Moment }
  hint: { asks: { game: GameId; seat: Seat }; answer: Hint }
  /** A new game that begins with the first `seq` commands of this one. */
  branch: { asks: { game: GameId; seq: number }; answer: GameSummary }
  /** Who sits where from now on. */
  reseat: { asks: { game: GameId; plan: Pick<GamePlan, 'seats' | 'curtain'> }; answer: GameSummary }
  remove: { asks: { game: GameId }; answer: null }
  /** The readable game file. */
  export: { asks: { game: GameId }; answer: string }
  import: { asks: { text: string }; answer: GameSummary }
  /** A position that agrees with all the seat may know, what is hidden dealt anew: it gives nothing away. */
  share: { asks: { game: GameId; seat: Seat; seq: number }; answer: string }
  campaigns: { asks: Record<never, never>; answer: readonly Campaign[] }
  beginCampaign: { asks: { campaign: Omit<Campaign, 'id' | 'begun'> }; answer: Campaign }
  removeCampaign: { asks: { campaign: string }; answer: null }
  /** What cannot be read of all that is kept here; neither `games` nor `campaigns` lists it. */
  damaged: { asks: Record<never, never>; answer: readonly DamagedEntry[] }
  exportDamaged: { asks: { entry: DamagedEntry }; answer: string }
  removeDamaged: { asks: { entry: DamagedEntry }; answer: null }
}

export type RequestName = keyof Requests
export type Asks<Name extends RequestName> = Requests[Name]['asks']
export type Answer<Name extends RequestName> = Requests[Name]['answer']

/** What goes to the host. `ask` comes back with the answer. */
export type ToHost = {
  [Name in RequestName]: { readonly ask: number; readonly name: Name; readonly asks: Asks<Name> }
}[RequestName]

/** What the host says unasked. */
export type News =
  | { readonly news: 'update'; readonly update: Update }
  /** A bot begins to think, or has stopped. */
  | { readonly news: 'thinking'; readonly game: GameId; readonly seat: Seat; readonly on: boolean }
  /** Something went wrong that nobody asked about: the game could not be saved, a bot has failed. */
  | { readonly news: 'trouble'; readonly game?: GameId; readonly problem: Problem }
  /** The list of games has changed, here or in another window. */
  | { readonly news: 'games' }

export type FromHost =
  | { readonly ask: number; readonly answer: unknown }
  | { readonly ask: number; readonly problem: Problem }
  | News
