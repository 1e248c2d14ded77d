/** The bots to choose from, from the gentlest to the hardest. */
import type { Level } from '@bivouac/ai'
import { LEVELS } from '../../parts/levels.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { usePageWords } from '../say.ts'

interface Props {
  readonly label: string
  readonly value: Level
  readonly onChange: (level: Level) => void
}

export function LevelSelect({ label, value, onChange }: Props) {
  const { say } = usePageWords()
  const choices = LEVELS.map(level => ({ value: level, label: say(`level.${level}`) }))
  return <SelectField label={label} choices={choices} value={value} onChange={onChange} />
}
