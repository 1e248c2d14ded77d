/** Noughts and crosses for boardgame.io, as its tutorial builds it: the small game that its bot is shown with. */
import type { YardstickGame } from './yardstick-game.ts'

interface Cells {
  readonly squares: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export const ticTacToe: YardstickGame<Cells> = {
  setup: () => ({ squares: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      G.squares[cell] = playerID
    },
  },
  endIf({ G: { squares }, ctx }) {
    const full = ([a, b, c]: number[]) =>
      squares[a] !== null && squares[a] === squares[b] && squares[a] === squares[c]
    if (LINES.some(full)) return { winner: ctx.currentPlayer }
    return squares.includes(null) ? undefined : { draw: true }
  },
  ai: {
    enumerate({ squares }) {
      const moves = []
      for (let i = 0; i < 9; i++) if (squares[i] === null) moves.push({ move: 'clickCell', args: [i] })
      return moves
    },
  },
}
