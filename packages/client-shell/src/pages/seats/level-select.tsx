/** The bots to choose from, from the gentlest to the hardest. */
import '../parts/field.css'
import type { Level } from '@bivouac/ai'
import { usePageWords } from '../say.ts'
import { LEVELS } from './seating.ts'

interface Props {
  readonly label: string
  readonly value: Level
  readonly onChange: (level: Level) => void
}

export function LevelSelect({ label, value, onChange }: Props) {
  const { say } = usePageWords()
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select
        className="field__select"
        value={value}
        onChange={event => onChange(event.target.value as Level)}
      >
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {say(`level.${level}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
