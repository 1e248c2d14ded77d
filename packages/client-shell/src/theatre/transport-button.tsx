/** One step on the way through a game or a study; it stays in its place where it leads nowhere. */
import './transport.css'
import type { IconName } from '@bivouac/face-kit/art'
import { IconButton } from '../parts/icon-button.tsx'

interface Props {
  readonly icon: IconName
  readonly name: string
  readonly isOff: boolean
  onPress(): void
}

export const TransportButton = ({ icon, name, isOff, onPress }: Props) => (
  <IconButton
    className="transport__button"
    icon={icon}
    name={name}
    size={18}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  />
)
