/** The phone's lowest strip: a few tabs, one of which is up. */
import './tabs.css'
import type { IconName } from '@bivouac/face-kit/art'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Tab<Name> {
  readonly name: Name
  readonly icon: IconName
  readonly label: string
  /** A count behind the word. */
  readonly more?: ReactNode
}

interface Props<Name> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly now: Name | undefined
  turnTo(name: Name): void
}

export function TabStrip<Name extends string>({ label, tabs, now, turnTo }: Props<Name>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(tab => (
        <button
          key={tab.name}
          type="button"
          aria-current={tab.name === now || undefined}
          onClick={() => turnTo(tab.name)}
        >
          <Icon name={tab.icon} size={20} />
          {tab.label}
          {tab.more}
        </button>
      ))}
    </nav>
  )
}
