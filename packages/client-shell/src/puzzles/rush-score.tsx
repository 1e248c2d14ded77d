/** How a rush stands: the time left, what is solved, and the misses that are still allowed. */
import { Icon } from '../parts/icon.tsx'
import { useAtPuzzle } from './at-puzzle.ts'
import { usePuzzleSay } from './say.ts'

const two = (value: number): string => String(value).padStart(2, '0')

export function RushScore() {
  const { say } = usePuzzleSay()
  const { rush } = useAtPuzzle()
  if (!rush) return undefined
  const { left, solved, mistakes, last } = rush
  const time = `${Math.floor(left / 60)}:${two(left % 60)}`
  return (
    <div className="rush-score">
      <p className="title rush-score__time" role="timer" aria-label={say('rush.left', { time })}>
        {time}
      </p>
      <p className="rush-score__score">{say('rush.score', { solved, missed: mistakes })}</p>
      <p className="rush-score__last" role="status" data-solved={last}>
        {last !== undefined && (
          <>
            <Icon name={last ? 'check' : 'cross'} size={18} />
            {say(last ? 'rush.right' : 'rush.wrong')}
          </>
        )}
      </p>
    </div>
  )
}
