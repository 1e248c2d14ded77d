/** What a side's medals are for: the ground that it holds, and then how many stay for good. */
import { bitCount } from '@bivouac/kernel'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { objectiveIn } from '../../../src/text/names.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import type { SideName } from '../../../src/vocabulary.ts'
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
  // Where nothing can be lost again, there is nothing to tell apart.
  if (held.length === 0 || kept === 0) return held
  return [game.sayCounted('table.reason.kept', kept), ...held]
}
