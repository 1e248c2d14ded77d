/** Drawings of the art folder on the page: they come as SVG text, made by us from data, never from a player. */
import { memo } from 'react'

interface ArtProps {
  readonly width: number
  readonly height: number
  readonly svg: string
  readonly className?: string
  /** Names the picture for those who do not see it; without it the picture is decoration. */
  readonly label?: string
}

export const Art = memo(function Art({ width, height, svg, className, label }: ArtProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})

/** The same inside a larger drawing. */
export const ArtGroup = memo(function ArtGroup({
  svg,
  className,
}: {
  svg: string
  className?: string | undefined
}) {
  if (svg === '') return undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  return <g className={className} dangerouslySetInnerHTML={{ __html: svg }} />
})
