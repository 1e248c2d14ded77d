/**
 * Several searchers on one question, each in a thread of its own with dice of its own; what they found is added up. How
 * a thread is made differs between a server and a browser, so it comes in from outside.
 */
import { next } from '@bivouac/kernel'
import type { Bot, Sight } from '../bot.ts'
import { drawn } from './search-bot.ts'
import { type Budget, within } from './thinker.ts'
import { type Thought, together } from './thought.ts'

/** What a searcher in another thread is asked. All of it is plain data. */
export interface Errand {
  readonly seat: number
  readonly view: unknown
  readonly budget: Budget
  readonly dice: readonly number[]
}

export type Answer = Thought & { readonly simultaneous: boolean }

/** A searcher in another thread. */
export interface Mate {
  think(errand: Errand): Promise<Answer>
  commit(command: number): void
  stop(): void
}

/** A bot that lets a crew think, made anew for each board. */
export function crewBot(
  name: string,
  budget: Budget,
  hire: (board: Sight['board']) => readonly Mate[],
): Bot & { reasons(): Thought | undefined } {
  let board: Sight['board'] | undefined
  let crew: readonly Mate[] = []
  let last: Thought | undefined
  const stop = (): void => {
    for (const mate of crew) mate.stop()
    crew = []
    board = undefined
  }
  return {
    name,
    stop,
    reasons: () => last,
    async choose({ board: given, seat, view, legal, dice, ms }) {
      last = undefined
      if (legal.length === 1) return legal[0]
      if (board !== given) {
        stop()
        board = given
        crew = hire(given)
      }
      // The clock starts for all at once; dice differ, else all would find the same.
      const errand = { seat, view, budget: within(budget, ms) }
      const answers = await Promise.all(
        crew.map(mate => mate.think({ ...errand, dice: [0, 1, 2, 3].map(() => next(dice, 0)) })),
      )
      const thought = all(answers)
      last = thought
      const command = answers[0].simultaneous ? drawn(thought.lines, dice) : thought.lines[0].command
      for (const mate of crew) mate.commit(command)
      return command
    },
  }
}

/** What all found together; where only one command is worth a thought nobody has tried any, and all say the same. */
function all(answers: readonly Answer[]): Thought {
  if (answers.some(answer => answer.visits > 0)) return together(answers)
  const { simultaneous: _, ...thought } = answers[0]
  return thought
}
