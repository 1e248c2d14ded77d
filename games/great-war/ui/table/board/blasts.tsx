/** Shells that strike: a ring on the ground and dust, one after the other, no shaking of the screen. */
import { placeOf, type Turn } from '../../../src/art/places.ts'
import type { Blast } from './motions.ts'

interface Props {
  readonly blasts: readonly Blast[]
  readonly turned: Turn
}

export function Blasts({ blasts, turned }: Props) {
  return blasts.map(({ hex, at }) => {
    const [x, y] = placeOf(hex, turned)
    return (
      <g key={`${hex}/${at}`} transform={`translate(${x} ${y})`} className="gw-blast">
        <circle className="gw-blast__dust" r="34" style={{ animationDelay: `${at}ms` }} />
        <circle className="gw-blast__ring" r="30" style={{ animationDelay: `${at}ms` }} />
      </g>
    )
  })
}
