/** The hand: a rack of cards on a desk, small ones in a strip on a phone. */
import type { NormandyProps } from '../props.ts'
import { Rack } from './rack.tsx'
import { Strip } from './strip.tsx'

export const Hand = (props: NormandyProps) =>
  props.room === 'narrow' ? <Strip {...props} /> : <Rack {...props} />
