/** How much room the window has: three layouts of the table. */
import { useSyncExternalStore } from 'react'
import type { Room } from '../game-ui.ts'

export const roomOf = (width: number): Room => (width >= 1200 ? 'wide' : width >= 760 ? 'middle' : 'narrow')

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Large text needs the layout of a smaller window: the width counts in letters. */
const roomNow = (): Room => {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return roomOf((innerWidth * 16) / size)
}

export const useRoom = (): Room => useSyncExternalStore(subscribe, roomNow)
