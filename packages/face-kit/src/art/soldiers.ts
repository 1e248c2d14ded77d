/** Soldiers seen from behind, as their commander sees them: helmets, backs, packs and long arms. No faces. */
import { artBrush, f, filled, outlined, placed, stroked, thousandth } from './kit.ts'
import type { LiveryName } from './sides.ts'

const LINE = '#17140a'
const LEATHER = '#3a331c'

interface Cloth {
  readonly coat: string
  readonly coatLight: string
  readonly coatDark: string
  readonly helmet: string
  readonly helmetLight: string
  readonly helmetDark: string
}

const cloth = (
  coat: string,
  coatLight: string,
  coatDark: string,
  helmet: string,
  helmetLight: string,
  helmetDark: string,
): Cloth => ({
  coat,
  coatLight,
  coatDark,
  helmet,
  helmetLight,
  helmetDark,
})

const CLOTH: Readonly<Record<LiveryName, Cloth>> = {
  us: cloth('#6b6a3c', '#858352', '#46461f', '#4d5329', '#6c7340', '#2d3114'),
  german: cloth('#5c6a63', '#788780', '#38433e', '#454e4f', '#667173', '#262c2d'),
  british: cloth('#8a7142', '#a98e5b', '#59461f', '#6e6237', '#8f8250', '#3e3617'),
  imperial: cloth('#5c6a63', '#788780', '#38433e', '#4c5654', '#6d7875', '#2a302f'),
}

interface HelmetForm {
  readonly outline: string
  readonly lit: string
}
const STAHLHELM: HelmetForm = {
  outline: 'M-22-4C-22-22-13-33 0-33S22-22 22-4C24 2 30 6 31 12 18 7-18 7-31 12-30 6-24 2-22-4z',
  lit: 'M-22-4C-22-22-13-33 0-33-9-29-13-16-12 8.4-18 8.6-26 10-31 12-30 6-24 2-22-4z',
}
const HELMETS: Readonly<Record<LiveryName, HelmetForm>> = {
  us: {
    outline: 'M-25 2C-26-20-14-33 0-33S26-20 25 2C16 6-16 6-25 2z',
    lit: 'M-25 2C-26-20-14-33 0-33-8-30-13-18-11 4.8-17 4.4-22 3.5-25 2z',
  },
  german: STAHLHELM,
  british: {
    outline: 'M-38 2C-30-4-26-8-24-13-20-26-12-31 0-31s20 5 24 18c2 5 6 9 14 15C22 8-22 8-38 2z',
    lit: 'M-38 2C-30-4-26-8-24-13-20-26-12-31 0-31-9-27-13-18-13 6.2-23 5.8-32 4-38 2z',
  },
  imperial: STAHLHELM,
}
const NET =
  'M-25 2C-16 6 16 6 25 2M-20-12C-8-8 8-8 20-12M-14-24C-5-20 5-20 14-24M-12-27L-18 4M0-33V5M12-27L18 4'

/** A helmet from behind, about 50 wide, its rim at `y`; `leaves` seeds the twigs a sniper wears. */
export function helmet(side: LiveryName, x: number, y: number, scale = 1, leaves = ''): string {
  const { helmet: base, helmetLight, helmetDark } = CLOTH[side]
  const { outline, lit } = HELMETS[side]
  return placed(
    x,
    y,
    filled(outline, base) +
      filled(lit, helmetLight, 'opacity=".55"') +
      filled('M8-32C22-28 25-14 25 2l-12 2C18-12 16-24 8-32z', helmetDark, 'opacity=".45"') +
      stroked('M-14-24C-9-29-3-31 3-31', '#fff', 1.6, 'opacity=".35"') +
      stroked(outline, LINE, 1.8, 'opacity=".8"') +
      (side === 'us' ? stroked(NET, helmetDark, 0.8, 'opacity=".5"') : '') +
      (leaves === '' ? '' : twigs(leaves)),
    scale,
  )
}

/** Leaves stuck in the helmet's net: three greens, one path each. */
function twigs(seed: string): string {
  const b = artBrush(seed, seed)
  return ['#3d5222', '#55702f', '#7a9147']
    .map(green => {
      let d = ''
      for (let i = 0; i < 9; i++) {
        const [angle, far, turn] = [b.between(-3.1, -0.1), b.between(6, 28), b.between(0, Math.PI)]
        const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far - 2]
        const [dx, dy] = [Math.cos(turn) * 6.5, Math.sin(turn) * 6.5]
        d += `M${f(x - dx)} ${f(y - dy)}Q${f(x - dy * 0.8)} ${f(y + dx * 0.8)} ${f(x + dx)} ${f(y + dy)}Q${f(x + dy * 0.8)} ${f(y - dx * 0.8)} ${f(x - dx)} ${f(y - dy)}z`
      }
      return outlined(d, green, '#232d12', 0.6)
    })
    .join('')
}

interface Pose {
  /** Both hands up to the eyes with field glasses. */
  readonly glasses?: boolean
  /** The right arm raised, pointing ahead, with so many chevrons on the sleeve. */
  readonly points?: 0 | 2 | 3
  /** Without the pack on his back. */
  readonly noPack?: boolean
  /** The seed of the twigs on his helmet. */
  readonly leaves?: string
}

const BACK = 'M-16 14C-34 18-46 26-50 44L-56 92H56L50 44C46 26 34 18 16 14z'

/** A man from behind: his helmet's rim at the given place, shoulders 112 wide at scale 1. */
export function man(side: LiveryName, x: number, y: number, scale: number, pose: Pose = {}): string {
  const { coat, coatLight, coatDark } = CLOTH[side]
  const arm = (d: string): string => outlined(d, coat, LINE, 1.8)
  const parts: string[] = []
  if (pose.glasses)
    parts.push(
      arm('M-44 34C-60 20-58 2-34-6l6 9C-40 10-40 20-30 30zM44 34C60 20 58 2 34-6l-6 9C40 10 40 20 30 30z'),
      outlined('M-40-12h12v9h-12zM28-12h12v9H28z', '#26251b', '#111', 1),
    )
  if (pose.points !== undefined)
    parts.push(
      arm('M34 30C50 22 58-2 66-28l9 3C70 6 62 34 44 52z'),
      outlined('M66-28c-1-7 2-14 5-18l3 1 .5 7 4 5-3.5 8z', '#d9a982', LINE, 1.3),
      pose.points === 0
        ? ''
        : stroked(`M55 8l7 4 6-3M53 14l7 4 6-3${pose.points > 2 ? 'M51 20l7 4 6-3' : ''}`, '#f0dfa8', 2),
    )
  parts.push(
    filled('M-9 0H9V18H-9z', '#c4916c'),
    filled('M1 0H9V18H1z', '#8d5f42'),
    outlined(BACK, coat, LINE, 1.8),
    filled('M16 14C34 18 46 26 50 44L56 92H22C26 60 26 32 10 15z', coatDark, 'opacity=".5"'),
    filled('M-16 14C-34 18-46 26-50 44L-53 70-46 70C-44 46-38 30-14 22z', coatLight, 'opacity=".7"'),
    filled('M-15 12C-8 19 8 19 15 12L18 17C8 25-8 25-18 17z', coatDark),
    pose.noPack ? '' : PACK,
    helmet(side, 0, 2, 1, pose.leaves),
  )
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${thousandth(scale)})">${parts.join('')}</g>`
}

const PACK =
  stroked('M-26 22L-20 44M26 22L20 44', LEATHER, 4) +
  outlined('M-22 40h44v38h-44z', '#85764a', LINE, 1.6) +
  outlined('M-22 40h44v10h-44z', '#9c8c5c', LINE, 1) +
  stroked('M-10 50v9M10 50v9', LEATHER, 3) +
  filled('M4 50h18v28H4z', LEATHER, 'opacity=".28"') +
  `<rect x="-27" y="32" width="54" height="10" rx="5" fill="#6f6a48" stroke="${LINE}" stroke-width="1.4"/>`

/** A rifle `length` long from its butt at the given place, turned by so many degrees; with a telescope or a jacket. */
export function longArm(
  x: number,
  y: number,
  angle: number,
  length: number,
  kind: 'rifle' | 'scoped' | 'machine-gun' = 'rifle',
): string {
  const at = (k: number): number => f(length * k)
  const extra =
    kind === 'scoped'
      ? outlined('M26-11h30v5H26zM32-6v3M50-6v3', '#2b2c2b', '#2b2c2b', 2)
      : kind === 'machine-gun'
        ? `<rect x="${at(0.45)}" y="-6" width="${at(0.45)}" height="7" rx="2" fill="#333432" stroke="#111"/>${stroked(`M${at(0.5)}-2.5h${at(0.36)}`, '#8b8b82', 1.6, 'stroke-dasharray="3 3"')}`
        : ''
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})">${
    outlined(`M0-3h${at(0.36)}l6 2v5h-6l${-at(0.1)} 3${-at(0.26)} 5z`, '#7a4c26', LINE, 1.2) +
    outlined(`M${at(0.36)}-3h${at(0.32)}v4h${-at(0.32)}z`, '#8b5a30', LINE, 1) +
    filled(`M${at(0.36)}-3.5h${at(0.64)}v2.2h${-at(0.64)}z`, '#2b2c2b') +
    extra
  }</g>`
}
