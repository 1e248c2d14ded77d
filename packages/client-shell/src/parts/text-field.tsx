/** A line to be written, under its name. */
import './field.css'
import { type ComponentProps, useId } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  readonly label: string
  /** The name is only heard, where the words around it say the same. */
  readonly quiet?: boolean
  write(text: string): void
}

export function TextField({ label, quiet = false, className = '', write, ...input }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={quiet ? 'sr-only' : 'label'}>
        {label}
      </label>
      <input
        id={id}
        className={`field__input ${className}`}
        onChange={event => write(event.target.value)}
        {...input}
      />
    </>
  )
}
