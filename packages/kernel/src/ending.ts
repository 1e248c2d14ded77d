/**
 * How a game ends outside its rules: one side resigns, both agree, or a clock runs out. These are commands like others in logs
 * and records, but never in a legal list: they may come at any time, and no bot should stumble on them.
 */
import { code } from './commands.ts'
import type { Board, GameModule, OutsideEnding } from './game-module.ts'
import { ok, type Result } from './result.ts'

export const RESIGN: number = code(0xfe)
/** Whoever runs the table has made sure that both agreed. */
export const AGREE: number = code(0xff)

/** The seat has run out of time. Only whoever keeps the clock says so. */
export const TIMEOUT: number = code(0xfd)

const ENDINGS: readonly (readonly [number, string, OutsideEnding])[] = [
  [RESIGN, 'resign', 'resigned'],
  [AGREE, 'agree-to-end', 'agreed'],
  [TIMEOUT, 'timeout', 'time'],
]

/** How the command ends the game; undefined for a command of the game itself. */
export const endingBy = (command: number): OutsideEnding | undefined =>
  ENDINGS.find(([c]) => c === command)?.[2]

/** Any command as text, the game's own or one of these. */
export const formatAnyCommand = <B extends Board>(
  module: Pick<GameModule<B>, 'formatCommand'>,
  board: B,
  command: number,
): string => ENDINGS.find(([c]) => c === command)?.[1] ?? module.formatCommand(board, command)

export function parseAnyCommand<B extends Board>(
  module: Pick<GameModule<B>, 'parseCommand'>,
  board: B,
  text: string,
): Result<number> {
  const own = ENDINGS.find(([, word]) => word === text.trim().toLowerCase())
  return own ? ok(own[0]) : module.parseCommand(board, text)
}
