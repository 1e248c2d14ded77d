/** What lies on a staff's table: maps, letters, cards, lenses, telephones, and instruments to call with. */
import { filled, outlined, placed, stroked } from '@bivouac/face-kit/art'
import { LINE } from './settings.ts'

/** A sheet with trenches drawn in two inks. */
export const mapSheet = (x: number, y: number, scale: number, arrows = false): string =>
  `<g transform="translate(${x} ${y}) rotate(-5) scale(${scale})">${
    filled('M-72-34h144v78H-72z', '#1a1106', 'opacity=".4" transform="translate(4 5)"') +
    outlined('M-72-36l48 4 48-4 48 4v72l-48-4-48 4-48-4z', '#efe3c2', LINE, 1.6) +
    stroked('M-24-32v72M24-36v72', '#b7a780', 1.4) +
    stroked('M-66-14l14 6 12-8 16 8 14-8 18 8 16-8 20 8 22-6', '#44535f', 2.6) +
    stroked('M-66 20l14-8 14 8 16-6 14 8 20-8 16 6 20-8 18 6', '#a9583c', 2.6, 'stroke-dasharray="5 3"') +
    (arrows
      ? stroked('M-20 26C-22 8-14 2-2-8M30 28C34 10 40 2 46-6', '#8a2c0c', 3.6) +
        filled('M6-16l-14 2 8 11zM52-15l-13 5 10 9z', '#8a2c0c')
      : stroked('M-58 34c20-8 40 6 60-4s40-2 64-6', '#6b97a0', 2))
  }</g>`

export const letter = (x: number, y: number, angle: number, sealed = true): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${
    outlined('M-34-22h68v44h-68z', '#f1e6c8', LINE, 1.6) +
    (sealed
      ? stroked('M-34-22L0 4 34-22', '#8a7f62', 1.8) +
        '<circle cy="4" r="8" fill="#a03413" stroke="#4d1d05" stroke-width="1.500"/>'
      : stroked('M-26-12h44M-26-4h52M-26 4h40M-26 12h30', '#6a624c', 1.8))
  }</g>`

/** Cards fanned face down, the middle one turned up. */
export const cardFan = (x: number, y: number): string =>
  [-24, -8, 8, 24]
    .map(
      (angle, i) =>
        `<g transform="translate(${x} ${y}) rotate(${angle})">${outlined('M-17-62h34v48h-34z', i === 2 ? '#f7efdb' : '#2f4a4c', LINE, 1.5)}${i === 2 ? stroked('M-10-50h20M-10-42h20M-10-34h12', '#544d3b', 2) : stroked('M-12-57h24v38h-24z', '#6f8d8c', 1.4)}</g>`,
    )
    .join('')

export const lens = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    stroked('M18 18L48 48', LINE, 12) +
      stroked('M18 18L48 48', '#7a4c26', 8) +
      '<circle r="27" fill="#dfeee8" fill-opacity=".45" stroke="#17140a" stroke-width="7.500"/><circle r="27" fill="none" stroke="#d0a046" stroke-width="4.500"/>' +
      stroked('M-15-9a18 18 0 0 1 11-10', '#fff', 3, 'opacity=".8"'),
    scale,
  )

/** A field telephone: box, crank, handset on its cradle. */
export const telephone = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    filled('M-38-30h84v42h-84z', '#1a1106', 'opacity=".4"') +
      outlined('M-42-36h84V6h-84z', '#6b4526', LINE, 1.8) +
      filled('M-42-36h84v9h-84z', '#93683f') +
      outlined('M-30-18h34V-4h-34z', '#d0a046', '#4a3208', 1.4) +
      stroked('M42-16h10v-12M24-20v14M32-20v14', LINE, 3.4) +
      stroked('M-38-52c12-10 64-10 76 0', LINE, 12) +
      stroked('M-38-52c12-10 64-10 76 0', '#33352d', 8.5) +
      outlined('M-48-56h16v16h-16zM32-56h16v16H32z', '#33352d', LINE, 1.6) +
      stroked('M-40-40c-10 16-24 10-22 34s-14 20-30 26', LINE, 2.6),
    scale,
  )

/** A folding fan and a half mask. */
export const fanAndMask = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(14)">${
    outlined('M0 0L-52-34A62 62 0 0 1 44-44z', '#a03413', LINE, 1.8) +
    stroked('M0 0L-37-49M0 0L-20-58M0 0L0-62M0 0L20-58M0 0L34-52', '#e9b48f', 1.8) +
    stroked('M-36-24A44 44 0 0 1 31-31', '#f4d9b4', 2.4) +
    filled('M-4-4h8v12h-8z', '#d0a046')
  }</g>` +
  placed(
    x - 62,
    y + 6,
    outlined(
      'M-34-16C-18-22-8-18 0-12 8-18 18-22 34-16 38 4 26 16 14 14 6 12 4 4 0 2c-4 2-6 10-14 12-12 2-24-10-20-30z',
      '#1f1c24',
      LINE,
      1.6,
    ) + filled('M-24-4c6-5 12-4 16 1-6 6-12 5-16-1zM24-4c-6-5-12-4-16 1 6 6 12 5 16-1z', '#e9d9b0'),
  )

/** A whistle on its cord, and a bugle. */
export const whistleAndBugle = (x: number, y: number): string =>
  placed(
    x,
    y,
    outlined(
      'M-70-20c20 2 40 4 58 0 14-4 26-12 42-32l18 50C34-14 20-12 6-10c-24 4-50 2-76-2z',
      '#d0a046',
      '#4a3208',
      2,
    ) +
      stroked('M-60-14c30 4 60 2 84-18', '#f6dc94', 3, 'opacity=".9"') +
      stroked('M-44-12c-10 26 60 30 58 0', '#4a3208', 8) +
      stroked('M-44-12c-10 26 60 30 58 0', '#d0a046', 5) +
      '<ellipse cx="40" cy="-27" rx="9" ry="27" transform="rotate(-20 40 -27)" fill="#6b4a14" stroke="#4a3208" stroke-width="2"/>',
  ) +
  placed(
    x + 30,
    y + 30,
    stroked('M-24-2c-40 10-70-12-96 2', '#7a2c14', 3) +
      outlined('M-22-10H14a15 15 0 1 1-12 22L-2 4h-20z', '#c9ccc4', LINE, 1.8) +
      filled('M-20-8H14v4h-34z', '#fff', 'opacity=".7"') +
      '<circle cx="16" cy="5" r="6" fill="#4e5242" stroke="#17140a" stroke-width="1.400"/>',
  )

/** A candle on a saucer, burning. */
export const candle = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    '<circle cy="-50" r="34" fill="#ffe39a" fill-opacity=".28"/>' +
      outlined('M-7-36h14V0H-7z', '#f1e6c8', LINE, 1.4) +
      filled('M-7-36h5V0h-5z', '#fff8e4') +
      outlined('M-20-2h40l-6 9h-28z', '#8c8468', LINE, 1.4) +
      outlined('M0-60c8 9 8 15 0 20-8-5-8-11 0-20z', '#f2b23e', '#8a3b12', 1.2) +
      stroked('M0-40v4', LINE, 1.6),
    scale,
  )

/** A pigeon in flight with a capsule at its leg. */
export const pigeon = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    outlined(
      'M-8-4C-26-34-50-42-74-38-60-30-58-26-62-22c8 0 10 2 8 6 10 0 14 2 14 6 8 2 14 4 20 6z',
      '#aeb6ba',
      LINE,
      1.6,
    ) +
      outlined(
        'M-40 20L-8 2C4-12 22-18 36-14c8-2 14 2 16 8l8 4-8 2C44 14 20 20-4 16l-30 14z',
        '#c9ced0',
        LINE,
        1.6,
      ) +
      outlined(
        'M2-4C0-36 18-58 44-66 40-54 44-48 50-46c-8 4-8 8-4 12-10 4-14 8-12 14-8 8-20 14-32 16z',
        '#8d979c',
        LINE,
        1.6,
      ) +
      filled('M30-13c8-1 14 0 18 5-4 8-14 10-24 8 4-4 6-8 6-13z', '#5f7f8a') +
      '<circle cx="46" cy="-7" r="1.800" fill="#17140a"/>' +
      stroked('M4 17l4 12', '#a9583c', 2.4) +
      outlined('M3 28h11v8H3z', '#d0a046', '#4a3208', 1.2),
    scale,
  )
