/** Secrets that have been committed to, of games that are about to be set up: what a player adds comes after that. */
import { entropyFrom, entropyHash } from '@bivouac/fair'
import type { Board, GameModule } from '@bivouac/kernel'
import type { GamePlan, OwnLuck } from '@bivouac/protocol'
import { type Dice, newDice } from './dice.ts'
import { refuse } from './host-error.ts'
import type { HostPorts } from './ports.ts'

/** Somebody may think twice before he begins; of more than that the oldest goes. */
const DRAWN_MOST = 8
const WORDS_MOST = 1000

export function newDrawn({ newSecret }: Pick<HostPorts, 'newSecret'>) {
  const drawn: Dice[] = []
  return {
    next(module: GameModule, board: Board): Dice {
      const dice = newDice(module, board, newSecret())
      drawn.push(dice)
      if (drawn.length > DRAWN_MOST) drawn.shift()
      return dice
    },
    /** The dice that were committed to, with what the player adds; a secret serves for one game. */
    withLuck(module: GameModule, board: Board, { commitment, words }: OwnLuck, plan: GamePlan): Dice {
      if (words.length > WORDS_MOST)
        refuse('bad-message', `That is too much: ${WORDS_MOST} letters are enough for any luck.`)
      const at = drawn.findIndex(one => one.commitment === commitment)
      const [dice] = at < 0 ? [] : drawn.splice(at, 1)
      if (dice === undefined) return refuse('not-now', 'These dice are no longer waiting: begin once more.')
      // Bound to game, scenario and rules: those of another board would not prove anything.
      if (newDice(module, board, dice.secret).commitment !== commitment)
        return refuse('not-now', 'These dice were drawn for another game: begin once more.')
      const seat = Math.max(
        0,
        plan.seats.findIndex(({ who }) => who === 'person'),
      )
      const bytes = entropyFrom(words)
      const hash = entropyHash(commitment, seat, bytes)
      return { ...dice, entropy: [{ side: module.sides[seat], hash, bytes, from: 0 }] }
    },
  }
}
