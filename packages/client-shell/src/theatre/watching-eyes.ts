/** Through whose eyes a game is looked back at, and which are open. The host has the last word; this is what is offered. */
import { type Seat, SPECTATOR } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'
import { isHotSeat, isOnlyWatched, ownSeat } from '../table/eyes.ts'

/** One seat's, those of somebody who only watches, or both hands at once. */
export type Eyes = Seat | 'both'

export const isEyes = (value: unknown): value is Eyes =>
  value === 'both' || value === SPECTATOR || value === 0 || value === 1

/** Until the end one sees what one saw then; two at one screen see what both may know. */
export function areOpen({ plan, outcome }: Pick<GameSummary, 'plan' | 'outcome'>, eyes: Eyes): boolean {
  if (outcome !== undefined || eyes === SPECTATOR) return true
  if (eyes === 'both' || isHotSeat(plan)) return false
  return isOnlyWatched(plan) || eyes === ownSeat(plan.seats)
}

/** The eyes to begin with: those that are asked for, one's own where one has a side, both hands; the first that are open. */
export function firstEyes(summary: Pick<GameSummary, 'plan' | 'outcome'>, asked?: Eyes): Eyes {
  return (
    [asked, ownSeat(summary.plan.seats), 'both', SPECTATOR].find(
      (eyes): eyes is Eyes => eyes !== undefined && areOpen(summary, eyes as Eyes),
    ) ?? SPECTATOR
  )
}

/** The side at the near edge. */
export const nearOf = ({ plan }: Pick<GameSummary, 'plan'>, eyes: Eyes): Seat =>
  eyes === 'both' || eyes === SPECTATOR ? (ownSeat(plan.seats) ?? 0) : eyes
