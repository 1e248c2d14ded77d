/** What has just happened: in the pad of a desk until something else is done, on a phone large for a moment. Nothing here can be pressed. */
import './ceremony.css'
import { type CSSProperties, memo, useMemo } from 'react'
import { factsToShow } from '../opening.ts'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { useTurn } from '../turn.ts'
import { awayFrom } from './away-from.ts'
import { SceneView } from './scene-view.tsx'
import { type Scene, scenesOf } from './scenes.ts'

/** How much longer the last scene stays, and how long the only one is shown where nothing moves. */
const REST = 1100
const STILL = 2600

export const Ceremony = memo(function Ceremony(part: TablePart) {
  const { seen, motion, room } = part
  const turned = useTurn(seen.board, seen.view)
  const scenes = useMemo(() => scenesOf(factsToShow(seen), seen.view.seat), [seen])
  const shown = motion.speed === 0 && room === 'narrow' ? scenes.slice(-1) : scenes
  if (shown.length === 0) return undefined
  return (
    <div className="gw-ceremony" key={seen.seq} data-at={awayFrom(shown, turned)} aria-hidden="true">
      {shown.map((scene, i) => (
        <div
          key={`${scene.kind}/${scene.start}`}
          className="gw-scene"
          style={times(scene, motion.speed, i === shown.length - 1)}
        >
          <SceneView {...part} scene={scene} />
        </div>
      ))}
    </div>
  )
}, isSameMoment)

function times({ start, length }: Scene, speed: number, isLast: boolean): CSSProperties {
  if (speed === 0) return { animationDelay: '0ms', '--gw-for': `${STILL}ms` } as CSSProperties
  const stays = (length + (isLast ? REST : 0)) / speed
  return { animationDelay: `${start / speed}ms`, '--gw-for': `${Math.max(500, stays)}ms` } as CSSProperties
}
