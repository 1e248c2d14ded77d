/** The one word over the end of the game: won, lost, or which side has won. */
import { useSay } from '../say/say.ts'
import { useDesk } from './desk.ts'
import { ownSeat } from './eyes.ts'

export function useEndTitle(): string {
  const { say } = useSay()
  const { state, cover, words } = useDesk()
  const { outcome } = state.playing.now
  if (!outcome) return ''
  const own = ownSeat(state.summary.plan.seats)
  if (own === undefined) return say('turn.won-by', { side: cover.sides(words.language)[outcome.winner] })
  return say(own === outcome.winner ? 'end.won' : 'end.lost')
}
