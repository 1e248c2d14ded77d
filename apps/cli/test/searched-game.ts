/** One whole game of Experts with every command written down: the same code for Node and for a browser. */
import { type Bot, type GameMind, learnedSense, playGame, searchBot } from '@bivouac/ai'
import { greatWar, greatWarMind } from '@bivouac/great-war'
import { type GameModule, unwrap } from '@bivouac/kernel'
import { normandy, normandyMind } from '@bivouac/normandy'

export interface SearchedGame {
  readonly game: string
  readonly scenario: string
  readonly seed: string
  /** Iterations for most decisions; a whole game at full strength would take minutes. */
  readonly iterations: number
  /** Every so manieth choice gets as many iterations as the Expert always has. */
  readonly fullEvery: number
}

export interface Written {
  readonly winner: number
  readonly commands: readonly string[]
  /** The iterations of every thought. */
  readonly iterations: readonly number[]
}

interface Game {
  readonly module: GameModule
  readonly mind: GameMind
}

const GAMES: Readonly<Record<string, Game>> = {
  normandy: { module: normandy, mind: normandyMind },
  'great-war': { module: greatWar, mind: greatWarMind },
}

export async function searchedGame(asked: SearchedGame): Promise<Written> {
  const { module, mind } = GAMES[asked.game]
  const board = unwrap(module.board(module.scenarios.find(({ id }) => id === asked.scenario)?.data))
  const sense = learnedSense(mind)
  const { expert } = mind.levels
  const commands: string[] = []
  const iterations: number[] = []
  const bot = (): Bot => {
    const full = searchBot(module, sense, expert)
    const short = searchBot(module, sense, {
      ...expert,
      budget: { ...expert.budget, iterations: asked.iterations, plans: 4 },
    })
    return {
      name: expert.name,
      async choose(sight) {
        const thinker = iterations.length % asked.fullEvery === 0 ? full : short
        const command = await thinker.choose(sight)
        if (sight.legal.length > 1) iterations.push(thinker.reasons()?.iterations ?? 0)
        commands.push(module.formatCommand(board, command))
        return command
      },
    }
  }
  const { outcome } = await playGame(module, board, asked.seed, [bot(), bot()])
  return { winner: outcome.winner, commands, iterations }
}
