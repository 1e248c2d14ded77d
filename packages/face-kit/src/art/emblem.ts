/** Marks of the house and of the players: the tent with its lamp, and plates with a helmet in the side's shape. */
import { filled, placed, stroked } from './kit.ts'
import { LIVERIES, type LiveryName, STOCK, sideShape } from './sides.ts'
import { helmet } from './soldiers.ts'

/** Bivouac's mark: a ridge tent with a lamp in it, 60 by 50 around the given place. */
export const emblem = (x: number, y: number, scale: number, colour: string): string =>
  placed(
    x,
    y,
    filled('M0-24L30 20H6L0-4-6 20H-30z', colour) +
      stroked('M0-30v8', colour, 3) +
      '<circle cy="14" r="3.6" fill="#d9a63f"/>',
    scale,
  )

/** The mark on its own, in the colour of the text around it. */
export const emblemPicture = (height = 30): string =>
  `<svg width="${Math.round((height * 68) / 56)}" height="${height}" viewBox="-34 -33 68 56" aria-hidden="true">${emblem(0, 0, 1, 'currentColor')}</svg>`

/** A player's plate, 64 by 64: his side's shape and helmet. */
export function avatar(side: LiveryName): string {
  const { base, dark, light, shape } = LIVERIES[side]
  return (
    sideShape(shape, 32, 33.5, 30, `fill="${dark}"`) +
    sideShape(shape, 32, 32, 30, `fill="${base}" stroke="${STOCK.paper}" stroke-width="3"`) +
    sideShape(shape, 32, 32, 26, `fill="none" stroke="${light}" stroke-width="1.2"`) +
    helmet(side, 32, 43, side === 'british' ? 0.62 : 0.76)
  )
}
