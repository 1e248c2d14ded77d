/** When a part need not be drawn anew: the pointer moves all the time, and most parts do not follow it. */
import type { TablePart } from './seen.ts'

/** For parts that show the moment, whatever is in hand. */
export const isSameMoment = (was: TablePart, is: TablePart): boolean =>
  was.seen === is.seen && was.words === is.words && was.motion === is.motion && was.room === is.room

/** For parts that also show what is picked or lies ready. */
export const isSameHolding = (was: TablePart, is: TablePart): boolean =>
  isSameMoment(was, is) &&
  was.hands.picked === is.hands.picked &&
  was.hands.proposed === is.hands.proposed &&
  was.hands.advised === is.hands.advised
