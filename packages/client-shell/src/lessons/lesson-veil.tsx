/** Over the board of a lesson: what the step does not need is dimmed, what it asks for stays as it is. It catches no press. */
import './lesson-veil.css'
import { RESULT } from '@bivouac/face-kit/art'
import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { useDesk } from '../table/desk.ts'
import { withAllAbout } from '../touch/attributes.ts'
import type { Thing } from '../touch/touch.ts'
import { useLesson } from './at-lesson.ts'
import { useCloseLook } from './use-close-look.ts'

interface Hole {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Around each thing, in pixels: its own frame stays in the light. */
const EDGE = 5

export function LessonVeil() {
  const { hand, seen, state, room } = useDesk()
  const { command } = useStore(useLesson().table.state)
  const veil = useRef<SVGSVGElement>(null)
  const [holes, setHoles] = useState<readonly Hole[]>([])
  const { advised, picked } = hand.hands
  const isAsked = command !== undefined && seen.isLive && !state.playing.isPlaying
  useCloseLook(isAsked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each moment, and in each room, they lie elsewhere.
  useLayoutEffect(() => {
    const board = veil.current?.parentElement
    if (!board || !isAsked) return setHoles([])
    const look = (): void => setHoles(holesIn(board, [...advised, ...picked]))
    const watcher = new ResizeObserver(look)
    watcher.observe(board)
    return () => watcher.disconnect()
  }, [isAsked, advised, picked, seen, room])
  return (
    <svg ref={veil} className="lesson-veil" aria-hidden="true" data-open={holes.length > 0 || undefined}>
      <mask id="lesson-veil">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map(({ x, y, width, height }) => (
          <rect
            key={`${x} ${y}`}
            {...{ x, y, width, height }}
            rx={Math.min(width, height) * 0.35}
            fill="#000"
          />
        ))}
      </mask>
      <rect width="100%" height="100%" mask="url(#lesson-veil)" />
    </svg>
  )
}

/** Where the things lie on the board with what is drawn about them, whose own measure is that of the veil however closely it is looked at. */
function holesIn(board: HTMLElement, things: readonly Thing[]): readonly Hole[] {
  const frame = board.getBoundingClientRect()
  const scale = frame.width / board.offsetWidth || 1
  const meant = [...new Set(things.map(withAllAbout))].join()
  // What is asked for may not lie on the board at all.
  if (meant === '' || !board.querySelector(meant)) return []
  return [...board.querySelectorAll(`${meant}, [data-about="${RESULT}"]`)].flatMap(element => {
    const place = element.getBoundingClientRect()
    if (place.width === 0) return []
    return [
      {
        x: (place.x - frame.x) / scale - EDGE,
        y: (place.y - frame.y) / scale - EDGE,
        width: place.width / scale + 2 * EDGE,
        height: place.height / scale + 2 * EDGE,
      },
    ]
  })
}
