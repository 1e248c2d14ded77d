/** Letters on the board are read on any desk: where it lies small, what bears them is drawn larger. */
import { useDrawingScale } from '@bivouac/client-shell'
import type { BoardPart } from '../seen.ts'

/** In pixels: as small as any text on a desk may be, and a little more, since the scale follows the window in steps. */
const LEAST = 13.3

/** The least size of letters in the units of the board. A phone shows all of the board first, and is looked at more closely by fingers. */
export function useLetters(room: BoardPart['room']) {
  const [drawing, scale] = useDrawingScale()
  return { drawing, letters: scale === undefined || room === 'narrow' ? 0 : LEAST / scale }
}

/** How much larger something is drawn whose own letters have this size. */
export const enlarged = (size: number, letters: number): number => Math.max(1, letters / size)
