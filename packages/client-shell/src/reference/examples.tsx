/** The pictures of a clause, straight below it: each with its words, and a tick or a cross where it shows what may be done. */
import './examples.css'
import { useRef } from 'react'
import { Painted } from '../gallery/painted.tsx'
import { useNear } from '../gallery/use-near.ts'
import type { DrawnExample } from '../game-ui.ts'
import { Icon } from '../parts/icon.tsx'

interface Props {
  readonly examples: readonly DrawnExample[]
  /** Drawn at once, however far below: paper is not scrolled. */
  readonly isOnPaper?: boolean | undefined
}

export const Examples = ({ examples, isOnPaper = false }: Props) => (
  <div className="examples">
    {examples.map(example => (
      <Example key={example.id} example={example} isOnPaper={isOnPaper} />
    ))}
  </div>
)

function Example({
  example: { id, isAllowed, caption, width, height, paint },
  isOnPaper,
}: {
  readonly example: DrawnExample
  readonly isOnPaper: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <figure className="example" data-example={id}>
      <div ref={place} className="example__picture" style={{ aspectRatio: `${width} / ${height}` }}>
        {(isNear || isOnPaper) && <Painted paint={paint} />}
      </div>
      <figcaption>
        {isAllowed !== undefined && (
          <span className={`example__sign example__sign--${isAllowed ? 'yes' : 'no'}`}>
            <Icon name={isAllowed ? 'check' : 'cross'} size={13} />
          </span>
        )}
        <span>{caption}</span>
      </figcaption>
    </figure>
  )
}
