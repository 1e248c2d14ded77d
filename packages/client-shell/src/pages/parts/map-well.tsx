/** A map on its dark ground, as it lies wherever maps are small. */
import './map-well.css'
import { Picture } from './picture.tsx'

interface Props {
  /** The scenario's thumbnail; the ground stays empty without one. */
  readonly svg: string | undefined
  readonly className: string
}

export function MapWell({ svg, className }: Props) {
  return <span className={`map-well ${className}`}>{svg && <Picture svg={svg} />}</span>
}
