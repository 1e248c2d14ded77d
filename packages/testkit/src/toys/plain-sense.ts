/** A sense that knows nothing of any game: every position is even, every command as good as another. */
import type { SenseMaker } from '@bivouac/ai'
import type { GameModule } from '@bivouac/kernel'

export const plainSense =
  (module: GameModule): SenseMaker =>
  () => ({
    winner: t => module.outcome(t)?.winner ?? -1,
    value: (_, out) => void out.fill(0.5, 0, 1),
    weigh: (_, __, list, out) => void out.fill(1, 0, list.count),
    thin: () => {},
    isQuiet: () => true,
    groups: () => 0,
    diceInRoll: () => 0,
    groupOf: () => 0,
    mark: () => 0,
    print: () => 0,
    credit: (_, __, out) => void out.fill(1, 0, 1),
    advise: (_, __, list) => list.codes[0],
  })
