/** How far a lesson has come: a dot a step, the one that is asked for drawn long. */
import './step-dots.css'

interface Props {
  readonly total: number
  /** From 0; as many as there are when all is done. */
  readonly now: number
  /** What it says, for those who do not see it. */
  readonly label: string
}

export function StepDots({ total, now, label }: Props) {
  return (
    <span className="step-dots" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, step) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson do not change places.
          key={step}
          className={`step-dots__dot${step < now ? ' step-dots__dot--done' : step === now ? ' step-dots__dot--now' : ''}`}
        />
      ))}
    </span>
  )
}
