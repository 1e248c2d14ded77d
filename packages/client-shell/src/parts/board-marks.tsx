/** Arrows and rings over the board, from thing to thing; they catch no press. An arrow may bear a word. */
import './board-marks.css'
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useDesk } from '../table/desk.ts'
import type { Thing } from '../touch/touch.ts'

/** Solid for what happens, dashed for what is better, dotted for an idea. */
export type Stroke = 'solid' | 'dashed' | 'dotted'

export type BoardMark =
  | { readonly stroke: Stroke; readonly from: Thing; readonly to: Thing; readonly word?: string }
  | { readonly ring: Thing; readonly stroke?: Stroke; readonly word?: string }

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

type Placed = { readonly word: string | undefined } & (
  | { readonly stroke: Stroke; readonly from: Spot; readonly to: Spot }
  | { readonly ring: Spot; readonly stroke: Stroke | undefined }
)

/** `marks` must stay the same as long as the same is drawn. */
export function BoardMarks({ marks }: { readonly marks: readonly BoardMark[] }) {
  const { seen, room } = useDesk()
  const layer = useRef<SVGSVGElement>(null)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  // The board is drawn first: only then is it known where things lie.
  const settled = useDeferredValue(seen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each moment, and in each room, things lie elsewhere.
  useLayoutEffect(() => {
    const board = layer.current?.parentElement
    if (!board || marks.length === 0) return setPlaced([])
    const look = (): void => setPlaced(marks.flatMap(mark => placedOn(board, mark)))
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(board)
    return () => watcher.disconnect()
  }, [marks, settled, room])
  return (
    <svg ref={layer} className="board-marks" aria-hidden="true">
      {placed.map(mark =>
        'ring' in mark ? (
          <g key={JSON.stringify(mark)} className={`board-marks__ring--${mark.stroke}`}>
            <circle className="board-marks__ring" cx={mark.ring.x} cy={mark.ring.y} r={mark.ring.r} />
            {mark.word && <Badge word={mark.word} x={mark.ring.x} y={mark.ring.y - mark.ring.r} />}
          </g>
        ) : (
          <Arrow key={JSON.stringify(mark)} {...mark} />
        ),
      )}
    </svg>
  )
}

const HEAD = 17

function Arrow({ stroke, from, to, word }: Extract<Placed, { from: Spot }>) {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const begin = {
    x: from.x + ux * Math.min(from.r * 0.6, length / 3),
    y: from.y + uy * Math.min(from.r * 0.6, length / 3),
  }
  const neck = { x: to.x - ux * HEAD, y: to.y - uy * HEAD }
  const wing = (side: 1 | -1) => `${neck.x - side * uy * HEAD * 0.62} ${neck.y + side * ux * HEAD * 0.62}`
  const shaft = `M${begin.x} ${begin.y}L${neck.x} ${neck.y}`
  const head = `M${to.x} ${to.y}L${wing(1)}L${wing(-1)}Z`
  return (
    <g className={`board-marks__arrow board-marks__arrow--${stroke}`}>
      <path className="board-marks__edge" d={shaft} />
      <path className="board-marks__shaft" d={shaft} />
      <path className="board-marks__head" d={head} />
      {word && <Badge word={word} x={(begin.x + neck.x) / 2} y={(begin.y + neck.y) / 2} />}
    </g>
  )
}

/** The letters of a badge are about so wide. */
const LETTER = 8.6
const BADGE = 25

function Badge({ word, x, y }: { readonly word: string; readonly x: number; readonly y: number }) {
  const width = word.length * LETTER + 18
  return (
    <g className="board-marks__badge">
      <rect x={x - width / 2} y={y - BADGE / 2} width={width} height={BADGE} rx={6} />
      <text x={x} y={y + 6}>
        {word}
      </text>
    </g>
  )
}

function placedOn(board: HTMLElement, mark: BoardMark): Placed[] {
  const { word, stroke } = mark
  if ('ring' in mark) {
    const ring = spotOf(board, mark.ring)
    return ring ? [{ ring, stroke, word }] : []
  }
  const from = spotOf(board, mark.from)
  const to = spotOf(board, mark.to)
  return from && to ? [{ stroke: mark.stroke, from, to, word }] : []
}

/** Where a thing lies, in the board's own measure however closely it is looked at. */
function spotOf(board: HTMLElement, thing: Thing): Spot | undefined {
  const frame = board.getBoundingClientRect()
  const scale = frame.width / board.offsetWidth || 1
  const place = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect()
  if (!place || place.width === 0) return undefined
  return {
    x: (place.x + place.width / 2 - frame.x) / scale,
    y: (place.y + place.height / 2 - frame.y) / scale,
    r: (Math.max(place.width, place.height) / scale) * 0.5,
  }
}
