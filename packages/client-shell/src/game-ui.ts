/** What a game brings along to be played on a screen, and what it is given in return. Nothing here knows a rule. */
import type { Language, Primer, ReadChapter } from '@bivouac/face-kit'
import type { IconName } from '@bivouac/face-kit/art'
import type { Lesson } from '@bivouac/host/lessons'
import type { Board, Decision, Fact, Forecast, GameModule, Outcome, Pieces, Seat } from '@bivouac/kernel'
import type { ComponentType } from 'react'
import type { Words } from './game-words.ts'
import type { GameLuck } from './luck/throws.ts'
import type { Watched } from './store/store.ts'
import type { Thing } from './touch/touch.ts'

export type { Words } from './game-words.ts'

/** A game at the moment that is shown, as one seat sees it. */
export interface Seen<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly board: B
  readonly view: V
  /** Whose eyes; SPECTATOR for somebody who only watches. */
  readonly seat: Seat
  readonly seq: number
  readonly decision: Decision
  /** What may be done now; empty while others choose, while one looks back, and when the game is over. */
  readonly legal: readonly number[]
  readonly outcome: Outcome | undefined
  /** What has just happened, for motion; empty when one looks back or has just sat down. */
  readonly facts: readonly E[]
  /** Whether this is the newest moment and not a look back. */
  readonly isLive: boolean
}

/** The player's hands: what is picked up, what lies ready, and how to press things. The same for mouse, touch and keys. */
export interface Hands {
  /** The things picked so far, in order: a unit that is to move, a card whose row comes next. */
  readonly picked: readonly Thing[]
  /** The things that can be pressed next, given what is picked, with the commands each leads to. */
  readonly next: ReadonlyMap<Thing, readonly number[]>
  /** A choice that lies ready and waits to be confirmed, because dice or cards will answer it. */
  readonly proposed: number | undefined
  /** What a hint points at. */
  readonly advised: readonly Thing[]
  /** Picks, proposes, gives, or says why not: whatever pressing the thing means now. */
  press(thing: Thing): void
  point(thing: Thing | undefined): void
  /** Shows on the board what something beside it speaks of. */
  tell(mentioned: Mention | undefined): void
  /** Gives a command at once. */
  give(command: number): void
  /** Lays a choice ready, to be confirmed; undefined takes it back. */
  propose(command: number | undefined): void
  /** Lays down what was picked last. */
  stepBack(): void
}

/** What something beside the board speaks of: a line of the log, an objective, a card. The board shows it while that is pointed at or has the focus. */
export interface Mention<E extends Fact = Fact> {
  readonly things: readonly Thing[]
  readonly facts: readonly E[]
}

/** How fast things move: 0 not at all. */
export interface Motion {
  readonly speed: 0 | 1 | 2 | 4
}

export interface PartProps<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly seen: Seen<B, V, E>
  readonly hands: Hands
  readonly words: Words<B, V, E>
  readonly motion: Motion
  /** 'wide' for a desk with a rack beside the board, 'middle' with the rack below it, 'narrow' for a phone. */
  readonly room: Width
  /** The enemy's last turn, one for each of its numbered lines; empty once the player has acted. */
  readonly recap: readonly Mention<E>[]
  /** What the pointer or the keyboard is on, for parts that light up with it: watched, so that only those are drawn anew. */
  readonly pointing: Watched<Thing | undefined>
}

/** Pointing happens more often than anything else: the board alone follows it. */
export interface BoardProps<B extends Board = Board, V = unknown, E extends Fact = Fact>
  extends PartProps<B, V, E> {
  /** What the pointer or the keyboard is on. */
  readonly pointed: Thing | undefined
  /** What is pointed at beside the board. */
  readonly mentioned: Mention<E> | undefined
  /** What came with the last dice, to lie beside their target until the player acts; empty when there is nothing. */
  readonly thrown: readonly E[]
  /** Whether every place shows what it is called. */
  readonly hasNames: boolean
}

export type Width = 'wide' | 'middle' | 'narrow'

interface TableParts<B extends Board, V, E extends Fact> {
  /** Fills its box; the table wraps it in its `Viewport`, which pans and zooms. */
  readonly Board: ComponentType<BoardProps<B, V, E>>
  /** What one holds and may play: in the rack of a desk, in the strip of a phone. */
  readonly Hand: ComponentType<PartProps<B, V, E>>
  /** The tray's last part on a wide desk, below prompt and pad: what else the game wants always in view. */
  readonly Third?: ComponentType<PartProps<B, V, E>>
  /** What the pad of a desk shows while nothing else is to be decided in it. */
  readonly Pad?: ComponentType<PartProps<B, V, E>>
  /** Cards to choose from that lie neither in the hand nor on the board, in the pad of a desk; nothing while there are none. */
  readonly Offer?: ComponentType<PartProps<B, V, E>>
  /** A tool of the game's own among the others in the band. */
  readonly Tool?: ComponentType<PartProps<B, V, E>>
  /** The arithmetic of one command, before and after it is given. */
  readonly Slip: ComponentType<PartProps<B, V, E> & { readonly command: number }>
  /** What stands on a side's plate beside its name: points or medals, pile counts. `brief` for the phone's strip. */
  readonly Plate: ComponentType<PartProps<B, V, E> & { readonly side: Seat; readonly brief: boolean }>
  /** What may be known of the other side, behind its plate. */
  readonly EnemyPanel: ComponentType<PartProps<B, V, E>>
  /** Supply, objectives, cards played: what else a seat may want to look up. */
  readonly OwnPanel: ComponentType<PartProps<B, V, E>>
  /** What has just happened: dice, bids, a man lost. In the pad of a desk, over the board on a phone. Never catches a press. */
  readonly Ceremony: ComponentType<PartProps<B, V, E>>
  /** All piles, card by card: the drawer 'piles'. */
  readonly Piles: ComponentType<PartProps<B, V, E>>
}

/** One step of a turn in the top bar. */
export interface TurnStep {
  readonly label: string
  readonly isNow: boolean
}

/** How a line of the log hangs together with the others; those that join come one after the other and make one line. */
export type LogRole = 'heading' | 'opens' | 'line' | 'joins'

/** What is looked for when somebody goes through a game: a loss, something won, a card. */
export type StoryMark = 'loss' | 'objective' | 'card'

/** What the coach has to say at a moment of somebody's first games. Its words are the game's, by its id. */
export interface CoachNote {
  readonly id: string
  /** The clauses it speaks of, most telling first. */
  readonly clauses: readonly string[]
  /** What it speaks of, to be lit up. */
  readonly things?: readonly Thing[]
  /** Whether it is about something that has just happened: it stays until it is read, though the moment goes by. */
  readonly isAfter?: true
}

/** A note in words: a heading and two or three short sentences. */
export interface CoachText {
  readonly title: string
  readonly text: string
}

/** Goes along in a first game. Fetched only while the coach is on. */
export interface GameCoach<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  /** Every note that fits the moment, read already or not, the most basic first. */
  notes(seen: Seen<B, V, E>): readonly CoachNote[]
  /** The words of all notes in a language. */
  textsIn(language: Language): Promise<(id: string) => CoachText>
}

/** A game's lessons, in the order in which they are best taken. Fetched when somebody wants to learn. */
export interface GameCourse {
  readonly lessons: readonly Lesson[]
  /** Draws what a lesson is about, without a word. Fetched by whoever looks at the course as a whole. */
  loadPictures(): Promise<(lesson: Lesson) => LessonPicture>
  /** Its words: of a lesson by its id, `bid.title`, of a step by both, `bid.high.why`. */
  textsIn(language: Language): Promise<(key: string) => string>
}

export type { Lesson } from '@bivouac/host/lessons'

export interface LessonPicture {
  readonly width: number
  readonly height: number
  /** The whole picture as SVG text. */
  paint(): string
}

/** A game's puzzles and what their motifs are called. Fetched when somebody wants to solve some. */
export interface GamePuzzles {
  /** Every motif there is, in the order they are shown. */
  readonly motifs: readonly string[]
  /** The file of puzzles as it was parsed; who reads it checks it. */
  load(): Promise<unknown>
  namesIn(language: Language): Promise<(motif: string) => string>
  iconOf(motif: string): IconName
}

export interface GameUi<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly module: Pick<
    GameModule<B, V, E>,
    | 'id'
    | 'name'
    | 'sides'
    | 'scenarios'
    | 'board'
    | 'formatCommand'
    | 'parseCommand'
    | 'everyCommand'
    | 'explain'
    | 'forecast'
  >
  /** Words in a language; loads them if need be. */
  wordsIn(language: Language): Promise<Words<B, V, E>>
  readonly parts: TableParts<B, V, E>
  /** How wide the board is for its height; on a desk all else is laid around that. */
  ratio(board: B): number

  steps(seen: Seen<B, V, E>, words: Words<B, V, E>): readonly TurnStep[]
  /** What the seat must do to win, in a few words. */
  goal(seen: Seen<B, V, E>, words: Words<B, V, E>): string

  /** The things that are pressed one after the other to give this command; never empty. */
  pathOf(board: B, view: V, command: number): readonly Thing[]
  /** The command that pressing these things would try, legal or not, so that it can be explained; undefined if it means nothing. */
  attempt(board: B, view: V, decision: Decision, path: readonly Thing[]): number | undefined
  /**
   * Whether the command is laid ready first and given by a second press, because dice or hidden cards will answer it, it cannot be
   * taken back, or something else that is `legal` would be given away. Without this, what has a forecast is.
   */
  asks?(board: B, view: V, command: number, legal: readonly number[]): boolean
  /**
   * The command to give where nothing else can be done but to pass. Against a person one is asked all the same, so that
   * a pause gives nothing away; against a bot nobody need press it.
   */
  idle?(seen: Seen<B, V, E>): number | undefined
  /** Where the thing lies, in any unit, for arrow keys; undefined for what is not on the board. */
  placeOf(board: B, view: V, thing: Thing): { readonly x: number; readonly y: number } | undefined
  /** The thing in words for somebody who does not see it: 'Tile 12B, hedgerows, cover 1, 2 points, yours: Riflemen A ready'. */
  spoken(seen: Seen<B, V, E>, words: Words<B, V, E>, thing: Thing): string
  /** What using the thing does, or why it cannot be used, in a sentence: said in the prompt while it is pointed at. */
  does?(seen: Seen<B, V, E>, words: Words<B, V, E>, thing: Thing): string | undefined
  /** What lies in a place of the board, in one short line: ground, cover, who is there; undefined for what is no place. */
  about(seen: Seen<B, V, E>, words: Words<B, V, E>, thing: Thing): string | undefined
  /** The place on the board that a button speaks of: it is lit with the button. */
  meantBy?(view: V, button: Thing): Thing | undefined
  /** Everything on the board that can be looked at, row by row: the board as a list. */
  boardThings(board: B, view: V): readonly (readonly Thing[])[]

  /** The name of the button that gives this command: by its effect, 'Roll 1 die at Scouts A'. */
  deed(seen: Seen<B, V, E>, words: Words<B, V, E>, command: number, forecast: Forecast | undefined): string
  /** A number or a word for a button that stands in a row of its like: how many dice. What the row is for is asked in the prompt. */
  brief?(command: number): string | undefined
  /** How long it takes to see these facts at usual speed, in milliseconds. */
  duration(facts: readonly E[]): number
  soundsOf(fact: E): readonly SoundName[]
  /** What the fact speaks of, to be lit up when its line is pointed at. */
  thingsIn(board: B, fact: E): readonly Thing[]
  logRole(fact: E): LogRole
  /** Whose turn begins with this fact, if one does. */
  turnOf(fact: E): Seat | undefined
  /** What a fact is worth a mark for on the line of a whole game. */
  markOf?(fact: E): StoryMark | undefined
  /** The side a line of the log belongs to; undefined for nobody's. */
  sideOf(fact: E): Seat | undefined
  /** The faces of dice that a fact tells, as small drawings for the log, as SVG text. */
  diceOf?(fact: E): readonly string[]
  /** A face of a die, counted from 0, as it is chosen: what stands on it, and its drawing as SVG text; undefined for other chance. */
  dieFace?(faces: number, face: number): { readonly name: string; readonly picture: string } | undefined
  /** The clause, or the chapter, that a line of the log comes from; undefined where no single one does. */
  clauseOf?(fact: E): string | undefined
  /** What its dice can tell of luck; fetched when somebody asks for it. */
  loadLuck?(): Promise<GameLuck>
  /** Its coach; fetched while the coach is on. */
  loadCoach?(): Promise<GameCoach<B, V, E>>
}

export type SoundName =
  | 'counter'
  | 'card'
  | 'shuffle'
  | 'dice'
  | 'tick'
  | 'thump'
  | 'flutter'
  | 'drum'
  | 'bell'
  | 'hush'

/** Round sides are allied, square ones German, everywhere. */
type SideShape = 'round' | 'square'

type SideLivery = 'us' | 'german' | 'british' | 'imperial'

/** One battle's entry in a campaign's book; casualties by seat. */
export interface CampaignBattle {
  readonly scenario: string
  readonly winner: Seat
  readonly casualties: readonly [number, number]
}

/** A campaign's score by seat. The degree says how great the victory is, where the game knows degrees. */
export interface CampaignScore {
  readonly score: readonly [number, number]
  readonly winner: Seat | undefined
  readonly degree?: 'undecided' | 'marginal' | 'clear' | 'decisive'
}

/** How a scenario is told on the home page and in the gallery. */
export interface ScenarioCover {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly place: string
  readonly date: string
  /** One or two sentences: what is special. */
  readonly special: string
  readonly minutes: number
  /** What each side must do to win. */
  readonly victory: readonly [string, string]
  /** The share of games the first side wins between bots of the level Regular, and how many were played. */
  readonly balance: { readonly share: number; readonly games: number } | undefined
  /** The map as SVG text, a handful of nodes. */
  readonly thumbnail: string
  /** The same with the pieces of a game where they stand. */
  mapOf?(pieces: Pieces): string
}

/** A game before it is loaded: what the home page shows. */
export interface GameCover {
  readonly id: string
  readonly name: string
  readonly shapes: readonly [SideShape, SideShape]
  /** What its `tally.rounds` counts. */
  readonly counts: 'rounds' | 'turns'
  /** The sides as the module names them, for the figures of a game: `casualties.us`. */
  readonly sideIds: readonly [string, string]
  /** The sides' colours, by the names that the tokens have: `--us-sign`. */
  readonly liveries: readonly [SideLivery, SideLivery]
  /** The box's lid as SVG text. */
  loadLid(): Promise<string>
  /** Brings its words in a language: until then they are English. */
  fetchWords?(language: Language): Promise<unknown>
  /** One sentence: what kind of game it is. */
  pitch(language: Language): string
  /** The sides' names, capitalised, for buttons. */
  sides(language: Language): readonly [string, string]
  scenarios(language: Language): readonly ScenarioCover[]
  /** Runs of scenarios that make a campaign; the first holds all of them. */
  campaigns(
    language: Language,
  ): readonly { readonly id: string; readonly name: string; readonly scenarios: readonly string[] }[]
  /** How a campaign is scored, if the game has a rule for it; otherwise victories count. */
  loadScoring?(): Promise<(battles: readonly CampaignBattle[]) => CampaignScore>
  /** What units are called, without their side: for the roll of the fallen, if men have names. */
  loadUnitNames?(language: Language): Promise<(unit: string) => string>
  loadUi(): Promise<GameUi>
  /** The clauses and the card and terrain gallery. */
  loadReference(): Promise<GameReference>
  /** Its lessons, if it has any. */
  loadCourse?(): Promise<GameCourse>
  /** Its puzzles, if it has any. */
  loadPuzzles?(): Promise<GamePuzzles>
}

/** A picture that shows what a clause means. */
export interface DrawnExample {
  readonly id: string
  readonly clause: string
  /** Whether it shows what may be done or what may not; undefined for one that only explains. */
  readonly isAllowed?: boolean | undefined
  readonly caption: string
  readonly width: number
  readonly height: number
  /** The whole picture as SVG text. */
  paint(): string
}

export interface GalleryProps {
  readonly language: Language
  readonly room: 'cards' | 'terrain'
}

export interface GameReference {
  /** How to play, for somebody who never has. */
  primerIn(language: Language): Promise<Primer>
  /** The rules in one language, fetched when somebody reads them. */
  chaptersIn(language: Language): Promise<readonly ReadChapter[]>
  /** Pictures for the clauses that are hard to say. */
  examplesIn(language: Language): Promise<readonly DrawnExample[]>
  /** What cards are called, by their names in the notation. */
  cardNamesIn?(language: Language): Promise<(card: string) => string>
  /** Terms of the game in all languages, from the glossary. */
  readonly terms: readonly Readonly<Record<Language, string>>[]
  /** Everything in the box: cards and what they do, or terrain and pieces. */
  readonly Gallery: ComponentType<GalleryProps>
}

/** What the level is called is the shell's business; which there are, the game's. */
export type { Forecast }
