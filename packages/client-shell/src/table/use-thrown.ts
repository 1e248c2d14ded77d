/** What came with the last dice: it lies beside their target until the player acts, or for the time that is set. */
import { useEffect, useState } from 'react'
import type { GameUi, Seen } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { Watched } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

type Facts = Seen['facts']

interface Thrown {
  readonly seq: number
  readonly facts: Facts
  /** How many times the player had acted by then. */
  readonly acts: number
  /** It has been cleared away; the facts are kept, so that the same dice do not come back. */
  readonly isGone: boolean
}

const NONE: Facts = []
export const NOTHING_THROWN: Thrown = { seq: -1, facts: NONE, acts: -1, isGone: true }

/** Dice that have just fallen take the place of others, and an act clears them away. */
export function nextThrown(
  ui: Pick<GameUi, 'diceOf'>,
  thrown: Thrown,
  { seq, facts, isLive }: Pick<Seen, 'seq' | 'facts' | 'isLive'>,
  acts: number,
): Thrown {
  if (!isLive) return thrown
  if (facts !== thrown.facts && facts.some(fact => (ui.diceOf?.(fact) ?? []).length > 0))
    return { seq, facts, acts, isGone: false }
  // After an undo they have never been thrown.
  const isCleared = acts !== thrown.acts || seq < thrown.seq
  return isCleared && !thrown.isGone ? { ...thrown, isGone: true } : thrown
}

export function useThrown(ui: GameUi, seen: Seen, acts: Watched<number>): Facts {
  const { resultStay } = useSettings()
  const [thrown, setThrown] = useState(NOTHING_THROWN)
  const next = nextThrown(ui, thrown, seen, useStore(acts))
  if (next !== thrown) setThrown(next)
  const { facts, isGone } = next
  useEffect(() => {
    if (resultStay === 0 || isGone) return
    const timer = setTimeout(
      () => setThrown(was => (was.facts === facts ? { ...was, isGone: true } : was)),
      resultStay * 1000,
    )
    return () => clearTimeout(timer)
  }, [facts, isGone, resultStay])
  return isGone || !seen.isLive ? NONE : facts
}
