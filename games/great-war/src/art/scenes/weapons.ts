/** Arms and what comes out of them: guns, mortars, grenades, shells, flashes, bursts, smoke. Each is placed by x and y. */
import { filled, outlined, placed, stroked } from '@bivouac/face-kit/art'
import { LINE } from './settings.ts'

/** A jagged flash at a muzzle. */
export const flash = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M-10 0l7-4-1-9 7 5 6-8 1 10 10-1-7 7 6 6-9 1 0 9-7-6-7 6 1-9z', '#f2b23e', '#8a3b12', 1.4) +
      filled('M-3 0l4-3 2-4 1 5 5 1-4 3 1 5-4-3-4 2 1-4z', '#fff2c4'),
    scale,
  )

/** Earth thrown up by a shell, standing on its foot at x and y: a jagged fan, its lit side, fire, dust at the foot. */
export const burst = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined(
      'M-38 3L-26-8-42-22-23-20-30-46-13-33-6-66 5-35 20-54 19-28 40-36 27-13 44-8 32 3z',
      '#66502f',
      LINE,
      1.5,
    ) +
      filled('M-38 3L-26-8-42-22-23-20-30-46-13-33-6-66 0-36-7-14-16 3z', '#94784c', 'opacity=".8"') +
      filled('M-22 3L-12-8-17-22-6-16-1-36 5-17 14-27 13-10 22 3z', '#f0a63c') +
      filled('M-9 3L-5-6-6-13 0-9 2-18 5-8 10-12 8 3z', '#fff0bd') +
      filled(
        'M-46 6a9 9 0 0 1 7-14 11 11 0 0 1 17-1 12 12 0 0 1 20 2 11 11 0 0 1 19-3 11 11 0 0 1 16 3 9 9 0 0 1 8 13z',
        '#9a8a6c',
      ) +
      stroked('M-38-42l2 3M33-52l-2 4M12-70l-1 4M-24-62l1 4', LINE, 2.6),
    scale,
  )

/** Puffs of smoke, heaviest at the left. */
export const smoke = (x: number, y: number, scale: number, colour = '#e9e2d0'): string =>
  placed(
    x,
    y,
    filled(
      'M-34 6a12 12 0 0 1 6-22 15 15 0 0 1 27-6 13 13 0 0 1 21 6 10 10 0 0 1 10 18c-4 5-12 4-15 1-6 7-16 7-21 2-7 7-22 8-28 1z',
      colour,
      'opacity=".85"',
    ) +
      stroked('M-24-4a9 9 0 0 1 10-6M0-12a9 9 0 0 1 12 0M14-2a7 7 0 0 1 9 1', '#8a7f68', 1.4, 'opacity=".7"'),
    scale,
  )

/** A field gun from behind: trail, shield, wheels, barrel raised. */
export const fieldGun = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M-5-22l-4-46h18l-4 46z', '#4f5448', LINE, 1.6) +
      outlined('M-11-72h22v8h-22z', '#3c4138', LINE, 1.4) +
      outlined('M-34-40l12-10h44l12 10v26h-68z', '#6d7260', LINE, 1.8) +
      filled('M-34-40l12-10h14v36h-26z', '#8b907a', 'opacity=".6"') +
      outlined('M-6-30H6L10 26H-10z', '#55503a', LINE, 1.6) +
      '<g fill="#7a5a34" stroke="#17140a" stroke-width="2"><ellipse cx="-38" cy="-4" rx="11" ry="28"/><ellipse cx="38" cy="-4" rx="11" ry="28"/></g>' +
      '<g fill="#2f2313"><ellipse cx="-38" cy="-4" rx="6.500" ry="21"/><ellipse cx="38" cy="-4" rx="6.500" ry="21"/></g>' +
      stroked('M-38-25v42M38-25v42M-44-4h12M32-4h12', '#7a5a34', 2.6),
    scale,
  )

/** A trench mortar on its plate. */
export const mortarTube = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M-26 0h40l-4-9h-32z', '#33352d', LINE, 1) +
      `<g transform="rotate(22)">${outlined('M-9-84H9V0H-9z', '#4e5242', LINE, 1.6)}${filled('M-9-84h6V0h-6z', '#7a7f66', 'opacity=".7"')}${filled('M-11-87h22v8h-22z', '#33352d')}</g>` +
      stroked('M20-46L34 4M20-46L6 4', '#33352d', 4),
    scale,
  )

/** A stick grenade, head up. */
export const stickGrenade = (x: number, y: number, angle: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${
    outlined('M-4 0h8v62h-8z', '#a37a45', LINE, 1.6) +
    filled('M-4 0h3v62h-3z', '#c99d61') +
    outlined('M-14-36h28V2h-28z', '#5f6a5f', LINE, 1.8) +
    filled('M-14-36h9V2h-9z', '#84907f', 'opacity=".8"') +
    outlined('M-5 60h10v8H-5z', '#4e5242', LINE, 1.4)
  }</g>`

/** A hand bomb with its grooves, lever and ring. */
export const handBomb = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M0-26c17 0 25 13 25 28S15 30 0 30-25 17-25 2-17-26 0-26z', '#5a4a30', LINE, 1.8) +
      filled('M-4-25c-13 3-20 14-20 27 0 9 3 17 8 22-3-14-2-34 12-49z', '#86714a', 'opacity=".8"') +
      stroked('M-23-8h46M-25 5h50M-21 18h42M-9-25v54M9-25v54', '#2c2212', 2) +
      outlined('M-8-36H8v11H-8z', '#8c8468', LINE, 1.5) +
      stroked('M8-34c16 2 22 18 20 40', '#b3a883', 4.5) +
      '<circle cx="-16" cy="-38" r="8" fill="none" stroke="#17140a" stroke-width="4.500"/><circle cx="-16" cy="-38" r="8" fill="none" stroke="#d9c79c" stroke-width="2.200"/>',
    scale,
  )

/** A shell on its base. */
export const standingShell = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    outlined('M-9 0v-34h18V0z', '#b0852f', LINE, 1.5) +
      filled('M-9-34h6V0h-6z', '#e3bc62') +
      outlined('M-9-34C-9-50-5-60 0-66 5-60 9-50 9-34z', '#5c6058', LINE, 1.5) +
      stroked('M-9-6H9', LINE, 1.4),
    scale,
  )

/** A bayonet's bright blade from x and y upward. */
export const blade = (x: number, y: number, dx: number, dy: number): string =>
  stroked(`M${x} ${y}l${dx} ${dy}`, LINE, 6) + stroked(`M${x} ${y}l${dx} ${dy}`, '#dfe6e6', 3.6)
