/** Games between two guests of a server, one after the other. */
import type { OnlinePlan } from '@bivouac/protocol/online'
import type { Player } from './player.ts'

export type Battle = Pick<OnlinePlan, 'module' | 'scenario'>

/** Short games of both kinds. */
export const BATTLES: readonly Battle[] = [
  { module: 'normandy', scenario: 'la-raye' },
  { module: 'great-war', scenario: 'somme-beaumont-hamel' },
]

/** How many games at once a server is to carry while it is measured, and whence their dice. */
export interface Crowd {
  readonly games: number
  readonly seed: string
}

export const planOf = (battle: Battle): OnlinePlan => ({
  ...battle,
  side: 0,
  clock: { kind: 'none' },
  watch: 'players',
  listed: false,
})

export async function newGame([one, other]: readonly Player[], battle: Battle): Promise<string> {
  const { id, invite = '' } = await one.host().ask('create', { plan: planOf(battle) })
  await other.host().ask('join', { code: invite })
  return id
}

/** Plays until `isOver`. A game that could not be set up because the server died is set up anew. */
export async function playOn(
  players: readonly Player[],
  battle: Battle,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    try {
      const game = await newGame(players, battle)
      await Promise.all(players.map(player => player.play(game)))
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
