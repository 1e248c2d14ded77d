/** The server's ports with somebody counting beside them. */
import type { GameLog, Thinking } from '@bivouac/host/core'
import type { Metrics } from './metrics.ts'

export const measuredThinking = (thinking: Thinking, metrics: Metrics): Thinking => ({
  async choose(question) {
    const answered = metrics.asked(question.level)
    try {
      const command = await thinking.choose(question)
      answered('answered')
      return command
    } catch (error) {
      answered('failed')
      throw error
    }
  },
  hint: question => thinking.hint(question),
  forget: game => thinking.forget(game),
})

export const measuredLog = (log: GameLog, metrics: Metrics): GameLog => ({
  ...log,
  async change(game, change) {
    const changed = await log.change(game, change)
    if (!changed.ok) metrics.unsaved(changed.problem.code)
    return changed
  },
})

/** Games leave memory in many places: here they all pass. */
export function measureDrops(rooms: Map<string, unknown>, metrics: Metrics): void {
  const { delete: remove } = rooms
  rooms.delete = id => {
    const was = remove.call(rooms, id)
    if (was) metrics.dropped()
    return was
  }
}
