/** The own cards: a rack on a desk, a strip on a phone. */
import { memo } from 'react'
import { isSameHolding } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { Rack } from './rack.tsx'
import { Strip } from './strip.tsx'

export const Hand = memo(function Hand(part: TablePart) {
  return part.room === 'narrow' ? <Strip {...part} /> : <Rack {...part} />
}, isSameHolding)
