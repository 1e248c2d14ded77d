/** The battlefield: painted ground below, units and marks above it, every hex a thing to press. */
import './board.css'
import type { Thing } from '@bivouac/client-shell'
import { sharedDefinitions } from '@bivouac/face-kit/art'
import { type MouseEvent, memo, type PointerEvent, useMemo } from 'react'
import { sheetOf, viewBoxOf } from '../../../src/art/sheet.ts'
import { fieldOfFire } from '../../../src/view/outlook.ts'
import { ArtGroup } from '../art.tsx'
import { useLooking } from '../looking.ts'
import type { BoardPart } from '../seen.ts'
import { hexOf, meantByHex } from '../things.ts'
import { useTurn } from '../turn.ts'
import { tableWords } from '../words.ts'
import { Blasts } from './blasts.tsx'
import { useGround, useLand } from './ground.ts'
import { Hexes } from './hexes.tsx'
import {
  namesLayer,
  objectiveLayer,
  overLayer,
  pointedLayer,
  sightLayer,
  trailLayer,
  underLayer,
} from './layers.ts'
import { useLetters } from './letters.ts'
import { marksOf } from './marks.ts'
import { motionsOf } from './motions.ts'
import { pointedAt } from './pointed.ts'
import { SectionNames } from './section-names.tsx'
import { Units } from './units.tsx'
import { useStories } from './use-stories.ts'

/** Gradients that all drawings of this table share; the board is always there. */
const DEFINITIONS = sharedDefinitions()

const thingAt = (target: EventTarget): Thing | undefined =>
  target instanceof Element
    ? ((target.closest('[data-thing]')?.getAttribute('data-thing') as Thing) ?? undefined)
    : undefined

export const Board = memo(function Board(part: BoardPart) {
  const { seen, hands, pointed, words, motion, room, hasNames } = part
  const { board, view, seq } = seen
  const own = tableWords(words)
  const turned = useTurn(board, view)
  const { drawing, letters } = useLetters(room)
  const ground = useGround(board, useLand(board, view.hexes), turned)
  const isLooking = useLooking()
  const looked = isLooking ? hexOf(pointed) : -1

  // The pointer moves more often than anything else: what it does not touch is not worked out again.
  const { picked, proposed, advised, next } = hands
  // What comes next changes within a moment, too: it is held back while dice roll.
  const held = useMemo(() => ({ picked, proposed, advised, next }), [picked, proposed, advised, next])
  const marks = useMemo(() => marksOf(board, view, held), [board, view, held])
  const can = useMemo(() => new Set(held.next.keys()), [held])
  const follows = pointedLayer(pointedAt(board, view, hands, pointed), turned, letters)
  const motions = useMemo(() => motionsOf(seen, motion), [seen, motion])
  const objectives = useMemo(
    () => objectiveLayer(board, view, turned, letters),
    [board, view, turned, letters],
  )
  const under = useMemo(() => underLayer(marks, turned), [marks, turned])
  const over = useMemo(() => overLayer(marks, turned, own.percent, letters), [marks, turned, own, letters])
  const trail = useMemo(() => trailLayer(motions.trail, turned), [motions, turned])
  const { mentioned, thrown } = useStories(part, turned, own, letters)
  const names = useMemo(() => (hasNames ? namesLayer(turned, letters) : ''), [hasNames, turned, letters])
  const sight = useMemo(
    () => (looked >= 0 ? sightLayer(fieldOfFire(board, view, looked), turned, letters) : ''),
    [looked, board, view, turned, letters],
  )

  function press(thing: Thing | undefined): void {
    if (thing === undefined) return
    if (isLooking && hexOf(thing) >= 0) return hands.point(thing)
    hands.press(can.has(thing) ? thing : (meantByHex(board, view, can, hexOf(thing)) ?? thing))
  }

  return (
    <div className="gw-board" data-looking={isLooking || undefined}>
      {ground && <img className="gw-board__ground" src={ground} alt="" draggable={false} />}
      <svg
        ref={drawing}
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
        <ArtGroup className="gw-board__story" svg={mentioned.under} />
        <ArtGroup svg={thrown.under} />
        <Units units={view.units} marks={marks.units} turned={turned} motions={motions} />
        {/* Over the units, which would hide the name of the hex that they stand on. */}
        <ArtGroup svg={names} />
        <Blasts key={seq} blasts={motions.blasts} turned={turned} />
        {/* Below the numbers, which are read while they are pointed at. */}
        <ArtGroup svg={follows} />
        <ArtGroup svg={over} />
        <ArtGroup className="gw-board__story" svg={mentioned.over} />
        <g key={`thrown-${seq}`} className="gw-board__thrown" style={{ animationDelay: `${thrown.wait}ms` }}>
          <ArtGroup svg={thrown.over} />
        </g>
        <Hexes turned={turned} can={can} />
        <SectionNames board={board} view={view} words={words} turned={turned} can={can} letters={letters} />
      </svg>
    </div>
  )
})
