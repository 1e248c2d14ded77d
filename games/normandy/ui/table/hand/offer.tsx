/** Cards that can be taken now, in the pad of a desk. */
import { nowDoing } from '../logic/reading.ts'
import type { NormandyProps } from '../props.ts'
import { Tray } from './tray.tsx'

export const Offer = (props: NormandyProps) =>
  nowDoing(props.seen.view)?.kind === 'take-cards' && props.seen.legal.length > 0 ? (
    <Tray {...props} />
  ) : undefined
