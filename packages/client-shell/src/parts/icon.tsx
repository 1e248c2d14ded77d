/** An icon beside a word, or on a tool that has a name; it says nothing of its own. */
import { ICONS, type IconName } from '@bivouac/face-kit/art'
import { memo } from 'react'

interface Props {
  readonly name: IconName
  readonly size?: number
}

export const Icon = memo(function Icon({ name, size = 22 }: Props) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, nobody's input.
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  )
})
