/** Closes what lies over the table. */
import './close-button.css'
import { Icon } from './icon.tsx'

interface Props {
  readonly name: string
  readonly className?: string
  onPress(): void
}

export const CloseButton = ({ name, className = '', onPress }: Props) => (
  <button type="button" className={`close-button ${className}`} aria-label={name} onClick={onPress}>
    <Icon name="cross" size={18} />
  </button>
)
