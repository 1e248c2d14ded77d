/** Hands that can do nothing, for a board that is only looked at. */
import { useState } from 'react'
import type { Hands } from '../game-ui.ts'
import { newStore } from '../store/store.ts'
import type { Thing } from '../touch/touch.ts'

const NOTHING = (): void => undefined

const HANDS: Hands = {
  picked: [],
  next: new Map(),
  proposed: undefined,
  advised: [],
  press: NOTHING,
  point: NOTHING,
  tell: NOTHING,
  give: NOTHING,
  propose: NOTHING,
  stepBack: NOTHING,
}

export function useStillHands() {
  const [pointing] = useState(() => newStore<Thing | undefined>(undefined))
  return { hands: HANDS, pointing }
}
