/** The ground of the whole board: grass behind the lines, churned mud between them. Terrain is cut into it. */
import {
  type ArtBrush,
  artBrush,
  f,
  filled,
  lump,
  type Point,
  scatter,
  smooth,
  stroked,
  walk,
} from '@bivouac/face-kit/art'
import type { Land } from './land.ts'
import { boardSize, DEEP, LONG, SIZE, type Turn, turnBack, turnTransform } from './places.ts'

const GRASS = ['#8d9158', '#9fa36a', '#757a45', '#a3945f'] as const
const MUD = ['#8a7350', '#9c8560', '#6f5a3b', '#7d6a4a', '#a08b64'] as const
const SNOW = ['#b9bba6', '#cfd0c0', '#a3a58c', '#dcdccf'] as const
/** The mud reaches so far behind the first trenches. */
const BEHIND = 1.5 * SIZE * 2.1
const EDGE = 30

/** The heights at which the mud begins and ends on the unturned board. */
const mudOf = ({ noMansLand: [from, to] }: Land): readonly [number, number] => [
  Math.max(40, (from - 1) * 1.5 * SIZE - BEHIND),
  Math.min(DEEP - 40, to * 1.5 * SIZE + SIZE / 2 + BEHIND),
]

export function* groundParts(land: Land, turned: Turn = 0): Generator<string> {
  const b = artBrush('ground', '')
  const [top, bottom] = mudOf(land)
  const green = land.snow ? SNOW : GRASS
  const grass = (from: number, to: number, shift: number): string => {
    const line = walk(
      b,
      [
        [-EDGE, from],
        [LONG + EDGE, from],
      ],
      40,
      16,
    )
    const further = line.map(([x, y]): Point => [x, y + shift])
    return (
      filled(`${smooth(line)}V${f(to)}H${-EDGE}Z`, green[0], 'opacity=".9"') +
      filled(`${smooth(further)}V${f(to)}H${-EDGE}Z`, green[1], 'opacity=".35"')
    )
  }
  yield `<g ${turnTransform(turned)}>`
  yield `<rect x="-20" y="-20" width="${f(LONG + 40)}" height="${f(DEEP + 40)}" fill="${MUD[0]}"/>`
  yield grass(top, -EDGE, -26)
  yield grass(bottom, DEEP + EDGE, 26)
  yield patches(b, y => y > top && y < bottom, green)
  yield '</g>'
  const isMud = (point: Point, margin = 0): boolean => {
    const y = turnBack(point, turned)[1]
    return y > top + margin && y < bottom - margin
  }
  yield blades(turned, isMud, land.snow)
  yield clods(turned, isMud)
}

/** Blotches of a neighbouring colour; those of one colour and strength are one path. */
function patches(b: ArtBrush, isMud: (y: number) => boolean, green: readonly string[]): string {
  const byPaint = new Map<string, string>()
  for (let i = 0; i < 64; i++) {
    const y = b.between(0, DEEP)
    const d = lump(b, [b.between(0, LONG), y], b.between(10, 40), 7, 0.35)
    const paint = `${b.pick(isMud(y) ? MUD.slice(1) : green.slice(1))} ${b.pick([0.18, 0.32])}`
    byPaint.set(paint, (byPaint.get(paint) ?? '') + d)
  }
  return [...byPaint]
    .map(([paint, d]) => filled(whole(d), paint.slice(0, 7), `opacity="${paint.slice(8)}"`))
    .join('')
}

/** Broad shapes need no fractions. */
const whole = (d: string): string => d.replaceAll(/-?\d+\.\d+/g, n => String(Math.round(Number(n))))

type IsMud = (point: Point, margin?: number) => boolean

/** Blades of grass and furrows of mud. */
function blades(turned: Turn, isMud: IsMud, snow: boolean): string {
  const b = artBrush('blades', '')
  const [width, height] = boardSize(turned)
  let grass = ''
  let furrows = ''
  for (let i = 0; i < 560; i++) {
    const [x, y] = [b.between(0, width), b.between(0, height)]
    if (isMud([x, y])) furrows += `M${f(x)} ${f(y)}l${f(b.between(-4, 4))} ${f(b.between(-1.5, 1.5))}`
    else grass += `M${f(x)} ${f(y)}l${f(b.between(-1, 1))} ${f(-b.between(2, 5))}`
  }
  return (
    stroked(grass, snow ? '#7b7a55' : '#5d6334', 1, 'opacity=".6"') +
    stroked(furrows, '#4f3f26', 1.3, 'opacity=".45"')
  )
}

/** Short crescents, light above and dark below, and old holes: so small that nobody takes them for craters. */
function clods(turned: Turn, isMud: IsMud): string {
  const b = artBrush('clods', '')
  const [width, height] = boardSize(turned)
  let lit = ''
  let shaded = ''
  for (let i = 0; i < 340; i++) {
    const [x, y, q] = [b.between(0, width), b.between(0, height), b.between(3, 8)]
    if (!isMud([x, y], 10)) continue
    lit += `M${f(x)} ${f(y)}q${f(q / 2)} ${f(-q * 0.5)} ${f(q)} 0`
    shaded += `M${f(x + 0.6)} ${f(y + 1.8)}q${f(q / 2)} ${f(-q * 0.4)} ${f(q)} 0`
  }
  const holes = scatter(b, [10, 10, width - 10, height - 10], 34, 240, point => isMud(point, 14))
    .map(([x, y]) => lump(b, [x, y], b.between(2.6, 4.6), 6, 0.25))
    .join('')
  return (
    stroked(shaded, '#3f3019', 1.5, 'opacity=".5"') +
    stroked(lit, '#c3a978', 1.1, 'opacity=".55"') +
    filled(holes, '#4f3f26', 'opacity=".35"')
  )
}

/** A piece of mud large enough for one hex around a point. */
export function groundSample([x, y]: Point): string {
  const b = artBrush('sample', '')
  const around = (far: number): Point => [x + b.between(-far, far), y + b.between(-far, far)]
  const blotches = Array.from({ length: 4 }, () => lump(b, around(32), b.between(10, 22), 7, 0.35)).join('')
  let lit = ''
  let shaded = ''
  for (const [cx, cy] of scatter(b, [x - 32, y - 36, x + 28, y + 36], 11, 40)) {
    lit += `M${f(cx)} ${f(cy)}q3-3 6 0`
    shaded += `M${f(cx + 0.6)} ${f(cy + 1.8)}q3-2.4 6 0`
  }
  return (
    `<rect x="${f(x - 50)}" y="${f(y - 50)}" width="100" height="100" fill="${MUD[0]}"/>` +
    filled(blotches, MUD[1], 'opacity=".4"') +
    stroked(shaded, '#3f3019', 1.5, 'opacity=".5"') +
    stroked(lit, '#c3a978', 1.1, 'opacity=".55"')
  )
}
