/** For parts that show a moment and nothing of the hands: a press or a move of the mouse leaves them as they are. */
import { type ComponentType, memo, type ReactNode } from 'react'
import type { NormandyProps } from '../props.ts'

export const atMoment = <P extends NormandyProps>(part: (props: P) => ReactNode): ComponentType<P> =>
  memo(part, (before, after) =>
    (Object.keys(after) as (keyof P)[]).every(key => key === 'hands' || before[key] === after[key]),
  ) as unknown as ComponentType<P>
