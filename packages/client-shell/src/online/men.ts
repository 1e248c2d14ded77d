/** Three men from behind, as the one who is invited will lead them: the picture on an invitation. */
import { artBrush, landscape, longArm, man, placed } from '@bivouac/face-kit/art'
import type { GameCover } from '../game-ui.ts'

const WIDTH = 230
const HEIGHT = 132

/** Where sides are drawn, one of either marches with a third. */
export function menOf({ id, liveries }: GameCover, side: 0 | 1 | 'random'): string {
  const livery = (nth: number) => liveries[side === 'random' ? nth % 2 : side]
  const brush = artBrush(`men ${id} ${side}`, `men-${id}-${side}`)
  const scene =
    placed(-14, -26, landscape(brush, livery(0), id !== 'normandy'), 1.14) +
    man(livery(1), 48, 66, 0.46) +
    man(livery(1), 184, 66, 0.46) +
    man(livery(0), 116, 50, 0.78) +
    longArm(96, 128, -62, 78)
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${scene}</svg>`
}
