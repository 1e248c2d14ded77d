/** What a side's medals are for: those that stay, and the ground that it holds. */
import { bitCount } from '@bivouac/kernel'
import type { GreatWarBoard } from '../../../src/board.ts'
import { objectiveIn } from '../../../src/text/names.ts'
import type { GreatWarView } from '../../../src/view.ts'
import type { SideName } from '../../../src/words.ts'
import type { TableWords } from '../words.ts'

export function reasonsOf(
  { objectives }: GreatWarBoard,
  view: GreatWarView,
  { game }: TableWords,
  side: SideName,
): readonly string[] {
  const { kept } = view[side]
  const held = view.objectives.flatMap((objective, i) => {
    const count = bitCount(objective[side]) * objectives.medals[i]
    return count === 0
      ? []
      : [game.say('table.reason.held', { count, objective: objectiveIn(game, objective.id) })]
  })
  return [...(kept > 0 ? [game.sayCounted('table.reason.kept', kept)] : []), ...held]
}
