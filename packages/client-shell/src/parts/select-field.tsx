/** One choice of several under a name: the browser's own list. */
import './field.css'
import { useId } from 'react'

interface SelectOption<T> {
  readonly value: T
  readonly label: string
  /** The language of the label, if it is not the page's. */
  readonly lang?: string
  readonly isOff?: boolean
}

interface Props<T> {
  readonly label: string
  readonly choices: readonly SelectOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** The name stands before the list and not above it. */
  readonly beside?: boolean
}

export function SelectField<T extends string | number>(props: Props<T>) {
  const id = useId()
  const { label, choices, value, onChange, beside = false } = props
  return (
    <div className={beside ? 'field field--beside' : 'field'}>
      <label htmlFor={id} className={beside ? undefined : 'label'}>
        {label}
      </label>
      <Select id={id} className="field__select" choices={choices} value={value} onChange={onChange} />
    </div>
  )
}

/** The list alone, for those who name it otherwise. */
interface SelectProps<T> extends Pick<Props<T>, 'choices' | 'value' | 'onChange'> {
  /** For the label that names it. */
  readonly id: string
  readonly className?: string
}

export function Select<T extends string | number>({
  id,
  className,
  choices,
  value,
  onChange,
}: SelectProps<T>) {
  return (
    <select
      id={id}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(choice => String(choice.value) === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {choices.map(choice => (
        <option key={choice.value} value={choice.value} lang={choice.lang} disabled={choice.isOff}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
