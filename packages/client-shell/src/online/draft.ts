/** A new game as it is being chosen, and the plan it comes to. */
import type { Level } from '@bivouac/ai'
import type { Seat } from '@bivouac/kernel'
import type { OnlinePlan } from '@bivouac/protocol/online'

/** Whoever has the link, whoever finds the open seat, or a bot at once. */
type Opponent = 'friend' | 'anyone' | 'bot'

export interface Draft {
  readonly module: string
  readonly scenario: string
  readonly side: Seat | 'random'
  readonly opponent: Opponent
  readonly level: Level
  readonly clock: OnlinePlan['clock']['kind']
  readonly minutes: number
  readonly increment: number
  readonly days: number
  readonly watch: OnlinePlan['watch']
}

/** What can be chosen of each figure, in the order of the steps. */
export const STEPS = {
  minutes: [5, 10, 15, 20, 25, 30, 45, 60, 90, 120],
  increment: [0, 5, 10, 15, 20, 30, 60],
  days: [1, 2, 3, 5, 7, 14],
} as const satisfies Partial<Record<keyof Draft, readonly number[]>>

/** Untouched it makes a good evening with a friend. */
export const firstDraft = (module: string, scenario: string): Draft => ({
  module,
  scenario,
  side: 'random',
  opponent: 'friend',
  level: 'regular',
  clock: 'live',
  minutes: 25,
  increment: 10,
  days: 3,
  watch: 'anyone',
})

/** The next figure up or down; the same at either end. */
export function stepped(steps: readonly number[], now: number, by: 1 | -1): number {
  const at = steps.indexOf(now) + by
  return steps[Math.min(steps.length - 1, Math.max(0, at))]
}

function clockOf({ clock, minutes, increment, days }: Draft): OnlinePlan['clock'] {
  if (clock === 'live') return { kind: 'live', minutes, increment }
  return clock === 'turn' ? { kind: 'turn', days } : { kind: 'none' }
}

export function planOf(draft: Draft): OnlinePlan {
  const { module, scenario, side, opponent, level, watch } = draft
  return {
    module,
    scenario,
    side: side as OnlinePlan['side'],
    clock: clockOf(draft),
    watch,
    listed: opponent === 'anyone',
    ...(opponent === 'bot' ? { bot: level } : {}),
  }
}
