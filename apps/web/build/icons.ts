/** The app's icons: the tent with its lamp on canvas, as a drawing and as pictures of the sizes that systems ask for. */
import { emblem } from '@bivouac/face-kit/art'
import { Resvg } from '@resvg/resvg-js'

const CANVAS = '#57553d'
const PALE = '#fbf4e0'

/** A maskable icon is cut to any shape by the system: the ground fills it, and the mark keeps to its middle. */
export function iconDrawing(maskable = false): string {
  const [corner, scale] = maskable ? [0, 4.4] : [96, 6]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" rx="${corner}" fill="${CANVAS}"/>${emblem(256, 286, scale, PALE)}</svg>`
  )
}

export const iconPicture = (size: number, maskable = false): Uint8Array =>
  new Resvg(iconDrawing(maskable), { fitTo: { mode: 'width', value: size } }).render().asPng()
