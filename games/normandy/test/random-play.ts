/** Random games of every scenario, for tests that want to see many states. */
import { randomGames } from '@bivouac/testkit'
import { normandy } from '../src/game.ts'

export const { boards, open, playRandomly } = randomGames(normandy, 400)
