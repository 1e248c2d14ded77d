/** In the band of the table: which lesson this is, how far the course has come, and the way out. */
import './lesson-bar.css'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { useLesson } from './at-lesson.ts'
import { useLessonSay } from './say.ts'

export function LessonBar() {
  const { say } = useLessonSay()
  const { game, lesson, number, total, text } = useLesson()
  const [, go] = useLocation()
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
