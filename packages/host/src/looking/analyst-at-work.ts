/** The far end: what an analyst's script does with each message. */
import { looksOf, type Moment, momentsOf, newAnalyst } from '@bivouac/analysis'
import { readPart, replayPart } from '@bivouac/kernel'
import type { Finding } from '@bivouac/protocol'
import { newBoards } from '../boards.ts'
import { orRefuse, problemOf, refuse } from '../host-error.ts'
import type { ThinkGame } from '../thinking/thinking.ts'
import type { LookTask } from './looking.ts'
import type { FromAnalyst, ToAnalyst } from './worker-analysts.ts'

/** An answer, if there is one, is to be sent back. */
export function analystAtWork(games: readonly ThinkGame[]): (message: ToAnalyst) => FromAnalyst | undefined {
  let task: LookTask | undefined
  let look: ((number: number) => Finding) | undefined
  return message => {
    if ('task' in message) {
      task = message.task
      look = undefined
      return undefined
    }
    try {
      if (task === undefined) return refuse('no-analyst', 'There is nothing to look at.')
      // Only now: a record that cannot be read is an answer, and not the end of this thread.
      look ??= lookerAt(games, task)
      return { finding: look(message.number) }
    } catch (error) {
      return { problem: problemOf(error, 'no-analyst') }
    }
  }
}

function lookerAt(games: readonly ThinkGame[], { module: id, text, depth }: LookTask) {
  const { module, mind } =
    games.find(game => game.module.id === id) ?? refuse('unknown-game', `There is no game '${id}' here.`)
  const part = orRefuse(readPart(text))
  const board = orRefuse(newBoards()(module, part.record.head))
  const { match, problem } = orRefuse(replayPart(module, board, part))
  if (problem) orRefuse({ ok: false, problem })
  const moments: readonly Moment[] = momentsOf(match)
  const analyst = newAnalyst(module, mind, looksOf(mind, depth))
  return (number: number): Finding =>
    analyst.lookAt(moments[number - 1] ?? refuse('no-such-moment', `The game has no command ${number}.`))
}
