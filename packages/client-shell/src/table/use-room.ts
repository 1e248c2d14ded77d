/** How much room the window has: three layouts of the table. */

import type { Width } from '../game-ui.ts'
import { useStore } from '../store/use-store.ts'

/**
 * Beside the board a rack and a tray have room only in a window that is wide, and wider than it is high. An upright tablet has none
 * beside it, and a phone on its side none below: both lie like a phone, which also knows how to lie on its side.
 */
const isHandheld = (width: number, height: number): boolean =>
  width < 760 || (width < 1100 && (width < height || height < 520))

const roomOf = (width: number, height: number): Width => {
  if (isHandheld(width, height)) return 'narrow'
  return width >= 1180 && width > 1.5 * height ? 'wide' : 'middle'
}

/** Large text needs the layout of a smaller window: it counts in letters. */
const measured = (): Width => {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return roomOf((innerWidth * 16) / size, (innerHeight * 16) / size)
}

/** Measured only when the window says so: asking for a style makes the browser work out all that has changed. */
let room: Width | undefined

const roomNow = (): Width => {
  room ??= measured()
  return room
}

const subscribe = (listener: () => void): (() => void) => {
  const resized = (): void => {
    room = undefined
    listener()
  }
  // It may have changed while no table was there to hear of it.
  room = undefined
  addEventListener('resize', resized)
  return () => removeEventListener('resize', resized)
}

export const useRoom = (): Width => useStore({ subscribe, get: roomNow })
