/** The pictures on the cards, 230 by 134: each kind of soldier at his work, seen from behind. */
import {
  type ArtBrush,
  f,
  filled,
  landscape,
  longArm,
  man,
  outlined,
  scatter,
  smooth,
  stroked,
  walk,
} from '@bivouac/face-kit/art'
import type { SideName } from '../vocabulary.ts'

const CARD_SCENES = [
  'rifleman',
  'scout',
  'sniper',
  'mortar',
  'machine-gunner',
  'platoon-sergeant',
  'platoon-guide',
  'squad-leader',
  'fog-of-war',
] as const
export type CardScene = (typeof CARD_SCENES)[number]

const LINE = '#17140a'

const tube =
  '<g transform="translate(168 128)">' +
  outlined('M-26 0h40l-4-9h-32z', '#33352d', '#111', 1) +
  '<g transform="rotate(22)">' +
  `<rect x="-9" y="-84" width="18" height="84" rx="3" fill="#4e5242" stroke="${LINE}" stroke-width="1.6"/>` +
  '<rect x="-9" y="-84" width="6" height="84" fill="#7a7f66" fill-opacity=".7"/><rect x="-11" y="-86" width="22" height="7" rx="2" fill="#33352d"/></g>' +
  `${stroked('M20-46L34 4M20-46L6 4', '#33352d', 4)}</g>`

const map =
  '<g transform="translate(150 74) rotate(-8)">' +
  outlined('M0 0l22 5 22-5 22 5v44l-22-5-22 5-22-5z', '#efe3c2', LINE, 1.5) +
  stroked('M22 5v44M44 0v44', '#b7a780', 1) +
  stroked('M6 14c12 8 20-4 30 8s14 4 26 6', '#6b97a0', 2.5) +
  stroked('M8 38l16-10 14 8 20-18', '#a9583c', 1.8, 'stroke-dasharray="4 3"') +
  '<circle cx="58" cy="18" r="3.5" fill="none" stroke="#a9583c" stroke-width="1.8"/></g>'

function tallGrass(b: ArtBrush): string {
  const blades = scatter(b, [0, 118, 230, 140], 4, 200)
  const d = blades.map(
    ([x, y]) => `M${f(x)} ${f(y)}q${f(b.between(-3, 3))} -12 ${f(b.between(-6, 6))} ${f(-b.between(16, 30))}`,
  )
  return stroked(d.join(''), '#3c4b22', 2.2)
}

function banksOfFog(b: ArtBrush): string {
  let s = '<rect width="230" height="134" fill="#d8d6cb" fill-opacity=".62"/>'
  for (let i = 0; i < 10; i++) {
    const y = 28 + i * 11
    const d = `${smooth(
      walk(
        b,
        [
          [-20, y],
          [250, y],
        ],
        26,
        9,
      ),
    )}V${y + 18}H-20Z`
    s += filled(d, b.pick(['#f4f1e6', '#c9c8be', '#e4e2d7']), `opacity=".${b.whole(3, 6)}"`)
  }
  return s + stroked('M-6 70h242M-6 92h242', '#fff', 5, 'opacity=".35"')
}

const FIGURES: Readonly<Record<CardScene, (b: ArtBrush, side: SideName) => string>> = {
  rifleman: (_, side) => man(side, 72, 68, 0.62) + man(side, 150, 60, 0.86) + longArm(122, 132, -62, 104),
  scout: (_, side) => man(side, 116, 58, 0.9, { glasses: true }),
  'machine-gunner': (_, side) =>
    man(side, 110, 60, 0.88) +
    longArm(66, 86, -9, 128, 'machine-gun') +
    '<path d="M150 78q6 22 22 30" fill="none" stroke="#c9a548" stroke-width="5" stroke-dasharray="2.5 2"/>',
  sniper: (b, side) =>
    man(side, 104, 74, 0.86, { noPack: true, leaves: `leaves-${side}` }) +
    longArm(128, 104, -16, 96, 'scoped') +
    tallGrass(b),
  mortar: (_, side) => man(side, 78, 62, 0.84) + tube,
  'platoon-sergeant': (_, side) =>
    man(side, 58, 84, 0.5) + man(side, 186, 86, 0.46) + man(side, 112, 58, 0.9, { points: 3 }),
  'squad-leader': (_, side) => man(side, 44, 82, 0.5) + man(side, 112, 60, 0.88, { points: 2 }),
  'platoon-guide': (_, side) => man(side, 92, 58, 0.9) + map,
  'fog-of-war': b => banksOfFog(b),
}

/** A card's picture; fog lies over the same cool country whoever holds the card. */
export const cardScene = (scene: CardScene, side: SideName, b: ArtBrush): string =>
  landscape(b, scene === 'fog-of-war' ? 'german' : side) + FIGURES[scene](b, side)
