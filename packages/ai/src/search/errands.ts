/** The far side of a mate: a searcher that answers one errand after the other and keeps its tree in between. */
import type { Board, Fact, GameModule } from '@bivouac/kernel'
import type { Answer, Errand } from './crew.ts'
import { SEARCH_OPTIONS } from './options.ts'
import type { SearchBotOptions } from './search-bot.ts'
import type { SenseMaker } from './sense.ts'
import { newThinker } from './thinker.ts'

/** What goes to a mate, over whatever wire. Only errands are answered. */
export type ToMate = { readonly errand: Errand } | { readonly commit: number }

export function errandRunner<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  makeSense: SenseMaker<B>,
  board: B,
  { budget: _, name: __, ...searching }: SearchBotOptions,
  clock: () => number,
): (message: ToMate) => Answer | undefined {
  const thinker = newThinker(module, makeSense, { ...SEARCH_OPTIONS, ...searching })
  return message => {
    if ('commit' in message) {
      thinker.commit(message.commit)
      return undefined
    }
    const { seat, view, budget, dice } = message.errand
    const imaginer = module.imagine(board, view as V)
    return thinker.think({ board, seat, imaginer, dice: Int32Array.from(dice), clock }, budget)
  }
}
