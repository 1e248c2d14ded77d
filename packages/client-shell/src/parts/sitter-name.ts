/** What the one in a seat is called: you, a side's name when two share the screen, or a bot by its level. */
import type { Seat } from '@bivouac/kernel'
import { type ShellKey, useSay } from '../messages/say.ts'
import { useDesk } from '../table/desk.ts'
import { isHotSeat } from '../table/eyes.ts'

const LEVELS: Readonly<Record<string, ShellKey>> = {
  recruit: 'level.recruit',
  regular: 'level.regular',
  veteran: 'level.veteran',
  expert: 'level.expert',
  master: 'level.master',
}

export interface SitterName {
  readonly who: string
  /** What else is said of a bot. */
  readonly rank: string | undefined
}

export function useSitterName(): (side: Seat) => SitterName {
  const { state, cover, words } = useDesk()
  const { say } = useSay()
  const { plan } = state.summary
  return side => {
    const sitter = plan.seats[side]
    if (sitter.who === 'bot') {
      const key = LEVELS[sitter.level]
      return { who: key ? say(key) : sitter.level, rank: say('plate.bot') }
    }
    return isHotSeat(plan)
      ? { who: cover.sides(words.language)[side], rank: undefined }
      : { who: say('plate.you'), rank: undefined }
  }
}
