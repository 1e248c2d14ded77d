/** My games on a server, by what they ask of me. */
import type { OnlineGame } from '@bivouac/protocol/online'

const isAsked = (mine: number, decision: OnlineGame['decision']): boolean =>
  decision?.seats.some(seat => seat === mine) ?? false

/** In this order; each game stands in the first group that holds it. */
const GROUPS = [
  {
    id: 'waiting',
    holds: ({ status, mine, decision }: OnlineGame) => status === 'playing' && isAsked(mine, decision),
  },
  { id: 'running', holds: ({ status }: OnlineGame) => status === 'playing' },
  { id: 'offered', holds: ({ status }: OnlineGame) => status === 'waiting' },
  { id: 'finished', holds: () => true },
] as const

/** The reader's games by group, those in a group as the server has ordered them. */
export function grouped(games: readonly OnlineGame[]) {
  return GROUPS.map(({ id }, i) => ({
    id,
    games: games.filter(game => GROUPS.findIndex(({ holds }) => holds(game)) === i),
  }))
}
