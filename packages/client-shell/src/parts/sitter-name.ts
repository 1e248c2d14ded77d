/** What the one in a seat is called: you, a side's name when two share the screen, the other's own name, or a bot by its level. */
import type { Seat } from '@bivouac/kernel'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { isHotSeat } from '../table/eyes.ts'
import { levelName } from './levels.ts'

interface SitterName {
  readonly who: string
  /** What else is said of a bot. */
  readonly rank: string | undefined
}

export function useSitterName(): (side: Seat) => SitterName {
  const { state, cover, words } = useDesk()
  const shell = useSay()
  const { say } = shell
  const { plan } = state.summary
  return side => {
    const sitter = plan.seats[side]
    if (sitter.who === 'bot') return { who: levelName(shell, sitter.level), rank: say('plate.bot') }
    if (sitter.who === 'remote') return { who: sitter.name, rank: undefined }
    return isHotSeat(plan)
      ? { who: cover.sides(words.language)[side], rank: undefined }
      : { who: say('plate.you'), rank: undefined }
  }
}
