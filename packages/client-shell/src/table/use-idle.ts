/** Against a bot, passes where there is nothing else to do: being asked for nothing only wears the player out. */
import { useEffect, useMemo } from 'react'
import type { GameUi, Seen } from '../game-ui.ts'
import { seatAgainstBot } from './eyes.ts'
import type { TableState } from './table-state.ts'
import type { TableStore } from './table-store.ts'

/** What is to be shown: where one will pass anyway, it is the bot that is waited for. */
export function useIdle(ui: GameUi, seen: Seen, { summary, playing }: TableState, table: TableStore): Seen {
  const own = seatAgainstBot(summary.plan.seats)
  const command = own === undefined || !seen.isLive ? undefined : ui.idle?.(seen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is passed anew.
  useEffect(() => {
    // What the bot has just done is seen to its end first.
    if (command !== undefined && !playing.isPlaying) table.give(command)
  }, [command, table, playing.isPlaying, playing.now.seq])
  return useMemo(
    () =>
      command === undefined || own === undefined
        ? seen
        : { ...seen, legal: [], decision: { ...seen.decision, seats: [1 - own] } },
    [seen, command, own],
  )
}
