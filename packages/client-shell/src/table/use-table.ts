/** A game at this screen in components: opens it, and gives what is seen and what can be done with it. */

import type { HostClient } from '@bivouac/host/client'
import type { Board } from '@bivouac/kernel'
import type { GameId, Update } from '@bivouac/protocol'
import { useEffect, useMemo, useState } from 'react'
import type { GameUi, Seen } from '../game-ui.ts'
import { theSettings } from '../settings/use-settings.ts'
import { useStore } from '../store/use-store.ts'
import { afterPaint } from './after-paint.ts'
import type { TableState } from './table-state.ts'
import { type TableStore, tableStore } from './table-store.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** A reader needs a moment even where nothing moves; people who only watch need a little more. */
const LEAST_MS = 120
const LEAST_WATCHING_MS = 500

const paceOf = (duration: number, speed: number, isWatching: boolean): number =>
  Math.max(isWatching ? LEAST_WATCHING_MS / Math.max(speed, 1) : LEAST_MS, speed === 0 ? 0 : duration / speed)

interface OpenTable {
  readonly table: TableStore
  /** Undefined until the game is open. */
  readonly state: TableState | undefined
  readonly failure: Trouble | undefined
}

/** Opens the game; `ui` may come later than the game itself. */
export function useTable(host: HostClient, game: GameId, ui: GameUi | undefined): OpenTable {
  const [failure, setFailure] = useState<Trouble>()
  const table = useMemo(() => {
    const pace = (update: Update): number => {
      const facts = update.steps.flatMap(step => step.facts)
      return paceOf(ui?.duration(facts) ?? 0, theSettings().get().speed, update.seat < 0)
    }
    return tableStore({ host, game, pace, shown: afterPaint })
  }, [host, game, ui])
  useEffect(() => {
    setFailure(undefined)
    if (!ui) return
    table.open().catch(error => setFailure(troubleOf(error, 'open')))
    return () => table.close()
  }, [table, ui])
  const state = useStore(table)
  return { table, state, failure }
}

/** What is seen now: the newest moment, or the one looked back at. */
export function useSeen(board: Board, state: TableState): Seen {
  const { playing, past } = state
  return useMemo(() => {
    const { view, seat, seq, decision, legal, outcome } = past ?? playing.now
    return {
      board,
      view,
      seat,
      seq,
      decision,
      legal: past || playing.waiting.length > 0 ? [] : legal,
      outcome,
      facts: past ? [] : (playing.facts as Seen['facts']),
      isLive: past === undefined,
    }
  }, [board, past, playing.now, playing.facts, playing.waiting.length])
}

/** The board of a scenario, or the problem that there is no such scenario. */
export function boardOf(ui: GameUi, scenario: string): Board | Trouble {
  const entry = ui.module.scenarios.find(one => one.id === scenario)
  const made = entry && ui.module.board(entry.data)
  if (made?.ok) return made.value
  const text = `There is no scenario '${scenario}' in ${ui.module.name}.`
  return { problem: made?.problem ?? { code: 'unknown-scenario', text }, about: 'open' }
}
