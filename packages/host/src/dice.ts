/** Where the dice of a game come from: a secret that is drawn when it is set up, and bytes that its players may add to it. */
import { chanceUnder, commitmentOf, type Sworn } from '@bivouac/fair'
import type { Board, ChanceOf, GameModule, RecordEntropy } from '@bivouac/kernel'

export interface Dice {
  readonly secret: string
  /** The commitment to the secret; a game that goes on from another's commands has made none, and shows neither. */
  readonly commitment: string
  /** In the order in which they were opened: it only grows. */
  readonly entropy: RecordEntropy[]
}

/** What the commitment of a game is bound to; `rules` are those it began under. */
const swornOf = (
  { id: game }: Pick<GameModule, 'id'>,
  { scenario, fingerprint }: Board,
  rules: number,
): Sworn => ({ game, scenario, fingerprint, rules })

export const newDice = (
  module: Pick<GameModule, 'id'>,
  board: Board,
  secret: string,
  rules: number = board.rules,
): Dice => ({ secret, commitment: commitmentOf(swornOf(module, board, rules), secret), entropy: [] })

/** The chance of each entry, also of those after bytes that have yet to come. */
export function chanceFrom(
  { secret, commitment, entropy }: Dice,
  { sides }: Pick<GameModule, 'sides'>,
): ChanceOf {
  let known = -1
  let chanceOf: ChanceOf
  return entry => {
    if (known !== entropy.length) {
      const opened = entropy.map(({ side, bytes, from }) => ({
        seat: sides.indexOf(side),
        entropy: bytes,
        from,
      }))
      chanceOf = chanceUnder({ commitment, secret, entropy: opened })
      known = entropy.length
    }
    return chanceOf(entry)
  }
}
