/** One choice of a few, side by side: radio buttons that look like a strip of card. */
import './segmented.css'
import { type ReactNode, useId } from 'react'

interface Option<T> {
  readonly value: T
  readonly label: ReactNode
}

interface Props<T> {
  readonly legend: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** The legend is only spoken where the words around it say the same. */
  readonly quiet?: boolean
}

export function Segmented<T extends string | number>({
  legend,
  options,
  value,
  onChange,
  quiet = false,
}: Props<T>) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className={quiet ? 'sr-only' : 'label'}>{legend}</legend>
      <div className="segmented__strip">
        {options.map(option => (
          <label key={option.value} className="segmented__option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
