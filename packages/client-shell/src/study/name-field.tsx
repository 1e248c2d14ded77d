/** The name of a study or of a chapter, as it is being written. */
import { useId } from 'react'
import { useDraft } from './use-draft.ts'

interface Props {
  /** Only heard: where it stands says what it is. */
  readonly label: string
  readonly placeholder: string
  readonly name: string
  /** Another place is another name. */
  readonly place: string
  write(text: string): void
}

export function NameField({ label, placeholder, name, place, write }: Props) {
  const id = useId()
  const [draft, setDraft] = useDraft(name, place)
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        value={draft}
        placeholder={placeholder}
        maxLength={120}
        onChange={event => {
          setDraft(event.target.value)
          write(event.target.value)
        }}
      />
    </>
  )
}
