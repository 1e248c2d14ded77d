/** Icons of both games and of the screens around them: 24 by 24, one colour, drawn as stencil cuts. */
import { f, thousandth } from './kit.ts'

const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`
const circle = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`
const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`
const turned = (angle: number, x: number, what: string): string =>
  `<g transform="rotate(${angle} ${x} 12)">${what}</g>`

const burst = solid(
  'M12 1l2.3 6L20 4l-2.3 5.8L23 12l-5.3 2.2L20 20l-5.7-3L12 23l-2.3-6L4 20l2.3-5.8L1 12l5.3-2.2L4 4l5.7 3z',
)
const flag = line('M6 22V3', 2.4) + solid('M7 3h13l-3 4.5L20 12H7z')
const lens = circle(10, 10, 6.5, 2.4)

const ACTION_ICONS = {
  move: solid('M3 10h10V5l8 7-8 7v-5H3z'),
  scout:
    line('M12 21V9', 2.4) +
    solid('M12 2l6 8H6z') +
    line('M5 21h14', 2.4) +
    solid('M4 12l3 3-3 3zM20 12l-3 3 3 3z'),
  stalk: line('M2 16c4-7 6-7 9-3s5 4 9-3', 2.4) + solid('M22 5l-.5 7-5-4z') + line('M3 21h18', 1.6),
  guide:
    line('M5 21C5 12 10 16 10 9', 2.4) +
    solid('M10 2l4.5 7h-9z') +
    line('M16 21c0-5 3-4 3-9', 2.4) +
    solid('M19 5l3.5 6h-7z'),
  attack: circle(12, 12, 7, 2.2) + line('M12 2v6M12 16v6M2 12h6M16 12h6', 2.2) + disc(12, 12, 1.7),
  suppress: solid(
    'M2 6h9v2.4H2zM5 11h10v2.4H5zM2 16h9v2.4H2zM12 4l4 3.2-4 3.2zM16 9l5 3.2-5 3.2zM12 14l4 3.2-4 3.2z',
  ),
  blast: burst,
  target: `<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="9 4.35"/>${disc(12, 12, 4)}`,
  control: flag,
  recon: lens + line('M15 15l6.5 6.5', 3) + line('M7 10h6', 2),
  conceal: line(
    'M2 9c3-3 5-3 7.5 0s5 3 7.5 0 3-2 5-1M2 14.5c3-3 5-3 7.5 0s5 3 7.5 0 3-2 5-1M4 20c3-2.5 5-2.5 7.5 0s5 2.5 7.5 0',
    2.2,
  ),
  bolster: solid('M4 9h11v13H4z') + line('M8 6h10v12M12 3h9v12', 2),
  command: solid('M3 8h11v14H3z') + line('M18 22V9', 2.4) + solid('M18 3l4.5 7h-9z'),
  inspire: solid('M2 10h6l7-6v16l-7-6H2z') + line('M18 8c2 2 2 6 0 8M20.5 5c4 4 4 10 0 14', 2),
  hunker: solid('M2 20c1-3 3-4 5-4h10c2 0 4 1 5 4zM5 14a7 7 0 0 1 14 0z'),
} as const

const UNIT_ICONS = {
  riflemen: turned(-38, 12, solid('M0 11.5h7l2-1h14.5v1.8H14l-1 1.7h-3l-1.5 1L3 17.5H0z')),
  scouts: solid(
    'M3 7.5C3 5 4 4 5.5 4h2.7C9.5 4 10 5 10 6h4c0-1 .5-2 1.8-2h2.7C20 4 21 5 21 7.5L23 16a5 5 0 0 1-10 .5V12h-2v4.5A5 5 0 0 1 1 16z',
  ),
  'machine-gunners':
    solid('M1 9h5l1-2h6v2h10.5v2H17v1.5h-4L11.5 14H8l-1.5 4H3l1.2-5H1z') +
    line('M15 12l-3.5 8M15 12l4 8', 1.8),
  sniper: turned(
    -30,
    12,
    solid('M0 12h7l2-1h15v1.6H13l-1 2h-3l-2 .8-4 2.6H0zM8 6.5h9v2.8H8z') + line('M10 9v2M15 9v2', 1.4),
  ),
  mortar: turned(28, 10, solid('M7.5 1h5.5v17H7.5z')) + line('M15 10l6 11M3 21h10', 2.2),
  sergeant: line('M4 10l8-6 8 6M4 15.5l8-6 8 6M4 21l8-6 8 6', 2.6),
  leader: line('M4 13l8-6 8 6M4 19.5l8-6 8 6', 2.8),
  'platoon-guide': circle(12, 12, 9.5, 2) + solid('M16.5 7.5l-3 6-6 3 3-6z'),
  fog: line('M3 8c3-3 6-3 9 0s6 3 9 0M3 13c3-3 6-3 9 0s6 3 9 0M3 18c3-3 6-3 9 0s6 3 9 0', 2.4),
  radio:
    `<path fill-rule="evenodd" fill="currentColor" d="M4 9h16v13H4zM6.5 12v2h6v-2zM6.5 16.5v2h6v-2zM16.5 13a2 2 0 1 0 .1 0z"/>` +
    line('M17 9V2', 2),
} as const

const GREAT_WAR_ICONS = {
  infantry: UNIT_ICONS.riflemen,
  bomber: disc(11, 15, 6.5) + line('M14 9.5l3-4M15 4l5 3', 2.4),
  'machine-gun': UNIT_ICONS['machine-gunners'],
  artillery:
    circle(9, 16.5, 4.8, 2.2) +
    disc(9, 16.5, 1.2) +
    turned(-24, 9, solid('M6 12h17v3.2H6z')) +
    line('M5 19l-4 3', 2.4),
  shell: solid('M8 22V11c0-5 2-8 4-9.5 2 1.5 4 4.5 4 9.5v11z'),
  wire: line('M1 12c2-6 6-6 5 0s3 6 5 0 4-6 5 0 4 6 6 0M5 5v14M17 5v14', 1.8),
  medal: line('M8 2l4 6 4-6', 2.4) + solid('M12 8l2 4 4.4.5-3.3 3 1 4.5-4.1-2.3L7.9 20l1-4.5-3.3-3L10 12z'),
  headquarters:
    line('M3 21h18M5 21V10l7-6 7 6v11', 2.2) +
    solid('M12 9l1.3 2.7 3 .3-2.2 2 .6 2.9-2.7-1.5-2.7 1.5.6-2.9-2.2-2 3-.3z'),
  soldier: solid(
    'M6.5 9a5.5 5.5 0 0 1 11 0v1H19v2H5v-2h1.5zM8.5 13h7v1.5a3.5 3.5 0 0 1-7 0zM4 23c.4-3.5 3-5 5-5h6c2 0 4.6 1.5 5 5z',
  ),
  skull: `<path fill-rule="evenodd" fill="currentColor" d="M12 2c-5.5 0-9 3.5-9 8 0 3 1.5 5 3.5 6.2V20h2.3v-2h1.7v2h3v-2h1.7v2h2.3v-3.8C19.5 15 21 13 21 10c0-4.5-3.5-8-9-8zM8.3 8.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 12.5l1.2 2.5h-2.4z"/>`,
  burst,
  flag,
  retreat: line('M20 18h-9a6 6 0 0 1 0-12', 2.6) + solid('M12 1v10L5 6z'),
  bayonet: turned(-45, 12, solid('M0 10.5h10v3H0zM10 8.5h2v7h-2zM12 10.5h8l4 1.5-4 1.5h-8z')),
} as const

const SCREEN_ICONS = {
  shield: solid('M12 2l8 3v7c0 5-4 8.5-8 10-4-1.5-8-5-8-10V5z'),
  star: solid('M12 2l3 6.5 7 .8-5.2 4.8L18.3 21 12 17.5 5.7 21l1.5-6.9L2 9.3l7-.8z'),
  clock: circle(12, 13, 8.5, 2.2) + line('M12 8v5l3.5 2M9 1.5h6', 2.2),
  undo: line('M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3', 2.4),
  log: line('M5 5h14M5 10h14M5 15h14M5 20h9', 2.2),
  menu: line('M4 6h16M4 12h16M4 18h16', 2.4),
  sound: solid('M2 9h5l6-5v16l-6-5H2z') + line('M16 8.5c2 2 2 5 0 7M19 5.5c4 4 4 9 0 13', 2),
  silence: solid('M2 9h5l6-5v16l-6-5H2z') + line('M16 9l6 6M22 9l-6 6', 2.4),
  rules: line('M12 6c-3-2.5-6-2.5-9-1.5v14c3-1 6-1 9 1.5 3-2.5 6-2.5 9-1.5v-14c-3-1-6-1-9 1.5zM12 6v14', 2),
  cards: solid('M8 4h12v16H8z') + line('M5 6v14h11', 2),
  eye: line('M2 12c4-7 16-7 20 0-4 7-16 7-20 0z', 2) + disc(12, 12, 3),
  check: line('M4 13l5.5 5.5L20 6', 3),
  cross: line('M5 5l14 14M19 5L5 19', 3),
  zoom: lens + line('M15 15l6.5 6.5M10 7v6M7 10h6', 2.4),
  'zoom-out': lens + line('M15 15l6.5 6.5M7 10h6', 2.4),
  plus: line('M12 4v16M4 12h16', 3),
  minus: line('M4 12h16', 3),
  left: line('M15 4l-8 8 8 8', 2.8),
  right: line('M9 4l8 8-8 8', 2.8),
  up: line('M4 15l8-8 8 8', 2.8),
  down: line('M4 9l8 8 8-8', 2.8),
  play: solid('M6 3l15 9-15 9z'),
  pause: solid('M5 4h5v16H5zM14 4h5v16h-5z'),
  first: solid('M4 4h3v16H4zM20 4v16L8 12z'),
  last: solid('M17 4h3v16h-3zM4 4v16l12-8z'),
  rewind: solid('M12 5v14L2 12zM22 5v14l-10-7z'),
  forward: solid('M2 5v14l10-7zM12 5v14l10-7z'),
  lock: solid('M4 10h16v12H4z') + line('M7.5 10V7a4.5 4.5 0 0 1 9 0v3', 2.4),
  home: line('M3 11l9-8 9 8M6 9v12h12V9', 2.2) + solid('M10 14h4v7h-4z'),
  people:
    disc(8, 7, 4) +
    disc(17, 8.5, 3) +
    solid('M1 21c0-5 3-8 7-8s7 3 7 8zM16.5 21c0-3-.6-5.5-2-7.5 5-1 8.5 2 8.5 7.5z'),
  machine: line('M5 8h14v10H5zM12 8V4M9 22h6M2 11v4M22 11v4', 2.2) + disc(9, 12.5, 1.4) + disc(15, 12.5, 1.4),
  // A light bulb with its filament cut out.
  lamp: `<path fill-rule="evenodd" fill="currentColor" d="M12 1a7.5 7.5 0 0 0-4.6 13.4c1 .8 1.6 1.7 1.6 2.9h6c0-1.2.6-2.1 1.6-2.9A7.5 7.5 0 0 0 12 1zM8.6 8.2l1.5-1 1.9 2.3 1.9-2.3 1.5 1-2.5 3.2v5.9h-1.8v-5.9zM9 18.6h6v1.7H9zM10 21.6h4V23h-4z"/>`,
  sun: disc(12, 12, 4.6) + line('M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2', 2.2),
  globe: circle(12, 12, 9, 2) + line('M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z', 1.8),
  link: line('M10 14l4-4M8 11l-3 3a4 4 0 0 0 6 6l3-3M16 13l3-3a4 4 0 0 0-6-6l-3 3', 2.2),
  warning: `<path fill-rule="evenodd" fill="currentColor" d="M12 2l11 20H1zM10.8 9v7h2.4V9zM10.8 17.5v2.4h2.4v-2.4z"/>`,
  question: line('M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3.5', 2.6) + disc(12, 20.5, 1.7),
  settings:
    circle(12, 12, 3.6, 2.4) +
    line(
      'M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8',
      2.6,
    ),
  trophy:
    solid('M7 2h10v8a5 5 0 0 1-10 0zM11 14h2v5h-2zM7 19h10v3H7z') +
    line('M7 4H3c0 5 2 6 4 6M17 4h4c0 5-2 6-4 6', 2),
  // A die that shows three, its eyes cut out.
  dice: `<path fill-rule="evenodd" fill="currentColor" d="M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>`,
  copy: solid('M9 8h12v14H9z') + line('M5.5 16h-2V2.5h12V5', 2.2),
  share: line('M12 15V3M7.5 7L12 2.5 16.5 7M5 12v9h14v-9', 2.3),
  chat: line('M3 4.5h18v12H11l-5 4.5v-4.5H3z', 2.2),
  swap: line('M3 8h15M14 3.5L18.5 8 14 12.5M21 16H6M10 11.5L5.5 16l4.5 4.5', 2.3),
  pencil: solid('M3 21l1.5-6L16 3.5l4.5 4.5L9 19.5z'),
  flip: line('M4 9a8 8 0 0 1 15-1M20 15a8 8 0 0 1-15 1', 2.4) + solid('M21 3v7h-7zM3 21v-7h7z'),
} as const

/** Every icon's lines, to be put inside an element of 24 by 24 that says the colour. */
export const ICONS = { ...ACTION_ICONS, ...UNIT_ICONS, ...GREAT_WAR_ICONS, ...SCREEN_ICONS } as const
export type IconName = keyof typeof ICONS

/** An icon inside a larger drawing: its upper left corner, its size, its colour. */
export const iconAt = (name: IconName, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${thousandth(size / 24)})" color="${colour}">${ICONS[name]}</g>`
