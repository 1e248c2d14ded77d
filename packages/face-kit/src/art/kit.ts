/** The brush and path helpers of the art, in one place: seeded chance, ids with a prefix from outside, and lines. */
import { type Brush, brush, f, filled, type Point, ring, smooth } from '../svg.ts'

export {
  type Circle,
  dots,
  f,
  filled,
  inside,
  type Point,
  ring,
  scatter,
  smooth,
  straight,
  stroked,
  walk,
} from '../svg.ts'

/** A brush that also throws plain chances and whole numbers, and whose ids begin with the caller's prefix. */
export interface ArtBrush extends Brush {
  /** From 0 up to, but not, 1. */
  chance(): number
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number
}

/** The same seed paints the same picture; `prefix` keeps its ids apart from those of a second copy in the page. */
export function artBrush(seed: string, prefix: string): ArtBrush {
  const own = brush(seed)
  let ids = 0
  return {
    ...own,
    chance: () => own.between(0, 1),
    whole: (low, high) => Math.floor(own.between(low, high + 1)),
    id: () => `${prefix}-${++ids}`,
  }
}

/** A closed outline of straight lines. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`

/** A wobbling round shape with as many corners as wanted. */
export const lump = (b: Brush, middle: Point, radius: number, corners = 9, wobble = 0.14): string =>
  smooth(ring(b, middle, radius, radius, corners, wobble), true)

/** A group moved to a place and, if asked, made larger or smaller. */
export const placed = (x: number, y: number, what: string, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)})${scale === 1 ? '' : ` scale(${thousandth(scale)})`}">${what}</g>`

/** What is drawn beside a thing and belongs to it: its odds, a lamp, what dice did to it. A lesson's veil leaves it in the light. */
export const about = (thing: string, what: string): string => `<g data-about="${thing}">${what}</g>`

/** Factors need more digits than places do. */
export const thousandth = (n: number): number => Math.round(n * 1000) / 1000

/** A shape seen through a hole: the id comes from the brush. */
export function clipped(id: string, shape: string, what: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${what}</g>`
}

/** A whole picture of its own; without a label it is decoration and silent. */
export function picture(width: number, height: number, what: string, label = ''): string {
  const said = label === '' ? 'aria-hidden="true"' : `role="img" aria-label="${attribute(label)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width)} ${f(height)}" ${said}>${what}</svg>`
}

/** Text made safe inside an attribute or an element. */
export const attribute = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** A filled shape with a line around it. */
export const outlined = (d: string, fill: string, line: string, width: number, more = ''): string =>
  filled(d, fill, `stroke="${line}" stroke-width="${width}"${more && ` ${more}`}`)
