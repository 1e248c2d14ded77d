/** The yardstick: boardgame.io's reducer with the smallest game there is, one that counts its moves. */
import { createRequire } from 'node:module'

interface CounterState {
  readonly G: { readonly n: number }
  readonly ctx: { readonly currentPlayer: string }
  readonly deltalog: readonly unknown[]
}

interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: 'inc'; readonly args: readonly []; readonly playerID: string }
}

interface CounterGame {
  readonly setup: () => { n: number }
  readonly moves: { readonly inc: (at: { G: { n: number } }) => void }
  readonly disableUndo: boolean
  readonly turn?: { readonly minMoves: number; readonly maxMoves: number }
}

/** The two functions of boardgame.io's internal entry, which has no types that TypeScript could find. */
interface Internal {
  InitializeGame(options: { game: CounterGame }): CounterState
  CreateGameReducer(options: { game: CounterGame }): (state: CounterState, action: MakeMove) => CounterState
}

const COUNTERS = {
  /** The fastest way to run it, and so the fair one: no undo, nothing kept of the log, one endless turn. */
  bare: { disableUndo: true },
  /** Undo keeps every state of a turn and slows down with its length: a turn of 1,000 moves, again and again. */
  withUndo: { disableUndo: false },
  turns: { disableUndo: true, turn: { minMoves: 1, maxMoves: 1 } },
} as const satisfies Record<string, Omit<CounterGame, 'setup' | 'moves'>>

const UNDO_MOVES_MAX = 1000

export type CounterKind = keyof typeof COUNTERS

export interface Counter {
  /** Makes so many moves and gives what the game has counted since the beginning. */
  move(times: number): number
}

export function counter(kind: CounterKind): Counter {
  const { InitializeGame, CreateGameReducer } = boardgameIo()
  const game: CounterGame = {
    setup: () => ({ n: 0 }),
    moves: {
      inc: ({ G }) => {
        G.n++
      },
    },
    ...COUNTERS[kind],
  }
  const reduce = CreateGameReducer({ game })
  const moveOf = (playerID: string): MakeMove => ({
    type: 'MAKE_MOVE',
    payload: { type: 'inc', args: [], playerID },
  })
  const moves: Readonly<Record<string, MakeMove>> = { 0: moveOf('0'), 1: moveOf('1') }
  let state = InitializeGame({ game })
  let before = 0
  return {
    move(times) {
      for (let i = 0; i < times; i++) {
        if (!game.disableUndo && state.G.n === UNDO_MOVES_MAX) {
          before += state.G.n
          state = InitializeGame({ game })
        }
        const next = reduce(state, moves[state.ctx.currentPlayer])
        // The log would grow with every move and slow it down, which would flatter us.
        state = { ...next, deltalog: [] }
      }
      return before + state.G.n
    },
  }
}

/** Its internal entry is a folder, which only `require` can open. */
function boardgameIo(): Internal {
  try {
    return createRequire(import.meta.url)('boardgame.io/internal')
  } catch {
    throw new Error("the yardstick boardgame.io is not installed, 'npm ci' brings it.")
  }
}
