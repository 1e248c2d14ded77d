/** What a host needs of the world around it. It knows no Worker, no browser and no game. */
import type { GameId } from '@bivouac/protocol'
import type { HostGame } from './host-game.ts'
import type { FindingsKeep } from './looking/keep.ts'
import type { Analysts } from './looking/looking.ts'
import type { Room } from './room.ts'
import type { GameLog, GameStore } from './store/store.ts'
import type { Thinking } from './thinking/thinking.ts'

/** What windows tell each other: which game has changed; none when only the list has. */
export interface WindowNews {
  readonly game?: GameId | undefined
  /** The revision that it has now. */
  readonly revision?: number | undefined
}

/** Other windows of the same browser, which share the store. */
export interface Windows {
  tell(news: WindowNews): void
  onNews(listener: (news: WindowNews) => void): void
}

/** What games need of the world around them, on whatever machine they are kept. */
export interface CorePorts {
  readonly games: readonly HostGame[]
  readonly store: GameLog
  readonly thinking: Thinking
  readonly windows?: Windows | undefined
  /** Milliseconds since 1970. */
  clock(): number
  wait(ms: number): Promise<void>
  newId(): string
  /** Not to be guessed: what bots and shared positions draw comes from it. */
  newSeed(): string
  /**
   * What becomes of a command that cannot be saved. `go-on`: the game goes on, its people know, and it is saved with a
   * later command. `refuse`: it has not happened, and whoever gave it hears why.
   */
  readonly whenUnsaved: 'go-on' | 'refuse'
  /** Whether a bot is heard only while somebody looks, and when he has seen what led to it. */
  readonly botsWaitForScreens: boolean
  /** How long a standing order takes to answer, in milliseconds; undefined where it may at once, as nobody plays from elsewhere. */
  readonly orderMs?: number | undefined
  /** Something has been done in a room and is about to be kept; and it has been kept, and nobody has been shown it yet. */
  beforeKeeping?(room: Room): void
  afterKeeping?(room: Room): void
  /** A game has been read from the store and played again; or why that could not be done. */
  folded?(outcome: string): void
}

/** The same for a host whose people look after their games themselves, in lists and as files. */
export interface HostPorts extends CorePorts {
  readonly store: GameStore
  /** 64 hexadecimal digits that nobody can guess: all chance of a new game comes from them. */
  newSecret(): string
  /** Who looks back at games, and where what they find is kept; in memory where nothing is given. */
  readonly analysts?: Analysts | undefined
  readonly findings?: FindingsKeep | undefined
}
