/** A drawing that fills its place on a page: a lid, a map. */
import type { ComponentProps } from 'react'
import { Drawing } from '../../parts/drawing.tsx'

export const Picture = ({ className, ...drawing }: ComponentProps<typeof Drawing>) => (
  <Drawing className={className ? `picture ${className}` : 'picture'} {...drawing} />
)
