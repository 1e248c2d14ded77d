/** Houses, a church and ruins from above, each with a shadow that falls south-east whichever way it is turned. */
import { type ArtBrush, type Circle, dots, f, filled, outlined, stroked } from '@bivouac/face-kit/art'
import { INK, ROOFS, type Roof, WALL } from './palette.ts'

const turned = (x: number, y: number, angle: number, what: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})">${what}</g>`

const shadow = (d: string, angle: number): string =>
  `<path d="${d}" fill="#1a1508" opacity=".42" transform="rotate(${f(-angle)}) translate(4 5) rotate(${f(angle)})"/>`

/** The slope that faces the light is the bright one. */
function slopesOf(angle: number, roof: Roof): readonly [upper: string, lower: string] {
  const [base, light] = ROOFS[roof]
  const turn = ((angle % 360) + 360) % 360
  return turn > 135 && turn < 315 ? [base, light] : [light, base]
}

export function house(x: number, y: number, width: number, depth: number, angle: number, roof: Roof): string {
  const [upper, lower] = slopesOf(angle, roof)
  const [l, t] = [-width / 2, -depth / 2]
  const outline = `M${l} ${t}h${width}v${depth}h${-width}z`
  const count = Math.floor(width / 3.4)
  const gap = f(width / count)
  const [cx, cy] = [f(width * 0.24), f(-depth * 0.3)]
  return turned(
    x,
    y,
    angle,
    shadow(outline, angle) +
      `<rect x="${l - 1}" y="${t - 1}" width="${width + 2}" height="${depth + 2}" fill="${WALL}"/>` +
      `<rect x="${l}" y="${t}" width="${width}" height="${depth / 2}" fill="${upper}"/>` +
      `<rect x="${l}" y="0" width="${width}" height="${depth / 2}" fill="${lower}"/>` +
      `<path d="M${f(l + gap)} ${t}${`v${depth}m${gap} ${-depth}`.repeat(count - 2)}v${depth}" fill="none" stroke="${ROOFS[roof][2]}" stroke-width=".6" opacity=".7"/>` +
      stroked(`M${l} 0h${width}`, '#f1e0c0', 1.1, 'opacity=".55"') +
      stroked(outline, INK, 0.9, 'opacity=".65"') +
      stroked(`M${cx + 4} ${cy + 4}l4 3`, '#1a1508', 2.2, 'opacity=".5"') +
      `<rect x="${cx}" y="${cy}" width="4" height="4" fill="#e2d3b4" stroke="${INK}" stroke-width=".7"/>`,
  )
}

/** A house whose roof is partly burnt away: the hole shows rafters. */
export function brokenHouse(
  x: number,
  y: number,
  width: number,
  depth: number,
  angle: number,
  roof: Roof,
): string {
  const [l, t] = [-width / 2, -depth / 2]
  const hole = `M${f(l + width * 0.5)} ${t}l${f(width * 0.08)} ${f(depth * 0.3)} ${f(width * 0.1)} ${f(depth * -0.06)} ${f(width * 0.02)} ${f(depth * 0.34)} ${f(width * 0.16)} ${f(depth * -0.1)} ${f(width * 0.14)} ${f(depth * 0.2)}V${t}z`
  let rafters = ''
  for (let i = 0; i < 4; i++) rafters += `M${f(l + width * (0.6 + i * 0.1))} ${t}v${f(depth * 0.62)}`
  return (
    house(x, y, width, depth, angle, roof) +
    turned(
      x,
      y,
      angle,
      filled(hole, '#2a1d10') +
        stroked(rafters, '#8a6a3e', 1.3) +
        stroked(hole, '#e9dcbb', 0.8, 'opacity=".5"'),
    )
  )
}

/** Broken walls around an open floor, and what fell from them. */
export function ruin(b: ArtBrush, x: number, y: number, width: number, depth: number, angle: number): string {
  const [l, t] = [-width / 2, -depth / 2]
  const walls = `M${l} ${f(t + depth * 0.4)}V${t}H${f(l + width * 0.55)}M${f(l + width * 0.8)} ${t}H${-l}V${f(depth * 0.1)}M${l} ${f(depth * 0.2)}V${-t}H${f(-width * 0.1)}`
  const rubble: Circle[] = Array.from({ length: 14 }, () => [
    b.between(l, -l + 6),
    b.between(t, -t + 6),
    b.between(0.8, 2.4),
  ])
  return turned(
    x,
    y,
    angle,
    shadow(`M${l} ${t}h${width}v${depth}h${-width}z`, angle) +
      `<rect x="${l}" y="${t}" width="${width}" height="${depth}" fill="#93825f"/>` +
      stroked(
        `M${f(l + 4)} ${f(t + 3)}L${f(width * 0.1)} ${f(depth * 0.2)}M${f(width * 0.32)} ${f(t + 4)}l${f(-width * 0.12)} ${f(depth * 0.5)}M${f(-width * 0.3)} ${f(depth * 0.1)}l${f(width * 0.22)} ${f(depth * 0.28)}`,
        '#3a2a14',
        2.4,
      ) +
      filled(dots(rubble), '#6f624a') +
      filled(dots(rubble.map(([cx, cy, r]): Circle => [cx - 0.6, cy - 0.6, r * 0.6])), '#c9bc9c') +
      filled(dots(rubble.filter((_, i) => i % 4 === 0)), ROOFS.tile[0]) +
      stroked(walls, '#5b4d35', 4.6) +
      stroked(walls, WALL, 2.6),
  )
}

export function church(x: number, y: number, angle: number): string {
  const [base, light, dark] = ROOFS.slate
  const nave = 'M-26-10h44a10 10 0 0 1 0 20H-26z'
  return turned(
    x,
    y,
    angle,
    shadow(nave, angle) +
      shadow('M-34-9.5h18v19h-18z', angle) +
      outlined(nave, WALL, INK, 1) +
      filled('M-25-9h43a9 9 0 0 1 9 9H-25z', light) +
      filled('M-25 9h43a9 9 0 0 0 9-9H-25z', base) +
      `<rect x="-9" y="-17" width="12" height="34" fill="${base}" stroke="${INK}" stroke-opacity=".5"/>` +
      stroked('M-25 0h52M-3-17v34', '#dfe4e6', 1, 'opacity=".5"') +
      `<rect x="-34" y="-9.5" width="18" height="19" fill="${WALL}" stroke="${INK}"/>` +
      filled('M-33-8.5l8 8.5 8-8.5z', light) +
      filled('M-33 8.5l8-8.5 8 8.5z', dark) +
      filled('M-33-8.5l8 8.5-8 8.5z', '#8d98a1') +
      filled('M-17-8.5l-8 8.5 8 8.5z', base) +
      stroked('M-25-4v8M-28-1.5h6', '#f0d58a', 1.5),
  )
}

/** Graves beside a church: two rows of small stones. */
export function graves(x: number, y: number): string {
  let d = ''
  for (let i = 0; i < 10; i++) d += `M${f(x + (i % 5) * 7)} ${f(y + Math.floor(i / 5) * 9)}h3`
  return stroked(d, '#1a1508', 2.4, 'opacity=".3" transform="translate(1 1.4)"') + stroked(d, '#d8d2bf', 2.2)
}

/** A well or fountain. */
export const well = (x: number, y: number): string =>
  `<circle cx="${f(x + 1.5)}" cy="${f(y + 2)}" r="6" fill="#1a1508" opacity=".35"/><circle cx="${f(x)}" cy="${f(y)}" r="5" fill="#8fb4b8" stroke="#6f664e" stroke-width="2.4"/>`
