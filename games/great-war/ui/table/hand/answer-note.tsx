/** G-13.4 Asked for an answer: how many of the cards fit, and why one is asked even if none does. */
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { openings } from './playable.ts'

export function AnswerNote({ seen, words, room }: TablePart) {
  const { say, sayCounted } = tableWords(words)
  if (!seen.isLive || !seen.decision.seats.includes(seen.seat)) return undefined
  const fits = [...openings(seen).keys()].filter(thing => !thing.startsWith('button:')).length
  return (
    <div className={fits > 0 ? 'gw-answer gw-answer--brief' : 'gw-answer'}>
      <strong>{say('answer.title')}</strong>
      <span>
        {fits > 0 ? sayCounted('answer.fits', fits) : say('answer.none')}
        {fits === 0 && room !== 'narrow' && ` ${say('answer.asked')}`}
      </span>
    </div>
  )
}
