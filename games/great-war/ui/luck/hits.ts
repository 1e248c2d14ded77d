/** G-6.5, G-7.2, G-10.5 What battle dice can do to one unit, and what they did. */
import { against, certain, type Spread } from '@bivouac/client-shell/luck'
import { hitsOf as hitsAmong } from '../../src/battle-dice.ts'
import { outcomes } from '../../src/view/forecast.ts'
import type { DieFace } from '../../src/vocabulary.ts'

/** A unit that dice may fall on, as it stands before the throw. */
export interface Mark {
  readonly figures: number
  readonly soldiersIgnored: number
  readonly skullsHit: boolean
  /** Whether it is the roller's own. */
  readonly isOwn: boolean
}

/** Figures lost, those of the own side counted against. */
export function spreadOf({ isOwn, ...mark }: Mark, dice: number): Spread {
  if (dice === 0) return certain(0)
  const spread = { least: 0, chances: outcomes({ ...mark, flagsIgnored: 0, dice }).hits }
  return isOwn ? against(spread) : spread
}

export function hitsOf(
  { figures, soldiersIgnored, skullsHit, isOwn }: Mark,
  faces: readonly DieFace[],
): number {
  const count = (face: DieFace): number => faces.filter(one => one === face).length
  const hits = hitsAmong(count('soldier'), count('skull'), count('burst'), soldiersIgnored, skullsHit)
  return counted(figures, isOwn, hits)
}

/** G-10.7 After three of a kind every die on the target hex is a hit. */
export const devastationOf = ({ figures, isOwn }: Mark, dice: number): number => counted(figures, isOwn, dice)

const counted = (figures: number, isOwn: boolean, hits: number): number => {
  const lost = Math.min(figures, hits)
  return isOwn ? 0 - lost : lost
}
