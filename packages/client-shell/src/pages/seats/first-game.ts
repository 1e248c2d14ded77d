/** What a newcomer is offered: the side that usually wins, and the bot he played last, or the gentlest. */
import type { Level } from '@bivouac/ai'
import type { Seat } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import type { ScenarioCover } from '../../game-ui.ts'
import { LEVELS } from '../../parts/levels.ts'

/** The side that wins more often between equal bots. */
export const favouredSide = ({ balance }: Pick<ScenarioCover, 'balance'>): Seat =>
  balance !== undefined && balance.share < 0.5 ? 1 : 0

/** The bot of the newest game against one; the gentlest where there is none yet. */
export function usualLevel(games: readonly Pick<GameSummary, 'plan'>[]): Level {
  for (const { plan } of games)
    for (const sitter of plan.seats) {
      const level = sitter.who === 'bot' && LEVELS.find(one => one === sitter.level)
      if (level && plan.seats.some(({ who }) => who === 'person')) return level
    }
  return LEVELS[0]
}
