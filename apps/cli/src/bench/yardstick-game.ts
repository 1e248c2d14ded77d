/** What a game for boardgame.io, the yardstick, looks like. */

interface Context {
  readonly currentPlayer: string
}

interface YardstickMove {
  readonly move: string
  readonly args: readonly number[]
}

/** As much of a boardgame.io game as ours need: its own types cannot be found by TypeScript. */
export interface YardstickGame<G> {
  setup(): G
  readonly turn: { readonly minMoves: number; readonly maxMoves: number }
  readonly disableUndo: boolean
  readonly moves: Readonly<
    Record<string, (at: { G: G; playerID: string }, ...args: readonly number[]) => void>
  >
  endIf(at: { G: G; ctx: Context }): { winner: string } | { draw: true } | undefined
  readonly ai: { enumerate(g: G, ctx: Context, playerID: string): YardstickMove[] }
}
