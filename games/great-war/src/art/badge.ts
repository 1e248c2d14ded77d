/** The sign of a side beside a player's name: a helmet from behind on a plate of the side's shape, 64 by 64. */
import { helmet, LIVERIES, sideShape } from '@bivouac/face-kit/art'
import type { SideName } from '../words.ts'
import { liveryOf } from './unit.ts'

export function sideBadge(side: SideName): string {
  const livery = liveryOf(side)
  const { base, shape } = LIVERIES[livery]
  return (
    sideShape(shape, 32, 32, 30, `fill="${base}" stroke="#f4ead0" stroke-width="3"`) +
    helmet(livery, 32, 42, 0.66)
  )
}
