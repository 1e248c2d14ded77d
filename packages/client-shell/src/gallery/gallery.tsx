/** The frame of a game's gallery: sections of pictures with their names and figures, drawn as they come near. */
import { type ReactNode, use, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { GalleryFilter } from './filter.ts'
import { Painted } from './painted.tsx'
import { useNear } from './use-near.ts'
import './gallery.css'

interface GalleryProps {
  /** The contents of a `<defs>` element that the pictures share. */
  readonly definitions: string
  readonly children: ReactNode
}

export function Gallery({ definitions, children }: GalleryProps) {
  const place = useRef<HTMLDivElement>(null)
  const { onCount } = use(GalleryFilter)
  useLayoutEffect(() => onCount(place.current?.querySelectorAll('.gallery__item').length ?? 0))
  return (
    <div className="gallery" ref={place}>
      <svg className="gallery__definitions" aria-hidden="true" width="0" height="0">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own gradients and textures */}
        <defs dangerouslySetInnerHTML={{ __html: definitions }} />
      </svg>
      {children}
    </div>
  )
}

/** How wide the pictures of a section are. */
type GalleryRoom = 'card' | 'tile' | 'piece'

interface SectionProps {
  readonly title: string
  readonly note?: string | undefined
  readonly room: GalleryRoom
  readonly children: ReactNode
}

export function GallerySection({ title, note, room, children }: SectionProps) {
  const id = useId()
  return (
    <section className="gallery__section" aria-labelledby={id}>
      <h3 className="gallery__title" id={id}>
        {title}
      </h3>
      {note === undefined ? undefined : <p className="gallery__note">{note}</p>}
      <ul className={`gallery__list gallery__list--${room}`}>{children}</ul>
    </section>
  )
}

interface ItemProps {
  readonly title: string
  /** Figures and effects, a line each. */
  readonly lines?: readonly string[]
  /** What the picture itself says in letters, for those who do not see it. */
  readonly spoken?: string
  readonly width: number
  readonly height: number
  /** SVG text without its outer element: for pictures with letters, which need the page's faces. */
  readonly draw?: (prefix: string) => string
  /** A whole SVG picture: for paintings of many strokes, which are kept out of the page. */
  readonly paint?: () => string
}

export function GalleryItem({ title, lines = [], spoken, width, height, draw, paint }: ItemProps) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place)
  const { isShown } = use(GalleryFilter)
  if (!isShown([title, spoken ?? '', ...lines].join(' '))) return undefined
  return (
    <li className="gallery__item" ref={place}>
      <div className="gallery__picture" style={{ aspectRatio: `${width} / ${height}` }}>
        {isNear && draw ? <Drawn draw={draw} width={width} height={height} /> : undefined}
        {isNear && paint ? <Painted paint={paint} /> : undefined}
      </div>
      <div className="gallery__words">
        <p className="gallery__name">{title}</p>
        {spoken === undefined ? undefined : <p className="sr-only">{spoken}</p>}
        {lines.map(line => (
          <p className="gallery__line" key={line}>
            {line}
          </p>
        ))}
      </div>
    </li>
  )
}

interface DrawnProps {
  readonly draw: (prefix: string) => string
  readonly width: number
  readonly height: number
}

function Drawn({ draw, width, height }: DrawnProps) {
  const prefix = useId()
  const art = useMemo(() => draw(prefix), [draw, prefix])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: art }}
    />
  )
}
