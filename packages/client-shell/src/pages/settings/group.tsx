/** A group of settings on its own slip, and the switches in it. */
import '../parts/choice.css'
import { type ReactNode, useId } from 'react'

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="paper settings-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface SwitchProps {
  readonly label: string
  readonly how?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, how, isOn, onChange }: SwitchProps) {
  const howId = useId()
  return (
    <label className="choice-words settings-switch">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={how ? howId : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        <b>{label}</b>
        {how && <small id={howId}>{how}</small>}
      </span>
    </label>
  )
}
