/**
 * How players end a game themselves: one resigns, or both agree. These are commands like others in logs and records,
 * but never in a legal list: they are open to a seat at any time, and no bot should stumble on them.
 */
import { code } from './commands.ts'
import type { Board, GameModule } from './game-module.ts'
import { ok, type Result } from './result.ts'

export const RESIGN: number = code(0xfe)
/** Whoever runs the table has made sure that both agreed. */
export const AGREE: number = code(0xff)

const WORDS: readonly (readonly [number, string])[] = [
  [RESIGN, 'resign'],
  [AGREE, 'agree-to-end'],
]

export const endsByPlayers = (command: number): boolean => command === RESIGN || command === AGREE

/** Any command as text, the game's own or one of these. */
export const formatAnyCommand = <B extends Board>(
  module: Pick<GameModule<B>, 'formatCommand'>,
  board: B,
  command: number,
): string => WORDS.find(([c]) => c === command)?.[1] ?? module.formatCommand(board, command)

export function parseAnyCommand<B extends Board>(
  module: Pick<GameModule<B>, 'parseCommand'>,
  board: B,
  text: string,
): Result<number> {
  const own = WORDS.find(([, word]) => word === text.trim().toLowerCase())
  return own ? ok(own[0]) : module.parseCommand(board, text)
}
