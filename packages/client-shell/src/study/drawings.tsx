/** What is drawn on the board at a moment: arrows and rings over it, which catch no press. */
import { type Mark, nodeAt, type Thing } from '@bivouac/study'
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useDesk } from '../table/desk.ts'
import { useAtStudy } from './at-study.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

type Placed = { readonly stroke: string; readonly from: Spot; readonly to: Spot } | { readonly ring: Spot }

export function Drawings() {
  const { chapter, path } = useAtStudy()
  const { seen, room } = useDesk()
  const layer = useRef<SVGSVGElement>(null)
  const { marks } = nodeAt(chapter, path)
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
    <svg ref={layer} className="study-drawings" aria-hidden="true">
      {placed.map(mark =>
        'ring' in mark ? (
          <circle
            key={JSON.stringify(mark)}
            className="study-drawings__ring"
            cx={mark.ring.x}
            cy={mark.ring.y}
            r={mark.ring.r}
          />
        ) : (
          <Arrow key={JSON.stringify(mark)} {...mark} />
        ),
      )}
    </svg>
  )
}

const HEAD = 17

function Arrow({ stroke, from, to }: Extract<Placed, { stroke: string }>) {
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
    <g className={`study-drawings__arrow study-drawings__arrow--${stroke}`}>
      <path className="study-drawings__edge" d={shaft} />
      <path className="study-drawings__shaft" d={shaft} />
      <path className="study-drawings__head" d={head} />
    </g>
  )
}

function placedOn(board: HTMLElement, mark: Mark): Placed[] {
  if ('ring' in mark) {
    const ring = spotOf(board, mark.ring)
    return ring ? [{ ring }] : []
  }
  const from = spotOf(board, mark.from)
  const to = spotOf(board, mark.to)
  return from && to ? [{ stroke: mark.stroke, from, to }] : []
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
