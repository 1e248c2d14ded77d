/** The talk between a screen and its host, whoever the host is: a worker in the same browser, or a server. */
import type { Problem, Seat } from '@bivouac/kernel'
import type { Checked } from './checking.ts'
import type { Campaign, DamagedEntry, GameId, GamePlan, GameSummary, LibraryGame, OwnLuck } from './games.ts'
import type { Analysed, Analysis, AnalysisProgress, Depth } from './looking-back.ts'
import type {
  BegunChapter,
  ChapterStart,
  ChosenChance,
  ShownMove,
  StudyBranch,
  StudyMoment,
  StudyOrigin,
  StudyPlace,
  TriedMove,
} from './study.ts'
import type { Hint, HintLine, Moment, Opening, Staged, Step, Update } from './table.ts'

/** Every request by name, with what it asks and what it is answered. */
interface Requests {
  /** All games kept here, the one touched last first. */
  games: { asks: Record<never, never>; answer: readonly GameSummary[] }
  /**
   * Draws the secret of a game that is about to be set up, and commits to it: whoever wants to add something to its dice does so
   * after this, with `create`.
   */
  commit: { asks: Pick<GamePlan, 'module' | 'scenario'>; answer: { readonly commitment: string } }
  /** Openings and cards of all games kept here that are over: of others they would tell what is hidden. */
  library: { asks: Record<never, never>; answer: readonly LibraryGame[] }
  create: { asks: { plan: GamePlan; luck?: OwnLuck }; answer: GameSummary }
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
  /** The table as both sides saw it. Refused until the game is over, whoever asks. */
  bothSides: { asks: { game: GameId; seq: number }; answer: readonly [Moment, Moment] }
  hint: { asks: { game: GameId; seat: Seat }; answer: Hint }
  /** A new game that begins with the first `seq` commands of this one. */
  branch: { asks: { game: GameId; seq: number }; answer: GameSummary }
  /** Who sits where from now on. */
  reseat: { asks: { game: GameId; plan: Pick<GamePlan, 'seats' | 'curtain'> }; answer: GameSummary }
  remove: { asks: { game: GameId }; answer: null }
  /** The readable game file. */
  export: { asks: { game: GameId }; answer: string }
  import: { asks: { text: string }; answer: GameSummary }
  /** Plays a record again to be watched: of one that is cut off or altered, the part that holds. It is kept nowhere. */
  stage: { asks: { text: string }; answer: Staged }
  /** Checks a record, whoever's it is: every line, and its dice against what was sworn on. */
  check: { asks: { text: string }; answer: Checked }
  /** A position that agrees with all the seat may know, what is hidden dealt anew: it gives nothing away. */
  share: { asks: { game: GameId; seat: Seat; seq: number }; answer: string }
  /** What has been found out about a game that is over: what is under way, or else the deepest there is; `isWhole`: only that. */
  analysis: { asks: { game: GameId; isWhole?: true }; answer: Analysis | null }
  /** Looks at every decision of a game that is over, or goes on with it; news of it follow. Refused until then, whoever asks. */
  analyse: { asks: { game: GameId; depth: Depth }; answer: Analysis }
  /** What has been found so far is kept. */
  stopAnalysis: { asks: { game: GameId }; answer: null }
  /** All games that have been looked at to their end. */
  analyses: { asks: Record<never, never>; answer: readonly Analysed[] }
  /** Where a chapter of a study begins. The host keeps nothing of a study: whoever asks says where in it. */
  studyBegin: { asks: { origin: StudyOrigin }; answer: BegunChapter }
  /** A moment of a study through the eyes of each of these seats. */
  studyAt: { asks: { place: StudyPlace; seats: readonly Seat[] }; answer: readonly StudyMoment[] }
  /** Tries a command there. Where chance is chosen and runs out, the answer says what else has to be. */
  studyTry: {
    asks: { place: StudyPlace; seat: Seat; command: number; chance: ChosenChance }
    answer: TriedMove
  }
  /** What each move of a tree does, as the seat may know it; without one, as whoever made the move may. */
  studyTell: {
    asks: { start: ChapterStart; tree: readonly StudyBranch[]; seat?: Seat }
    answer: readonly ShownMove[]
  }
  /** Expert's lines at a moment of a study, from what the seat knows. */
  studyHint: { asks: { place: StudyPlace; seat: Seat }; answer: readonly HintLine[] }
  /** The study in a text as far as it holds, printed again, and what is wrong with the rest. */
  studyRead: { asks: { text: string }; answer: { text: string; problems: readonly Problem[] } }
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
  | { readonly news: 'analysis'; readonly progress: AnalysisProgress }
  /** The list of games has changed, here or in another window. */
  | { readonly news: 'games' }

export type FromHost =
  | { readonly ask: number; readonly answer: unknown }
  | { readonly ask: number; readonly problem: Problem }
  | News
