/** A drawing that a game brings as SVG text: a lid, a map. Decoration, unless it is given a name. */
import { memo } from 'react'

interface Props {
  readonly svg: string
  readonly className?: string
  readonly name?: string
}

export const Picture = memo(function Picture({ svg, className, name }: Props) {
  return (
    <span
      className={className ? `picture ${className}` : 'picture'}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the games' own generators, nobody's input.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})
