/** In the pad of a desk: all steps of the lesson, those done, the one that is asked for, and what is still to come. */
import './lesson-steps.css'
import { Icon } from '../parts/icon.tsx'
import { useStore } from '../store/use-store.ts'
import { useLesson } from './at-lesson.ts'
import { useLessonSay } from './say.ts'

export function LessonSteps() {
  const { say } = useLessonSay()
  const { lesson, table, text } = useLesson()
  const { asked } = useStore(table.state)
  const now = asked?.at ?? lesson.steps.length
  return (
    <section className="lesson-steps">
      <h3 className="label">{say('steps')}</h3>
      <ol>
        {lesson.steps.map(({ id }, at) => (
          <li
            key={id}
            className={`lesson-steps__step lesson-steps__step--${at < now ? 'done' : at === now ? 'now' : 'to-come'}`}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className="lesson-steps__sign">{at < now && <Icon name="check" size={12} />}</span>
            {text(`${lesson.id}.${id}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
