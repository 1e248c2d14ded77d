/** Everything the parts of the frame need of the game on the table, so that it is not handed through one by one. */
import type { Seat } from '@bivouac/kernel'
import { type ComponentType, createContext, useContext } from 'react'
import type { Coached } from '../coach/use-coach.ts'
import type { GameCover, GameUi, Motion, PartProps, Seen, Width, Words } from '../game-ui.ts'
import type { Lens } from '../parts/lens.ts'
import type { Recapped } from '../parts/use-recap.ts'
import type { Watched } from '../store/store.ts'
import type { HandsAndMore } from '../touch/use-hands.ts'
import type { TableState } from './table-state.ts'
import type { TableStore } from './table-store.ts'

/** What lies over the table, if anything does. */
export type DrawerName = 'log' | 'piles' | 'panel' | 'menu' | 'keys' | 'luck' | 'end' | 'talk' | 'leave'

export interface Desk {
  readonly ui: GameUi
  readonly cover: GameCover
  readonly words: Words
  /** What is played, in the reader's language. */
  readonly scenario: string
  readonly seen: Seen
  readonly hand: HandsAndMore
  readonly coach: Coached
  readonly table: TableStore
  readonly state: TableState
  readonly room: Width
  readonly motion: Motion
  /** The enemy's last turn, until the player acts. */
  readonly recap: Recapped
  /** For the game's own parts. */
  readonly part: PartProps
  /** What belongs to a table whose other player sits elsewhere. */
  readonly around: Around | undefined
  /** What belongs to a table at which a lesson is played. */
  readonly teaching: Teaching | undefined
  /** Where this game only tries something out: the way back to the one that counts. */
  readonly trial: (() => void) | undefined
  /** The side at the near edge of the table: one's own, or the first for somebody who watches. */
  readonly near: Seat
  /** Whether the game is over and all of it has been seen. */
  readonly isOver: boolean
  readonly drawer: DrawerName | undefined
  openDrawer(name: DrawerName | undefined): void
  /** Which tab of the pad is turned up: what is being decided, or the log. */
  readonly pad: 'now' | 'log'
  turnPad(tab: Desk['pad']): void
  /** How the board is looked at: whole, or a part of it larger. */
  readonly lens: Lens
  /** Looks back to a moment, with nothing lying over the table. */
  look(seq: number): void
}

/** What lies around a table when the other sits at another screen. It comes with such a table and is not loaded for others. */
export interface Around {
  /** In the top bar. */
  readonly Bar: ComponentType
  /** On a player's plate: beside the name, and below it. */
  readonly PlateSign: ComponentType<{ readonly side: Seat; readonly brief: boolean }>
  readonly PlatePresence: ComponentType<{ readonly side: Seat; readonly brief: boolean }>
  /** How the line stands: in the band, or between the plates of a phone. */
  readonly Between: ComponentType
  /** Under the prompt, or at the head of the phone's sheet: all that is asked besides the game itself. */
  readonly Tray: ComponentType
  /** What is asked of the other, in the menu. */
  readonly Deeds: ComponentType
  /** Talk, folded under the log or in a drawer of its own. */
  readonly Talk: ComponentType<{ readonly isUnfolded?: boolean }>
  /** How many lines of talk are unread. */
  useUnread(): number
  /** Tries things out in private, from how the table stood at a moment. */
  tryOut(desk: Pick<Desk, 'table' | 'state' | 'seen'>, seq: number): void
  /** Beside the way through the moments, while one looks back. */
  readonly MomentDeeds: ComponentType
}

/** What a lesson asks for at a moment. */
export interface Meant {
  readonly seq: number
  /** Any of them goes on with it. */
  readonly commands: readonly number[]
  /** The moment that the learner's own last command led to: what came after it he only watched. */
  readonly own: number
}

/** What a lesson puts on the table. It comes with such a table and is not loaded for others. */
export interface Teaching {
  /** In the place of what the prompt says. */
  readonly Slip: ComponentType
  /** In the band, in the place of scenario and goal. */
  readonly Bar: ComponentType
  /** In the pad of a desk, above what else can be looked up. */
  readonly Steps: ComponentType
  /** Over the board. */
  readonly Veil: ComponentType
  readonly meant: Watched<Meant | undefined>
  /** All of it has been done: nothing more is asked for at the table. */
  readonly isDone: Watched<boolean>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs a table around it.')
  return desk
}
