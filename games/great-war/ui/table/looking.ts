/** Whether lines of sight are being looked at: a switch beside the hand, heard by the board. */
import { useSyncExternalStore } from 'react'

let isLooking = false
const listeners = new Set<() => void>()

export function toggleLooking(): void {
  isLooking = !isLooking
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLooking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLooking,
    () => false,
  )
