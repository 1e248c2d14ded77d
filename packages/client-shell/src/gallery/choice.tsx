/** A choice between two or three things that changes what a gallery shows: whose cards. */
import { useId } from 'react'

interface Props<T extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: T, name: string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

export function GalleryChoice<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="gallery__choice">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, text]) => (
        <label className="gallery__option" key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
