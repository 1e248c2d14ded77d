/** What a bot of the user's own did wrong, in words: whoever runs the game makes of it a loss or a message. */
import type { Seat } from '@bivouac/kernel'
import { UserError } from '../errors.ts'

/** The ways in which a program can fail as a bot. */
export type Failing =
  | 'not-started'
  | 'crashed'
  | 'too-slow'
  | 'flooded'
  | 'nonsense'
  | 'illegal'
  | 'refused'
  | 'stopped'

/** The problem's code is the failing with `bot-` before it. */
export class BotFault extends UserError {
  override name = 'BotFault'
  readonly failing: Failing
  /** The seat whose bot it was: the other one has won. */
  readonly seat: Seat

  constructor(failing: Failing, seat: Seat, text: string) {
    super(`bot-${failing}`, text)
    this.failing = failing
    this.seat = seat
  }
}
