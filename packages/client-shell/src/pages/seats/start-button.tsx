/** The button that begins a game, and above it why it could not begin. */
import type { GamePlan } from '@bivouac/protocol'
import { ProblemNotice } from '../parts/notice.tsx'
import { useStart } from '../parts/use-start.ts'

interface Props {
  readonly plan: GamePlan
  /** What the player adds to the dice. */
  readonly luck?: string
  readonly className: string
  readonly children: string
}

export function StartButton({ plan, luck, className, children }: Props) {
  const { start, isStarting, problem } = useStart()
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <button
        type="button"
        className={`button button--primary ${className}`}
        aria-disabled={isStarting}
        data-start
        onClick={() => start(plan, luck)}
      >
        {children}
      </button>
    </>
  )
}
