/** Strength as a difference in Elo points: 400 of them are ten wins for each loss. */

/** The difference that makes this score likely; without end for 0 and 1. */
export const eloOfScore = (score: number): number => -400 * Math.log10(1 / score - 1)

export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** The same, but a bot that has lost or won every game is taken to have missed by half a game, so that it stays a number. */
export function eloOfGames(score: number, games: number): number {
  if (games === 0) return 0
  const half = 0.5 / games
  return eloOfScore(Math.min(1 - half, Math.max(half, score)))
}
