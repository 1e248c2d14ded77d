/** A drawing that comes as SVG text from our own generators, never from a player. Decoration, unless it is given a name. */
import { memo } from 'react'

interface Props {
  readonly svg: string
  readonly className?: string | undefined
  readonly name?: string | undefined
}

export const Drawing = memo(function Drawing({ svg, className, name }: Props) {
  return (
    <span
      className={className}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own generators, nobody's input.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})
