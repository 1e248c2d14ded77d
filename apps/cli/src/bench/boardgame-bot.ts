/** The yardstick for searches: boardgame.io's own tree search, with a small game of its kind. */
import { createRequire } from 'node:module'
import { skirmish } from './skirmish.ts'
import { ticTacToe } from './tic-tac-toe.ts'

interface State {
  readonly G: unknown
}

interface MctsBot {
  play(state: State, playerID: string): Promise<{ readonly metadata: { readonly visits: number } }>
}

interface BoardgameIo {
  readonly MCTSBot: new (options: {
    readonly game: unknown
    readonly enumerate: unknown
    readonly seed: string
    readonly iterations: number
    readonly playoutDepth: number
  }) => MctsBot
  InitializeGame(options: { readonly game: unknown }): State
}

/** 1,000 iterations are the library's usual thought; in the slow game a shorter one, so that the time can be kept. */
const YARDSTICK_GAMES = {
  ticTacToe: { game: ticTacToe, iterations: 1000 },
  skirmish: { game: skirmish, iterations: 100 },
} as const

export type YardstickKind = keyof typeof YARDSTICK_GAMES

export interface BoardgameBot {
  /** Lets the bot think about the opening once, and tells for how many iterations. */
  think(): Promise<number>
  /** How large the state is as JSON. */
  readonly stateBytes: number
}

/** The library's usual value. */
const PLAYOUT_DEPTH = 50

export function boardgameBot(kind: YardstickKind): BoardgameBot {
  const { MCTSBot, InitializeGame } = boardgameIo()
  const { game, iterations } = YARDSTICK_GAMES[kind]
  const bot = new MCTSBot({
    game,
    enumerate: game.ai.enumerate,
    seed: 'bench',
    iterations,
    playoutDepth: PLAYOUT_DEPTH,
  })
  const opening = InitializeGame({ game })
  return {
    think: async () => (await bot.play(opening, '0')).metadata.visits,
    stateBytes: JSON.stringify(opening.G).length,
  }
}

/** Its entries are folders, which only `require` can open. */
function boardgameIo(): BoardgameIo {
  const require = createRequire(import.meta.url)
  try {
    return { ...require('boardgame.io/ai'), ...require('boardgame.io/internal') }
  } catch {
    throw new Error("the yardstick boardgame.io is not installed, 'npm ci' brings it.")
  }
}
