/** In the band of the table: which lesson this is, how far the course has come, and the way out. */
import './lesson-bar.css'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from '../table/desk.ts'
import { useLesson } from './at-lesson.ts'
import { useLessonSay } from './say.ts'

export function LessonBar() {
  const { say } = useLessonSay()
  const { game, lesson, number, total, text } = useLesson()
  const [, go] = useLocation()
  useEmptyHands()
  const which = say('lesson', { number, total })
  return (
    <div className="lesson-bar">
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
