/** What answers a press is drawn at once; what only tells of it may come a frame later, so that the answer does not wait. */
import { type ComponentType, memo, useDeferredValue } from 'react'
import { DeskContext, useDesk } from './desk.ts'

/** The part a frame behind the table: it and all within it are given the desk as it was until there is time. */
export function later<P extends object>(part: ComponentType<P>): ComponentType<P> {
  // It is drawn anew for the desk's sake alone, not with everything around it.
  const Part = memo(part) as unknown as ComponentType<P>
  return function Later(props: P) {
    const desk = useDeferredValue(useDesk())
    return (
      <DeskContext value={desk}>
        <Part {...props} />
      </DeskContext>
    )
  }
}
