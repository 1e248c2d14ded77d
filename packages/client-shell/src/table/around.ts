/** What lies around a table when the other sits at another screen. It comes with such a table and is not loaded for others. */
import type { Seat } from '@bivouac/kernel'
import type { ComponentType } from 'react'

export interface Around {
  /** In the top bar. */
  readonly Bar: ComponentType
  /** On a player's plate: beside the name, below it, and at the foot. */
  readonly PlateSign: ComponentType<{ readonly side: Seat; readonly brief: boolean }>
  readonly PlatePresence: ComponentType<{ readonly side: Seat; readonly brief: boolean }>
  readonly PlateFoot: ComponentType<{ readonly side: Seat }>
  /** Between the plates on a phone. */
  readonly Between: ComponentType
  /** Above one's own plate, or at the head of the phone's sheet: all that is asked besides the game itself. */
  readonly Tray: ComponentType
  /** What is asked of the other, in the menu. */
  readonly Deeds: ComponentType
  /** Talk, folded under the log or in a drawer of its own. */
  readonly Talk: ComponentType<{ readonly isUnfolded?: boolean }>
  /** How many lines of talk are unread. */
  useUnread(): number
  /** Tries things out in private, from how the table stood at a moment. */
  tryOut(seq: number): void
}
