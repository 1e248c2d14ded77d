/** Larger pictures for the screens around the table: the lid of the box, and the two helmets at the end of a game. */
import {
  type ArtBrush,
  artBrush,
  type Circle,
  clipped,
  dots,
  f,
  filled,
  helmet,
  landscape,
  longArm,
  man,
  PAINT,
  scatter,
  smooth,
  stroked,
  walk,
} from '@bivouac/face-kit/art'

/** A platoon from behind at dusk, 230 by 200; the lower third is dark enough for words. `prefix` is for its ids. */
export function boxLid(prefix: string): string {
  const b = artBrush('lid', prefix)
  const [sky, dusk] = [b.id(), b.id()]
  const ridge = (y: number, push: number): string =>
    `${smooth(
      walk(
        b,
        [
          [-10, y],
          [240, y + b.between(-6, 6)],
        ],
        30,
        push,
      ),
    )}V210H-10Z`
  const scene =
    `<rect width="230" height="200" fill="url(#${sky})"/>` +
    '<circle cx="184" cy="48" r="27" fill="#fff1c8" opacity=".25"/><circle cx="184" cy="48" r="17" fill="#fff3cf" opacity=".9"/>' +
    clouds(b) +
    birds +
    filled(ridge(84, 6), '#a08a5c', 'opacity=".8"') +
    filled('M30 92v-26l7-24 7 24v6h18v20z', '#5f5638') +
    filled(ridge(96, 5), '#7d7c45') +
    hedgeline(b, 98, '#4d5a2c', [5, 10]) +
    filled(ridge(106, 4), '#c2a35e') +
    furrows +
    man('us', 30, 92, 0.44) +
    longArm(17, 128, -66, 54) +
    man('us', 206, 94, 0.42) +
    man('us', 62, 90, 0.62) +
    man('us', 172, 92, 0.58, { points: 0 }) +
    filled(ridge(140, 3), '#9c8040') +
    wheat(b, 136, 160, '#d6b265', 1.3) +
    man('us', 118, 88, 1.16) +
    longArm(84, 186, -62, 130) +
    wheat(b, 182, 206, '#7d6a34', 1.8) +
    `<rect width="230" height="200" fill="url(#${dusk})"/><rect width="230" height="200" fill="${PAINT.grain}"/>`
  return (
    `<linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d6a5c"/><stop offset=".3" stop-color="#d98f5a"/><stop offset=".55" stop-color="#f3d49a"/></linearGradient>` +
    `<linearGradient id="${dusk}" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#1d1708" stop-opacity="0"/><stop offset="1" stop-color="#1d1708" stop-opacity=".85"/></linearGradient>` +
    clipped(b.id(), '<rect width="230" height="200"/>', scene)
  )
}

function clouds(b: ArtBrush): string {
  let s = ''
  for (let i = 0; i < 5; i++) {
    const y = 16 + i * 13
    const d = smooth(
      walk(
        b,
        [
          [b.between(-20, 90), y],
          [b.between(120, 250), y + 3],
        ],
        30,
        2,
      ),
    )
    s += stroked(d, i % 2 ? '#fff3d8' : '#e8b088', b.between(2, 5), 'opacity=".4"')
  }
  return s
}

const birds = stroked(
  'M96 40q3-4 6 0q3-4 6 0M112 48q2.5-3 5 0q2.5-3 5 0M88 52q2-3 4 0q2-3 4 0',
  '#5a4636',
  1.3,
)

const hedgeline = (b: ArtBrush, y: number, colour: string, sizes: readonly [number, number]): string =>
  filled(
    dots(
      walk(
        b,
        [
          [-4, y],
          [236, y - 4],
        ],
        9,
        3,
      ).map(([x, at]): Circle => [x, at, b.between(...sizes)]),
    ),
    colour,
  )

const furrows = stroked(
  Array.from({ length: 9 }, (_, i) => `M${115 + (i - 4) * 14} 112L${115 + (i - 4) * 70} 200`).join(''),
  '#5a5228',
  1.4,
  'opacity=".45"',
)

/** Standing corn between two heights. */
function wheat(b: ArtBrush, top: number, foot: number, colour: string, width: number): string {
  const stalks = scatter(b, [-4, top + 8, 234, foot], 3.4, 420)
  const d = stalks.map(
    ([x, y]) => `M${f(x)} ${f(y)}q${f(b.between(-2, 2))} -8 ${f(b.between(-4, 4))} ${f(-b.between(9, 18))}`,
  )
  return stroked(d.join(''), colour, width)
}

/** Two helmets on their posts in a quiet field, 230 by 74: what a game ends with, whoever won. */
export function afterwards(prefix: string): string {
  const b = artBrush('afterwards', prefix)
  const post = (x: number, y: number, height: number): string =>
    stroked(`M${x} ${y}v${-height}`, '#3a2a14', 3)
  const scene =
    `<g transform="translate(0 -40)">${landscape(b, 'us')}</g>` +
    post(150, 66, 30) +
    helmet('us', 150, 36, 0.42) +
    post(182, 68, 26) +
    helmet('german', 182, 42, 0.38) +
    `<rect width="230" height="74" fill="${PAINT.grain}"/>`
  return clipped(b.id(), '<rect width="230" height="74"/>', scene)
}
