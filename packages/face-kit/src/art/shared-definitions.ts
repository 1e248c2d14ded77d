/** Gradients and textures that all drawings of a page share: put `sharedDefinitions()` in the document once. */
import { artBrush, type Circle, dots, filled, stroked } from './kit.ts'

/** How drawings name them. */
export const PAINT = {
  brass: 'url(#bv-brass)',
  bevel: 'url(#bv-bevel)',
  vignette: 'url(#bv-vignette)',
  linen: 'url(#bv-linen)',
  canvas: 'url(#bv-canvas)',
  grain: 'url(#bv-grain)',
  hatchDark: 'url(#bv-hatch-dark)',
  hatchLight: 'url(#bv-hatch-light)',
} as const

const stops = (list: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`
    })
    .join('')

const CANVAS_LINES =
  '<path d="M0 .5H4M0 2.5H4" stroke="#000" stroke-opacity=".07"/><path d="M.5 0V4M2.5 0V4" stroke="#fff" stroke-opacity=".05"/>'
const LINEN_LINES =
  '<path d="M0 .5H4M0 2.5H4" stroke="#5a4a2a" stroke-opacity=".055" stroke-width=".7"/><path d="M.5 0V4M2.5 0V4" stroke="#fff" stroke-opacity=".28" stroke-width=".6"/>'

/** Specks of dark and light paint. Dots instead of a noise filter: they cost nothing when the page is drawn again. */
function grain(size: number, count: number): string {
  const b = artBrush('grain', 'grain')
  const specks = (low: number, high: number): Circle[] =>
    Array.from({ length: count }, () => [
      b.between(1, size - 1),
      b.between(1, size - 1),
      b.between(low, high),
    ])
  return (
    filled(dots(specks(0.25, 0.65)), '#241c0e', 'opacity=".2"') +
    filled(dots(specks(0.2, 0.5)), '#fff6dc', 'opacity=".14"')
  )
}

const pattern = (id: string, size: number, what: string, more = ''): string =>
  `<pattern id="bv-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${more}>${what}</pattern>`

let drawn: string | undefined

/** The contents of a `<defs>` element, drawn once. */
export function sharedDefinitions(): string {
  drawn ??= definitions()
  return drawn
}

function definitions(): string {
  return [
    pattern('linen', 4, LINEN_LINES),
    pattern('canvas', 4, CANVAS_LINES),
    pattern('grain', 56, grain(56, 150)),
    pattern(
      'hatch-dark',
      5,
      stroked('M0 0V5', '#000', 1.6, 'opacity=".34"'),
      ' patternTransform="rotate(45)"',
    ),
    pattern(
      'hatch-light',
      6,
      stroked('M0 0V6', '#fff', 1.6, 'opacity=".5"'),
      ' patternTransform="rotate(-45)"',
    ),
    `<linearGradient id="bv-bevel" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#fff', 0.38],
      [0.45, '#fff', 0],
      [0.45, '#000', 0],
      [1, '#000', 0.28],
    ])}</linearGradient>`,
    `<linearGradient id="bv-brass" x1="0" y1="0" x2="1" y2="1">${stops([
      [0, '#f6dc94'],
      [0.5, '#d0a046'],
      [1, '#8f6420'],
    ])}</linearGradient>`,
    `<radialGradient id="bv-vignette" cx=".5" cy=".48" r=".75">${stops([
      [0.62, '#1a1608', 0],
      [1, '#1a1608', 0.3],
    ])}</radialGradient>`,
  ].join('')
}
