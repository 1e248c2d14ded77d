/** The one word over the end of the game: won, lost, or which side has won. */
import { useSay } from '../messages/say.ts'
import { useDesk } from './desk.ts'
import { peopleOf } from './eyes.ts'

export function useEndTitle(): string {
  const { say } = useSay()
  const { state, cover, words } = useDesk()
  const { outcome } = state.playing.now
  if (!outcome) return ''
  const people = peopleOf(state.summary.plan.seats)
  if (people.length !== 1) return say('end.won-by', { side: cover.sides(words.language)[outcome.winner] })
  return say(people[0] === outcome.winner ? 'end.won' : 'end.lost')
}
