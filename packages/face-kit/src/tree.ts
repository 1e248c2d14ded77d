/** A tree from above: three layers of leaves and the shade it throws. */
import { type Brush, type Circle, dots, filled, ring } from './svg.ts'

/** The colours of a tree's leaves from below to above. */
type Crown = readonly [dark: string, middle: string, light: string]

export function tree(
  b: Brush,
  x: number,
  y: number,
  size: number,
  crowns: readonly Crown[],
  shade: string,
): string {
  const [dark, middle, light] = b.pick(crowns)
  const crown = (k: number, count: number, off: number): string =>
    dots([
      ...ring(b, [x + off, y + off * 1.1], size * k, size * k, count, 0.25).map(
        ([cx, cy]): Circle => [cx, cy, size * b.between(0.3, 0.46)],
      ),
      [x + off, y + off, size * k],
    ])
  const glints = ring(b, [x - size * 0.28, y - size * 0.32], size * 0.34, size * 0.3, 5, 0.4)
  return (
    filled(crown(0.62, 7, size * 0.34), shade, 'opacity=".36"') +
    filled(crown(0.62, 8, 0), dark) +
    filled(crown(0.42, 6, -size * 0.14), middle) +
    filled(dots(glints.map(([cx, cy]): Circle => [cx, cy, size * b.between(0.12, 0.24)])), light)
  )
}
