/** Drawings that come as SVG text, put into the page: as a part of a larger drawing, or as one of their own. */
import { type CSSProperties, memo } from 'react'

interface ArtProps {
  readonly art: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly transform?: string
}

/** A group inside a drawing. */
export const Art = memo(function Art({ art, ...more }: ArtProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the game's own generators, nobody's input.
  return <g {...more} dangerouslySetInnerHTML={{ __html: art }} />
})

interface DrawingProps {
  readonly art: string
  readonly width: number
  readonly height: number
  readonly className?: string
}

/** A whole drawing; it is decoration, the words stand beside it. */
export const Drawing = memo(function Drawing({ art, width, height, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the game's own generators, nobody's input.
      dangerouslySetInnerHTML={{ __html: art }}
    />
  )
})
