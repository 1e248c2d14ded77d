/**
 * Which of several servers each player of each game comes to. A balancer that goes by the game that a line is for, as those in `deploy` do, brings both to
 * one. One that knows nothing of games gives the next line to the next server, so that of two servers every second game has both its players at one. The dearest
 * case is that none has.
 */
import type { Dice } from './dice.ts'

export const SEATINGS = ['by-game', 'anywhere', 'apart'] as const
export type How = (typeof SEATINGS)[number]

/** The addresses of the servers that the two players of a game come to. */
export type Seating = (game: number) => readonly [string, string]

interface Seated {
  readonly at: Seating
  /** Which part of all games has both players at one server. */
  readonly together: number
}

export function seated(servers: readonly string[], games: number, how: How, draw: Dice): Seated {
  const lines = Array.from({ length: 2 * games }, (_, line) => (how === 'by-game' ? line >> 1 : line))
  if (how === 'anywhere') shuffle(lines, draw)
  const serverOf = (line: number): string => servers[lines[line] % servers.length]
  const at: Seating = game => [serverOf(2 * game), serverOf(2 * game + 1)]
  const both = Array.from({ length: games }, (_, game) => at(game)).filter(([one, other]) => one === other)
  return { at, together: both.length / games }
}

function shuffle(all: number[], draw: Dice): void {
  for (let last = all.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const kept = all[last]
    all[last] = all[other]
    all[other] = kept
  }
}
