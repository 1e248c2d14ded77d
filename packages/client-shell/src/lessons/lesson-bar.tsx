/** In the band of the table: which lesson this is, how far the course has come, the way out, and both plates; on a phone if it speaks of them. */
import './lesson-bar.css'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { paths } from '../paths.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from '../table/desk.ts'
import { useLesson } from './at-lesson.ts'
import { useLessonSay } from './say.ts'

export function LessonBar() {
  const { say } = useLessonSay()
  const { game, lesson, number, total, text } = useLesson()
  const { near, room } = useDesk()
  const [, go] = useLocation()
  useEmptyHands()
  const which = say('lesson', { number, total })
  // The enemy's is on the left of a desk and on the right of a phone, as in a game.
  const isBrief = room === 'narrow'
  const hasPlates = !isBrief || lesson.plates
  const plates = (isBrief ? [near, 1 - near] : [1 - near, near]).map(
    side => hasPlates && <PlayerPlate key={side} side={side} brief={isBrief} />,
  )
  return (
    <div className={`lesson-bar${hasPlates ? ' lesson-bar--plates' : ''}`}>
      {plates[0]}
      <h1 className="lesson-bar__name">
        <span>{which}</span>
        <small>{text(`${lesson.id}.title`)}</small>
      </h1>
      <div className="lesson-bar__bars" aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lessons of a course do not change places.
          <i key={at} className={at < number ? 'lesson-bar__bar lesson-bar__bar--full' : 'lesson-bar__bar'} />
        ))}
      </div>
      {plates[1]}
      <button type="button" className="button button--small" onClick={() => go(paths.learn(game))}>
        {say('leave')}
      </button>
    </div>
  )
}

/**
 * The table stands as it stood when something else was tried: what was given lies in the hand no more. Here and not on the
 * slip, which on the phone makes way for what lies ready.
 */
function useEmptyHands(): void {
  const { layDown } = useDesk().hand
  const { tried } = useStore(useLesson().table.state)
  useEffect(() => {
    if (tried) layDown()
  }, [tried, layDown])
}
