/** The picture on the box's lid for the home screen, 230 by 200: men before the wire, and their officer. */
import { artBrush, filled, landscape, longArm, man, PAINT, stroked } from '@bivouac/face-kit/art'
import { burst, smoke } from './scenes/weapons.ts'

/** Coils of wire at a height; the nearer ones are larger. */
function coils(y: number, scale: number, width: number): string {
  const loops = Math.ceil(242 / (29 * scale))
  const d = `M0 0${'c8-14 18-14 17 0s8 12 12 0'.repeat(loops)}`
  const place = `transform="translate(-6 ${y}) scale(${scale})"`
  return (
    stroked(d, '#26201a', width / scale, place) +
    stroked(d, '#b9b1a0', (width * 0.4) / scale, `${place} opacity=".7"`)
  )
}

export function boxLid(prefix: string): string {
  const b = artBrush('lid-great-war', prefix)
  return (
    `<g transform="scale(1 1.08)">${landscape(b, 'british', true)}</g>` +
    '<rect y="140" width="230" height="62" fill="#8d7244"/>' +
    smoke(34, 62, 0.7) +
    burst(206, 84, 0.5) +
    burst(22, 90, 0.4) +
    coils(96, 0.55, 1.3) +
    man('british', 46, 84, 0.48) +
    longArm(30, 128, -64, 68) +
    man('british', 184, 86, 0.46) +
    longArm(170, 128, -64, 66) +
    filled('M-4 150C40 138 80 142 116 140s80-6 120 6v60H-4z', '#6f5a38') +
    man('british', 114, 74, 0.92, { points: 0 }) +
    filled('M-4 158c50-10 90-4 120-4s80-2 120 4v44H-4z', '#57452a') +
    stroked('M24 186l4-46M112 190l2-50M202 186l-4-48', '#3a2a16', 5) +
    coils(160, 1.5, 2.6) +
    coils(176, 1.7, 2.8) +
    `<rect width="230" height="200" fill="${PAINT.grain}" opacity=".6"/>`
  )
}
