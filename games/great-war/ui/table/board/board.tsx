/** The battlefield: painted ground below, units and marks above it, every hex a thing to press. */
import { fieldOfFire } from '../../../src/view/outlook.ts'
import './board.css'
import { type Thing, thingProps } from '@bivouac/client-shell'
import { sharedDefinitions } from '@bivouac/face-kit/art'
import { type MouseEvent, memo, type PointerEvent, useMemo } from 'react'
import type { Turn } from '../../../src/art/places.ts'
import { SECTIONS } from '../../../src/vocabulary.ts'
import { ArtGroup } from '../art.tsx'
import { useLooking } from '../looking.ts'
import { sectionPlace } from '../places.ts'
import type { BoardPart } from '../seen.ts'
import { doingNow, hexOf, sectionThing } from '../things.ts'
import { useTurn } from '../turn.ts'
import { tableWords } from '../words.ts'
import { Blasts } from './blasts.tsx'
import { sheetOf, useGround, useLand, viewBoxOf } from './ground.ts'
import { Hexes } from './hexes.tsx'
import {
  objectiveLayer,
  overLayer,
  pointedLayer,
  sectionName,
  sightLayer,
  trailLayer,
  underLayer,
} from './layers.ts'
import { marksOf } from './marks.ts'
import { motionsOf } from './motions.ts'
import { pointedAt } from './pointed.ts'
import { Units } from './units.tsx'

/** Gradients that all drawings of this table share; the board is always there. */
const DEFINITIONS = sharedDefinitions()

const thingAt = (target: EventTarget): Thing | undefined =>
  target instanceof Element
    ? ((target.closest('[data-thing]')?.getAttribute('data-thing') as Thing) ?? undefined)
    : undefined

export const Board = memo(function Board({ seen, hands, pointed, words, motion }: BoardPart) {
  const { board, view, seq } = seen
  const own = tableWords(words)
  const turned = useTurn(board, view)
  const ground = useGround(useLand(board, view.hexes), turned)
  const isLooking = useLooking()
  const looked = isLooking ? hexOf(pointed) : -1

  // The pointer moves more often than anything else: what it does not touch is not worked out again.
  const { picked, proposed, advised, next } = hands
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes next follows from the moment and what is picked
  const held = useMemo(() => ({ picked, proposed, advised, next }), [seen, picked, proposed, advised])
  const marks = useMemo(() => marksOf(board, view, held), [board, view, held])
  const can = useMemo(() => new Set(held.next.keys()), [held])
  const follows = pointedLayer(pointedAt(board, view, hands, pointed), turned)
  const motions = useMemo(() => motionsOf(seen, motion), [seen, motion])
  const objectives = useMemo(() => objectiveLayer(board, view, turned), [board, view, turned])
  const under = useMemo(() => underLayer(marks, turned), [marks, turned])
  const over = useMemo(() => overLayer(marks, turned, own.percent), [marks, turned, own])
  const trail = useMemo(() => trailLayer(motions.trail, turned), [motions, turned])
  const sight = useMemo(
    () => (looked >= 0 ? sightLayer(fieldOfFire(board, view, looked), turned) : ''),
    [looked, board, view, turned],
  )

  function press(thing: Thing | undefined): void {
    if (thing === undefined) return
    if (isLooking && hexOf(thing) >= 0) return hands.point(thing)
    // The ground that was won is on the board, too, not only on its button.
    const now = doingNow(view)
    const isWon = now?.kind === 'take-ground' && thing === `hex:${now.hex}`
    hands.press(isWon && !can.has(thing) ? 'button:take-ground' : thing)
  }

  return (
    <div className="gw-board" data-looking={isLooking || undefined}>
      {ground && <img className="gw-board__ground" src={ground} alt="" draggable={false} />}
      <svg
        className="gw-board__pieces"
        viewBox={viewBoxOf(sheetOf(turned))}
        aria-hidden="true"
        onClick={(event: MouseEvent) => press(thingAt(event.target))}
        onPointerOver={(event: PointerEvent) => {
          if (event.pointerType === 'mouse') hands.point(thingAt(event.target))
        }}
        onPointerLeave={() => hands.point(undefined)}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <defs dangerouslySetInnerHTML={{ __html: DEFINITIONS }} />
        <ArtGroup svg={objectives} />
        <ArtGroup svg={sight} />
        <ArtGroup svg={trail} className="gw-board__trail" />
        <ArtGroup svg={under} />
        <Units units={view.units} marks={marks.units} turned={turned} motions={motions} />
        <Blasts key={seq} blasts={motions.blasts} turned={turned} />
        <ArtGroup svg={over} />
        <ArtGroup svg={follows} />
        <Hexes turned={turned} can={can} />
        {SECTIONS.map((name, i) => (
          <SectionName
            key={name}
            thing={sectionThing(i)}
            label={own.say(`board.section.${name}`)}
            place={sectionPlace(board, view, i)}
            turned={turned}
            isLit={can.has(sectionThing(i))}
          />
        ))}
      </svg>
    </div>
  )
})

interface SectionProps {
  readonly thing: Thing
  readonly label: string
  readonly place: readonly [number, number]
  readonly turned: Turn
  readonly isLit: boolean
}

/** A name at the edge of the board, to be pressed while a section is asked for. */
function SectionName({ thing, label, place, turned, isLit }: SectionProps) {
  return (
    <g className="gw-section" data-lit={isLit || undefined} {...thingProps(thing, isLit)}>
      <ArtGroup svg={sectionName(label, place, turned, isLit)} />
    </g>
  )
}
