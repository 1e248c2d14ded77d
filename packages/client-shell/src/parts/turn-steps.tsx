/** The steps of the turn in the top bar; the current one in brass and said to be so. */
import './turn-steps.css'
import type { TurnStep } from '../game-ui.ts'

export function TurnSteps({ steps }: { readonly steps: readonly TurnStep[] }) {
  return (
    <ol className="turn-steps">
      {steps.map(({ label, isNow }) => (
        <li key={label} className="turn-steps__step" aria-current={isNow ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
