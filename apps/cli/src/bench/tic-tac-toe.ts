/** Noughts and crosses for boardgame.io, as its tutorial builds it: the small game that its bot is shown with. */
import type { YardstickGame } from './yardstick-game.ts'

interface Cells {
  readonly cells: (string | null)[]
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
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID
    },
  },
  endIf({ G: { cells }, ctx }) {
    const full = ([a, b, c]: number[]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]
    if (LINES.some(full)) return { winner: ctx.currentPlayer }
    return cells.includes(null) ? undefined : { draw: true }
  },
  ai: {
    enumerate({ cells }) {
      const moves = []
      for (let i = 0; i < 9; i++) if (cells[i] === null) moves.push({ move: 'clickCell', args: [i] })
      return moves
    },
  },
}
