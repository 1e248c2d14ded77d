/** Words of a card set into the room it has for them: from the largest size down until they fit, never past the edge. */
import { attribute, FACES, f, lineWidth, wrapped } from '@bivouac/face-kit/art'

interface TextRoom {
  readonly x: number
  /** The upper edge of the room. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** At 25 of 250 the words are 13 high in a hand of cards 131 wide; smaller ones are read on the larger card. */
const LARGEST = 25
const SMALLEST = 15
const LEADING = 1.1

/** One text element, a line of it for each line of words. */
export function cardText(text: string, { x, y, width, height }: TextRoom, colour: string): string {
  let size = LARGEST
  let lines = wrapped(text, width, size)
  const fits = (): boolean =>
    lines.length * size * LEADING <= height && lines.every(line => lineWidth(line, size) <= width)
  while (size > SMALLEST && !fits()) {
    size -= 0.5
    lines = wrapped(text, width, size)
  }
  const rows = lines.map((line, i) => {
    const pressed =
      lineWidth(line, size) > width ? ` textLength="${f(width)}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<tspan x="${x}" y="${f(y + size * (0.82 + i * LEADING))}"${pressed}>${attribute(line)}</tspan>`
  })
  return `<text font-family="${FACES.label}" font-weight="600" font-size="${f(size)}" fill="${colour}">${rows.join('')}</text>`
}
