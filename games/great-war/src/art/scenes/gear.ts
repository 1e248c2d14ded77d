/** Gear of the trenches: wire and cutters, ladders, crates, stretchers, boots, armour, bags. Each is placed by x and y. */
import { f, filled, outlined, placed, stroked } from '@bivouac/face-kit/art'
import { LINE } from './settings.ts'

/** Coils of wire across the picture. */
export const wireAcross = (y: number, colour = '#26201a'): string =>
  stroked(`M-4 ${y}${'c8-14 18-14 17 0s8 12 12 0 14-14 17 0 8 12 12 0'.repeat(4)}`, colour, 2) +
  stroked(`M34 ${y + 12}l4-34M126 ${y + 12}l3-36M206 ${y + 12}l-3-34`, '#4a3620', 3.6)

export const ladder = (x: number, y: number, height: number): string => {
  let rungs = ''
  for (let i = 8; i < height; i += 13) rungs += `M${x - 11 + i * 0.08} ${f(y - i)}h${f(24 - i * 0.04)}`
  const rails = `M${x - 14} ${y}l${f(height * 0.1)}${f(-height)}M${x + 15} ${y}l${f(-height * 0.02)}${f(-height)}`
  return (
    stroked(rungs, LINE, 6) +
    stroked(rungs, '#b08a52', 3.6) +
    stroked(rails, LINE, 7) +
    stroked(rails, '#9a7442', 4.4)
  )
}

/** An open or a closed crate seen a little from above; a stencil mark on its front. */
export const crate = (
  x: number,
  y: number,
  scale: number,
  open = false,
  mark = 'M-8-14h16M0-22v16',
): string =>
  placed(
    x,
    y,
    (open
      ? outlined('M-34-30l10-12h48l10 12z', '#2c2012', LINE, 1.6)
      : outlined('M-34-30l10-12h48l10 12z', '#c39a5c', LINE, 1.6)) +
      outlined('M-34-30h68V2h-68z', '#a37a45', LINE, 1.8) +
      stroked('M-34-19h68M-34-8h68', '#6b4d28', 1.6) +
      filled('M-34-30h7V2h-7zM27-30h7V2h-7z', '#85602f') +
      stroked(mark, '#3a2a14', 3),
    scale,
  )

/** Long-handled cutters, open, their jaws at x and y. */
export const cutters = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(28) scale(${scale})">${
    stroked('M-4 14C-14 34-18 56-20 84M4 14C14 34 18 56 20 84', LINE, 9) +
    stroked('M-4 14C-14 34-18 56-20 84M4 14C14 34 18 56 20 84', '#8a6238', 5.6) +
    outlined(
      'M-3 18C-14 8-16-8-8-24-2-14 0-4 3 12zM3 18C14 8 16-8 8-24 2-14 0-4-3 12z',
      '#8d969a',
      LINE,
      1.6,
    ) +
    '<circle cy="13" r="4.500" fill="#3c4246" stroke="#17140a" stroke-width="1.200"/>'
  }</g>`

export const stretcher = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M-30-34h60l14 40h-88z', '#cbbd95', LINE, 1.6) +
      outlined('M-24-26C-12-36 12-36 24-26l10 26h-68z', '#7d6d46', LINE, 1.6) +
      stroked('M-34-48L-52 26M34-48L52 26', LINE, 7) +
      stroked('M-34-48L-52 26M34-48L52 26', '#9a7442', 4.4),
    scale,
  )

/** Boots standing in water. */
export const boots = (x: number, y: number, scale: number): string => {
  const boot = 'M-10-46h20l2 30c8 4 18 5 20 14v6h-42z'
  return placed(
    x,
    y,
    outlined(boot, '#4a3420', LINE, 1.8) +
      filled('M-10-46h6l1 48h-7z', '#7a5a38', 'opacity=".8"') +
      stroked('M0-36h9M0-28h9M2-20h9', '#c9a877', 1.6) +
      `<g transform="translate(-46 4)">${outlined(boot, '#553c25', LINE, 1.8)}${filled('M-10-46h6l1 48h-7z', '#7a5a38', 'opacity=".8"')}${stroked('M0-36h9M0-28h9M2-20h9', '#c9a877', 1.6)}</g>` +
      filled('M-130-2q22-8 44 0t44 0 44 0 44 0 44 0v40H-130z', '#7b8e8c', 'opacity=".8"') +
      stroked('M-66 6q14-5 28 0M-20 10q16-5 32 0M-52 18q16-5 30 0M8 20q14-5 26 0', '#dfe8e2', 1.6),
    scale,
  )
}

/** Plates of steel hung one under the other. */
export const breastplate = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    outlined('M-32-34C-26-46-14-44-10-38q10 6 20 0c4-6 16-8 22 4l2 32q-34 10-68 0z', '#7d878b', LINE, 1.8) +
      filled('M-30-32c5-9 12-10 18-5l-4 36q-9-1-16-4z', '#b4bdbf', 'opacity=".8"') +
      outlined('M-30 0q30 9 60 0l-2 14q-28 8-56 0z', '#6d777b', LINE, 1.6) +
      outlined('M-27 15q27 8 54 0l-3 13q-24 7-48 0z', '#7d878b', LINE, 1.6) +
      outlined('M-23 29q23 7 46 0l-4 13q-19 6-38 0z', '#6d777b', LINE, 1.6) +
      '<g fill="#2c3234"><circle cx="-24" cy="5" r="1.800"/><circle cx="24" cy="5" r="1.800"/><circle cx="-20" cy="20" r="1.800"/><circle cx="20" cy="20" r="1.800"/></g>',
    scale,
  )

/** A doctor's bag, a rolled bandage and a bottle. */
export const doctorsBag = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    stroked('M-16-40c0-16 32-16 32 0', LINE, 7) +
      stroked('M-16-40c0-16 32-16 32 0', '#6b4526', 4) +
      outlined('M-40 4l6-40c12-8 56-8 68 0l6 40z', '#6b4526', LINE, 1.8) +
      filled('M-38 2l6-36c4-3 8-4 12-5l-4 41z', '#93683f', 'opacity=".8"') +
      outlined('M-8-42h16v9H-8z', '#d0a046', '#4a3208', 1.4) +
      `<g transform="translate(56 2)">${outlined('M-10-26h20V2h-20zM-5-38h10v12H-5z', '#5f7f6a', LINE, 1.5)}${filled('M-10-18h20v12h-20z', '#f4ead0')}</g>` +
      `<g transform="translate(-60 -6)">${outlined('M-14-12h26v22h-26z', '#f4ead0', LINE, 1.5)}<ellipse cx="12" cy="-1" rx="6" ry="11" fill="#e0d4b4" stroke="#17140a" stroke-width="1.400"/>${stroked('M12-6a4 5 0 1 1-3 8M-14 10h-10', '#8a7f62', 1.6)}</g>`,
    scale,
  )

/** A light railway's truck loaded with boxes. */
export const railTruck = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    outlined('M-44-52h28v26h-28zM-14-58h34v32h-34zM22-48h24v22h-24z', '#b08a52', LINE, 1.6) +
      stroked('M-44-39h28M-14-42h34M22-37h24', '#6b4d28', 1.8) +
      outlined('M-54-26H54l-8 16h-92z', '#4f5448', LINE, 1.8) +
      '<g fill="#33352d" stroke="#17140a" stroke-width="1.600"><circle cx="-30" cy="-6" r="10"/><circle cx="30" cy="-6" r="10"/></g>' +
      '<g fill="#8d9184"><circle cx="-30" cy="-6" r="3.500"/><circle cx="30" cy="-6" r="3.500"/></g>' +
      stroked('M-130 6H130', LINE, 4.5) +
      stroked('M-110 6v6M-80 6v6M-50 6v6M-20 6v6M10 6v6M40 6v6M70 6v6M100 6v6', '#5a4222', 7),
    scale,
  )
