/** Paint on the whole of a picture: a wash of uneven colour, and grain. Filters, so only for what is drawn once. */
import { f } from '@bivouac/face-kit/art'

const filtered = (
  id: string,
  noise: string,
  matrix: string,
  width: number,
  height: number,
  opacity: number,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" ${noise}/><feColorMatrix values="${matrix}"/></filter>` +
  `<rect x="-10" y="-10" width="${f(width + 20)}" height="${f(height + 20)}" filter="url(#${id})" opacity="${opacity}"/>`

/** Broad darker clouds in the colour of the ground. */
export const wash = (id: string, width: number, height: number): string =>
  filtered(
    id,
    'baseFrequency=".016" numOctaves="4" seed="11"',
    '0 0 0 0 .12  0 0 0 0 .1  0 0 0 0 .05  0 0 0 1.5 -.62',
    width,
    height,
    0.75,
  )

/** The tooth of the paper. */
export const grain = (id: string, width: number, height: number, opacity = 0.45): string =>
  filtered(
    id,
    'baseFrequency=".8" numOctaves="3" seed="7"',
    '0 0 0 0 .16  0 0 0 0 .13  0 0 0 0 .08  0 0 0 1.3 -.62',
    width,
    height,
    opacity,
  )
