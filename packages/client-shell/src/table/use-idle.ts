/** Against a bot, passes where there is nothing else to do: being asked for nothing only wears the player out. */
import { useEffect } from 'react'
import type { GameUi, Seen } from '../game-ui.ts'
import { ownSeat } from './eyes.ts'
import type { TableState, TableStore } from './table-store.ts'

export function useIdle(ui: GameUi, seen: Seen, { summary, playing }: TableState, table: TableStore): void {
  // What the bot has just done is seen to its end first.
  const isQuiet = seen.isLive && !playing.isPlaying
  const isAgainstBot = ownSeat(summary.plan.seats) !== undefined
  useEffect(() => {
    const command = isQuiet && isAgainstBot ? ui.idle?.(seen) : undefined
    if (command !== undefined) table.give(command)
  }, [ui, seen, table, isQuiet, isAgainstBot])
}
