/** Seeded noise and path helpers of the art. Everything gives SVG text; same seed, same picture. */

export type Point = readonly [x: number, y: number]
export type Circle = readonly [x: number, y: number, radius: number]

/** A brush: the picture's own chance, and ids that no other brush of the document gives. */
export interface Brush {
  /** From `low` to `high`. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  id(): string
}

/** FNV-1a of the seed feeds mulberry32. */
export function brush(seed: string): Brush {
  let a = 2166136261
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 16777619)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  let ids = 0
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: list => list[Math.floor(next() * list.length)],
    id: () => `${seed}-${++ids}`,
  }
}

/** One digit after the point is enough for the eye. */
export const f = (n: number): number => Math.round(n * 10) / 10

/** A smooth path through points (Catmull-Rom as béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]
  let d = `M${f(points[0][0])} ${f(points[0][1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} `
    d += `${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}

export const straight = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`

/** Points of a wobbling round shape. */
export function ring(
  b: Brush,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  count: number,
  wobble: number,
): Point[] {
  const phase = b.between(0, 2 * Math.PI)
  return Array.from({ length: count }, (_, i) => {
    const t = phase + (i / count) * 2 * Math.PI
    const k = 1 + b.between(-wobble, wobble)
    return [cx + Math.cos(t) * rx * k, cy + Math.sin(t) * ry * k]
  })
}

/** The line resampled every `step`, each point pushed sideways by up to `push`. */
export function walk(b: Brush, line: readonly Point[], step: number, push: number): Point[] {
  const out: Point[] = []
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = line[i]
    const [bx, by] = line[i + 1]
    const length = Math.hypot(bx - ax, by - ay)
    const count = Math.max(1, Math.round(length / step))
    for (let k = 0; k < count; k++) {
      const aside = b.between(-push, push)
      const t = k / count
      out.push([
        ax + (bx - ax) * t - ((by - ay) / length) * aside,
        ay + (by - ay) * t + ((bx - ax) / length) * aside,
      ])
    }
  }
  out.push(line[line.length - 1])
  return out
}

/** Circles as one path: cheap foliage. */
export const dots = (circles: readonly Circle[]): string =>
  circles
    .map(
      ([x, y, r]) =>
        `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`,
    )
    .join('')

export function inside([x, y]: Point, shape: readonly Point[]): boolean {
  let within = false
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i]
    const [xj, yj] = shape[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

/** Points in a box, none nearer to another than `apart`, kept where `wanted`. */
export function scatter(
  b: Brush,
  [left, top, right, bottom]: readonly [number, number, number, number],
  apart: number,
  tries: number,
  wanted: (point: Point) => boolean = () => true,
): Point[] {
  const out: Point[] = []
  for (let i = 0; i < tries; i++) {
    const p: Point = [b.between(left, right), b.between(top, bottom)]
    if (wanted(p) && out.every(q => Math.hypot(q[0] - p[0], q[1] - p[1]) > apart)) out.push(p)
  }
  return out
}

/**
 * A shape with one paint looks the same if the paint is see-through instead of the shape, and is painted much sooner: a
 * browser mixes every see-through shape on a sheet of its own first.
 */
const throughPaint = (more: string, paint: 'fill' | 'stroke'): string =>
  more.includes('stroke=') ? more : more.replace(/(?<![\w-])opacity=/, `${paint}-opacity=`)

export const filled = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more && ` ${throughPaint(more, 'fill')}`}/>`

export const stroked = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${throughPaint(more, 'stroke')}`}/>`
