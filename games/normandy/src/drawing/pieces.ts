/** Counters and markers. Everywhere: US is round, German is square; colour only repeats what the shape says. */
import { filled, stroked } from '@bivouac/face-kit'

export interface Livery {
  readonly base: string
  readonly dark: string
  readonly ink: string
  readonly round: boolean
}

export const LIVERY: Readonly<Record<'us' | 'german', Livery>> = {
  us: { base: '#586730', dark: '#2e3816', ink: '#fff8e2', round: true },
  german: { base: '#44535f', dark: '#1f272e', ink: '#f4f6f4', round: false },
}
export type Colours = keyof typeof LIVERY

export const PAPER = '#f4ead0'
export const LABEL_FACE = "'Barlow Condensed','Arial Narrow','Noto Sans',sans-serif"
export const TITLE_FACE =
  "'Big Shoulders Stencil Display','Barlow Condensed','Arial Narrow','Noto Sans',sans-serif"

const bipod = stroked('M15 12l-3.500 8M15 12l4 8', 'currentColor', 1.8)
/** The five weapons, 24 by 24. */
const ICONS = {
  riflemen: `<g transform="rotate(-38 12 12)">${filled('M0 11.500h7l2-1h14.500v1.800H14l-1 1.700h-3l-1.500 1L3 17.500H0z', 'currentColor')}</g>`,
  scouts: filled(
    'M3 7.500C3 5 4 4 5.500 4h2.700C9.500 4 10 5 10 6h4c0-1 .5-2 1.800-2h2.700C20 4 21 5 21 7.500L23 16a5 5 0 0 1-10 .5V12h-2v4.500A5 5 0 0 1 1 16z',
    'currentColor',
  ),
  'machine-gunners':
    filled('M1 9h5l1-2h6v2h10.500v2H17v1.500h-4L11.500 14H8l-1.500 4H3l1.200-5H1z', 'currentColor') + bipod,
  sniper: `<g transform="rotate(-30 12 12)">${filled('M0 12h7l2-1h15v1.600H13l-1 2h-3l-2 .8-4 2.600H0z', 'currentColor')}${filled('M8 6.500h9v2.800H8z', 'currentColor')}${stroked('M10 9v2M15 9v2', 'currentColor', 1.4)}</g>`,
  mortar: `<g transform="rotate(28 10 12)">${filled('M7.500 1h5.500v17H7.500z', 'currentColor')}</g>${stroked('M15 10l6 11M3 21h10', 'currentColor', 2.2)}`,
  flag: stroked('M6 22V3', 'currentColor', 2.4) + filled('M7 3h13l-3 4.500L20 12H7z', 'currentColor'),
  eye: `${stroked('M2 12c4-7 16-7 20 0-4 7-16 7-20 0z', 'currentColor', 2)}<circle cx="12" cy="12" r="3" fill="currentColor"/>`,
} as const
export type Icon = keyof typeof ICONS

export const icon = (name: Icon, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})" color="${colour}">${ICONS[name]}</g>`

export function words(
  x: number,
  y: number,
  text: string,
  { size, colour, face = LABEL_FACE, anchor = 'middle', weight = 700 }: Lettering,
): string {
  const safe = text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${face}" font-weight="${weight}" font-size="${size}" fill="${colour}">${safe}</text>`
}

interface Lettering {
  readonly size: number
  readonly colour: string
  readonly face?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
}

/** The side's shape around the middle of a square of `2 * middle`, `reach` from the middle to the edge. */
function shape(round: boolean, middle: number, reach: number, more: string, down = 0): string {
  if (round) return `<circle cx="${middle}" cy="${middle + down}" r="${reach}" ${more}/>`
  const at = middle - reach + 1
  const size = 2 * reach - 2
  return `<rect x="${at}" y="${at + down}" width="${size}" height="${size}" rx="${reach > 24 ? 6 : 3.5}" ${more}/>`
}

/** A counter of 64 by 64: weapon, squad letter and base defence. */
export function counter(side: Colours, weapon: Icon, squad: string, defence: number, id: string): string {
  const { base, dark, ink, round } = LIVERY[side]
  const x = squad === '' ? 24 : 31
  return (
    `<clipPath id="${id}">${shape(round, 32, 26.5, '')}</clipPath>` +
    shape(round, 32, 29, 'fill="#120e04" opacity=".4"', 4) +
    shape(round, 32, 29, `fill="${dark}"`, 2.4) +
    shape(round, 32, 29, 'fill="#cdb588"') +
    shape(round, 32, 27.5, `fill="${base}"`) +
    `<g clip-path="url(#${id})"><rect y="40" width="64" height="24" fill="${PAPER}"/>${stroked('M0 40h64', dark, 1.5)}</g>` +
    icon(weapon, 16.5, 7, 31, ink) +
    words(23.5, 55, squad, { size: 17, colour: '#211c0d' }) +
    `<g transform="translate(${x} 41.5)">${filled('M1 2l7-1.500L15 2v6c0 4-3.500 6.500-7 8-3.500-1.500-7-4-7-8z', dark)}${words(8, 12, String(defence), { size: 12.5, colour: '#fff' })}</g>` +
    shape(round, 32, 28.6, 'fill="none" stroke="#1a1508" stroke-opacity=".55" stroke-width=".9"')
  )
}

/** A control marker of 36 by 36: hollow with an eye when scouted, filled with a flag when controlled. */
export function marker(side: Colours, controlled: boolean): string {
  const { base, dark, ink, round } = LIVERY[side]
  return (
    shape(round, 18, 16, 'fill="#120e04" opacity=".35"', 2.5) +
    shape(round, 18, 16, `fill="${controlled ? base : PAPER}" stroke="${dark}" stroke-width="2"`) +
    (controlled
      ? shape(round, 18, 13, `fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="1.2"`)
      : shape(round, 18, 12.6, `fill="none" stroke="${base}" stroke-width="2.4" stroke-dasharray="4 3"`)) +
    icon(controlled ? 'flag' : 'eye', 8, 8, 20, controlled ? ink : dark)
  )
}

/** An objective of 40 by 44, worth `points`. */
export const objective = (points: number): string =>
  filled(
    'M20 3l16 8v14c0 9-8 14-16 18C12 39 4 34 4 25V11z',
    '#120e04',
    'opacity=".4" transform="translate(1 2.5)"',
  ) +
  filled(
    'M20 2l16 8v14c0 9-8 14-16 18C12 38 4 33 4 24V10z',
    'url(#brass)',
    'stroke="#4a3208" stroke-width="1.6"',
  ) +
  filled(
    'M20 6l12.500 6.300V24c0 7-6.300 11-12.500 14.200C13.800 35 7.500 31 7.500 24V12.300z',
    '#fbf3da',
    'stroke="#7a5415"',
  ) +
  words(20, 30, String(points), { size: 23, colour: '#2b1d04', face: TITLE_FACE, weight: 800 })

/** A spawn marker, 26 high: an arrow onto a line, and who enters. */
export function spawn(side: Colours, who: string): string {
  const { dark, round } = LIVERY[side]
  const width = 32 + who.length * 9.6
  return (
    `<rect x="1" y="1" width="${width}" height="24" rx="${round ? 12 : 3}" fill="${dark}" stroke="${PAPER}" stroke-width="1.6"/>` +
    filled('M7 10h8V6l7 6-7 6v-4H7z', PAPER) +
    words(width - 7, 18, who, { size: 15, colour: PAPER, anchor: 'end' })
  )
}

/** The printed cover of a tile, drawn from its lower right corner. */
export function coverTag(label: string): string {
  const width = label.length > 1 ? 56 : 36
  return (
    `<g transform="translate(${-width} -30)"><rect width="${width}" height="30" rx="4" fill="${PAPER}" stroke="#2a2210" stroke-opacity=".7"/>` +
    filled('M5.500 7l6-2.200 6 2.200v7c0 5-3 8-6 9.600-3-1.600-6-4.600-6-9.600z', '#3d3a26') +
    `${words(19 + (width - 22) / 2, 22, label, { size: 20, colour: '#26220f' })}</g>`
  )
}

/** The radio of N-10, 34 by 34. */
export const radio =
  `<rect x="2" y="9" width="30" height="22" rx="3" fill="#3d4a2a" stroke="${PAPER}" stroke-width="1.6"/>` +
  stroked('M26 9V0M7 15h10M7 19h10M7 23h10', PAPER, 1.6) +
  `<circle cx="24" cy="20" r="4" fill="none" stroke="${PAPER}" stroke-width="1.6"/>`
