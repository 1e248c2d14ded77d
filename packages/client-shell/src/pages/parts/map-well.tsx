/** A map on its dark ground, as it lies wherever maps are small. Drawn when it comes near the screen. */
import './map-well.css'
import { useCallback, useRef } from 'react'
import { Painted } from '../../gallery/painted.tsx'
import { useNear } from '../../gallery/use-near.ts'
import { drawnMap, type Pieces, type SmallMap } from './game-line.ts'

interface Props {
  /** Whose map it is; the ground stays empty without one. */
  readonly map: SmallMap | undefined
  /** Where they stand now, in a game that is under way. */
  readonly pieces?: Pieces
  readonly className: string
}

export function MapWell({ map, pieces, className }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  return (
    <span className={`map-well ${className}`}>
      <span className="map-well__place" ref={place}>
        {map && isNear && <Drawn map={map} pieces={pieces} />}
      </span>
    </span>
  )
}

function Drawn({ map, pieces }: { readonly map: SmallMap; readonly pieces: Pieces }) {
  const paint = useCallback(() => drawnMap(map, pieces), [map, pieces])
  return <Painted paint={paint} />
}
