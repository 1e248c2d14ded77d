/** What could have been done: the best commands that were found and the one that was given, with their chances and errors. */
import type { Step } from '@bivouac/analysis'
import { type ChoiceRow, ChoiceRows, type RowsProps } from './choice-rows.tsx'
import { SURE } from './reading.ts'
import { useAnalysisSay } from './say.ts'

interface Props extends Omit<RowsProps, 'rows' | 'best' | 'mine'> {
  readonly step: Step
}

function rowsOf({ command, decision }: Step): readonly ChoiceRow[] {
  if (!decision) return []
  const rows = decision.choices.map(({ command: other, chance, error, next }) => ({
    command: other,
    chance,
    off: SURE * error,
    next,
    isPlayed: other === command,
  }))
  if (rows.some(row => row.isPlayed)) return rows
  return [...rows, { command, chance: decision.given, off: SURE * decision.error, isPlayed: true }]
}

export function Choices({ step, ...more }: Props) {
  const { say } = useAnalysisSay()
  return <ChoiceRows {...more} rows={rowsOf(step)} best={step.decision?.best ?? 0} mine={say('played')} />
}
