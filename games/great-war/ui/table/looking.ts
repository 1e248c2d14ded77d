/** Whether lines of sight are being looked at: a switch beside the hand, heard by the board. */
import { newStore, useStore } from '@bivouac/client-shell'

const looking = newStore(false)

export const toggleLooking = (): void => looking.set(!looking.get())

export const useLooking = (): boolean => useStore(looking)
