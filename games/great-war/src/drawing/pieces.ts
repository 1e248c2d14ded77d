/** Units and medals. Everywhere: British is round, German is square; colour only repeats what the shape says. */

import { f, filled, stroked } from '@bivouac/face-kit'
import type { SideName, UnitKind } from '../words.ts'

interface Livery {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly ink: string
  readonly round: boolean
}

const LIVERY: Readonly<Record<SideName, Livery>> = {
  british: { base: '#96622a', light: '#c28d4a', dark: '#4f310c', ink: '#fff6e0', round: true },
  german: { base: '#47535b', light: '#70838d', dark: '#20282d', ink: '#f2f6f6', round: false },
}

export const PAPER = '#f1e6c8'
export const LABEL_FACE = "'Barlow Condensed','Arial Narrow','Noto Sans',sans-serif"
export const TITLE_FACE =
  "'Big Shoulders Stencil Display','Barlow Condensed','Arial Narrow','Noto Sans',sans-serif"

/** 24 by 24. */
const rifle = `<g transform="rotate(-38 12 12)">${filled('M0 11.500h7l2-1h14.500v1.800H14l-1 1.700h-3l-1.500 1L3 17.500H0z', 'currentColor')}</g>`
const ICONS: Readonly<Record<UnitKind, string>> = {
  infantry: rifle,
  'infantry-bomber': rifle,
  'machine-gun':
    filled('M1 9h5l1-2h6v2h10.500v2H17v1.500h-4L11.500 14H8l-1.500 4H3l1.200-5H1z', 'currentColor') +
    stroked('M15 12l-3.500 8M15 12l4 8', 'currentColor', 1.8),
  mortar: `<g transform="rotate(28 10 12)">${filled('M7.500 1h5.500v17H7.500z', 'currentColor')}</g>${stroked('M15 10l6 11M3 21h10', 'currentColor', 2.2)}`,
}
const BOMB = `<circle cx="11" cy="15" r="6.5" fill="currentColor"/>${stroked('M14 9.500l3-4M15 4l5 3', 'currentColor', 2.4)}`

const placed = (what: string, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})" color="${colour}">${what}</g>`

interface Lettering {
  readonly size: number
  readonly colour: string
  readonly face?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
}

export function words(
  x: number,
  y: number,
  text: string,
  { size, colour, face = LABEL_FACE, anchor = 'middle', weight = 700 }: Lettering,
): string {
  const safe = text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
  return `<text x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" font-family="${face}" font-weight="${weight}" font-size="${size}" fill="${colour}">${safe}</text>`
}

/** The side's shape around the middle of a square of 64. */
function shape(round: boolean, reach: number, more: string, down = 0): string {
  if (round) return `<circle cx="32" cy="${32 + down}" r="${reach}" ${more}/>`
  const at = 33.5 - reach
  const size = 2 * reach - 3
  return `<rect x="${at}" y="${at + down}" width="${size}" height="${size}" rx="6" ${more}/>`
}

/** A unit of 64 by 64: base by side, sign by kind, a helmet for each figure. */
export function unitPiece(side: SideName, kind: UnitKind, figures: number, id: string): string {
  const { base, light, dark, ink, round } = LIVERY[side]
  const helmets = Array.from({ length: figures }, (_, i) => {
    const [x, y] = round ? [16.7 + i * 10.2, 50.5] : [12.5 + i * 13, 52.5]
    return `<path d="M-4.200 0a4.200 4.200 0 0 1 8.400 0v1h1.300v1.800h-11v-1.800h1.300z" transform="translate(${f(x)} ${y}) scale(${round ? 0.88 : 1.1})" fill="#211a0a"/>`
  })
  return (
    `<clipPath id="${id}">${shape(round, 27, '')}</clipPath>` +
    shape(round, 29.5, 'fill="#120e04" opacity=".45"', 4.5) +
    shape(round, 29.5, `fill="${dark}"`, 2.6) +
    shape(round, 29.5, 'fill="#d6bf92"') +
    shape(round, 27.8, `fill="${base}"`) +
    `<g clip-path="url(#${id})">${stroked('M0 8c20-4 44 6 64 0M0 20c20-4 44 6 64 0M0 32c20-4 44 6 64 0', light, 1, 'stroke-opacity=".35"')}` +
    `<rect y="42.5" width="64" height="22" fill="${PAPER}"/>${stroked('M0 42.500h64', dark, 1.6)}</g>` +
    placed(ICONS[kind], 15.5, 7.5, 33, ink) +
    helmets.join('') +
    (kind === 'infantry-bomber'
      ? `<circle cx="50" cy="14" r="10.5" fill="${PAPER}" stroke="${dark}" stroke-width="1.8"/>${placed(BOMB, 42.5, 6.5, 15, '#7a250a')}`
      : '') +
    shape(round, 29, 'fill="none" stroke="#1a1508" stroke-opacity=".6" stroke-width=".9"')
  )
}

/** A medal around this point, with the number of the objective it stands for. */
export const medal = (x: number, y: number, number: number): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="9" fill="url(#brass)" stroke="#4a3208" stroke-width="1.2"/>` +
  words(x, y + 4.2, String(number), { size: 12, colour: '#2b1d04' })
