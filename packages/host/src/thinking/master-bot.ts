/** The level Master: thinks by the clock in several threads, or in one where the browser gives it no more. */
import { type Bot, crewBot, learnedSense, type Mate, type ReasoningBot, searchBot } from '@bivouac/ai'
import type { BoardName } from '../boards.ts'
import type { ThinkGame } from './thinking.ts'

/** What a searcher in another thread is to think about for the rest of its days. */
export interface MateTask extends BoardName {
  readonly module: string
}

/** Starts so many searchers as there are threads to spare; throws, or gives fewer than two, where there are none. */
export type Hire = (task: MateTask) => readonly Mate[]

export function masterBot(game: ThinkGame, { scenario, house }: BoardName, hire: Hire): ReasoningBot {
  const { module, mind } = game
  const { master } = mind.levels
  const crew = crewBot('master', master.budget, () => {
    const mates = hire({ module: module.id, scenario, house })
    if (mates.length < 2) throw new Error('there are not enough threads for a crew')
    return mates
  })
  let alone: ReasoningBot | undefined
  let isStopped = false
  const now = (): Bot & Pick<ReasoningBot, 'reasons'> => alone ?? crew
  return {
    name: 'master',
    reasons: () => now().reasons(),
    stop() {
      isStopped = true
      crew.stop?.()
    },
    async choose(sight) {
      if (alone === undefined)
        try {
          return await crew.choose(sight)
        } catch (error) {
          if (isStopped) throw error
          // A browser that does not let a worker start workers: one thread does as well, it only finds less.
          crew.stop?.()
        }
      alone ??= searchBot(module, learnedSense(mind), master)
      return alone.choose(sight)
    },
  }
}
