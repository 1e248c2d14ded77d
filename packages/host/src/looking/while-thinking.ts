/** Bots come first: while somebody waits for one, analysts begin nothing new. */
import type { Thinking } from '../thinking/thinking.ts'
import type { Analysts } from './looking.ts'

export function whileThinking(thinking: Thinking, analysts: Analysts | undefined): Thinking {
  if (analysts === undefined) return thinking
  let waiting = 0
  const waited = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (++waiting === 1) analysts.hold(true)
    try {
      return await ask()
    } finally {
      if (--waiting === 0) analysts.hold(false)
    }
  }
  return {
    choose: question => waited(() => thinking.choose(question)),
    hint: question => waited(() => thinking.hint(question)),
    forget: game => thinking.forget(game),
  }
}
