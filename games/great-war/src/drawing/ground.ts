/** The ground of the whole board: grass behind the lines, churned mud between them. Terrain is cut into it. */
import { blob, brush, f, filled, type Point, scatter, smooth, stroked, walk } from '@bivouac/face-kit'

const GRASS = ['#8d9158', '#9fa36a', '#757a45', '#a3945f'] as const
const MUD = ['#8a7350', '#9c8560', '#6f5a3b', '#7d6a4a', '#a08b64'] as const
/** The mud begins and ends at these parts of the height. */
const TOP = 0.19
const BOTTOM = 0.83

export function boardGround(width: number, height: number): string {
  const b = brush('ground')
  const isMud = (y: number): boolean => y > height * TOP && y < height * BOTTOM
  const grass = (from: number, to: number, shift: number): string => {
    const line = walk(
      b,
      [
        [-30, from],
        [width + 30, from],
      ],
      40,
      16,
    )
    const lower = line.map(([x, y]): Point => [x, y + shift])
    return (
      filled(`${smooth(line)}V${f(to)}H-30Z`, GRASS[0], 'opacity=".9"') +
      filled(`${smooth(lower)}V${f(to)}H-30Z`, GRASS[1], 'opacity=".35"')
    )
  }
  const patches = Array.from({ length: 110 }, () => {
    const y = b.between(0, height)
    const d = blob(b, [b.between(0, width), y], b.between(10, 40), 0.35)
    return filled(
      d,
      b.pick(isMud(y) ? MUD.slice(1) : GRASS.slice(1)),
      `opacity="${b.pick([0.15, 0.25, 0.35])}"`,
    )
  })
  let blades = ''
  let furrows = ''
  for (let i = 0; i < 1000; i++) {
    const [x, y] = [b.between(0, width), b.between(0, height)]
    if (isMud(y)) furrows += `M${f(x)} ${f(y)}l${f(b.between(-4, 4))} ${f(b.between(-1.5, 1.5))}`
    else blades += `M${f(x)} ${f(y)}l${f(b.between(-1, 1))} ${f(-b.between(2, 5))}`
  }
  return [
    `<rect width="${f(width)}" height="${f(height)}" fill="${MUD[0]}"/>`,
    grass(height * TOP, -30, -26),
    grass(height * BOTTOM, height + 30, 26),
    ...patches,
    stroked(blades, '#5d6334', 1, 'opacity=".6"'),
    stroked(furrows, '#4f3f26', 1.3, 'opacity=".45"'),
    clods(width, height),
  ].join('')
}

/** Short crescents, light above and dark below, and old holes: so small that nobody takes them for craters. */
function clods(width: number, height: number): string {
  const b = brush('clods')
  let lit = ''
  let shaded = ''
  for (let i = 0; i < 380; i++) {
    const [x, y, q] = [b.between(0, width), b.between(height * 0.22, height * 0.8), b.between(3, 8)]
    lit += `M${f(x)} ${f(y)}q${f(q / 2)} ${f(-q * 0.5)} ${f(q)} 0`
    shaded += `M${f(x + 0.6)} ${f(y + 1.8)}q${f(q / 2)} ${f(-q * 0.4)} ${f(q)} 0`
  }
  const holes = scatter(b, [10, height * 0.24, width - 10, height * 0.78], 34, 170).map(
    ([x, y]) =>
      `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(b.between(3, 6))}" ry="${f(b.between(2, 4))}" fill="#4f3f26" opacity=".35"/>`,
  )
  return (
    stroked(shaded, '#3f3019', 1.5, 'opacity=".5"') +
    stroked(lit, '#c3a978', 1.1, 'opacity=".55"') +
    holes.join('')
  )
}
