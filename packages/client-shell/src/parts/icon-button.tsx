/** A button that shows only an icon: its name is heard, and seen as a tip. */
import type { IconName } from '@bivouac/face-kit/art'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'name' | 'children'> {
  readonly icon: IconName
  readonly name: string
  readonly size?: number
}

export function IconButton({ icon, name, size = 22, ...button }: Props) {
  return (
    <button type="button" aria-label={name} title={name} {...button}>
      <Icon name={icon} size={size} />
    </button>
  )
}
