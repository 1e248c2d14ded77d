/** Whose turn it is or how it ended, as a small flag: a word, a sign, and only then a colour. */
import './status-flag.css'
import type { IconName } from '@bivouac/face-kit/art'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Tone } from './game-line.ts'

const SIGN: Readonly<Record<Tone, IconName>> = {
  now: 'control',
  wait: 'clock',
  won: 'trophy',
  lost: 'flag',
  over: 'check',
  flawed: 'warning',
}

export function StatusFlag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={`status-flag status-flag--${tone}`}>
      <Icon name={SIGN[tone]} size={15} />
      {children}
    </span>
  )
}
