/** Markers that lie on tiles: control, objectives, spawn, target, radio, initiative. Every one fits a slot of its tile. */
import {
  filled,
  iconAt,
  LIVERIES,
  lettered,
  lineWidth,
  outlined,
  PAINT,
  STOCK,
  sideShape,
  stroked,
} from '@bivouac/face-kit/art'
import type { SideName } from '../vocabulary.ts'

/** Where markers lie on a tile of 200: upper left corners, with the size they are drawn at there. */
export const TILE_SLOTS = {
  usControl: { x: 7, y: 7, scale: 1.1 },
  germanControl: { x: 153, y: 7, scale: 1.1 },
  objective: { x: 78, y: 4, scale: 1.1 },
  radio: { x: 160, y: 46, scale: 0.95 },
  usTarget: { x: 48, y: 10, scale: 0.9 },
  germanTarget: { x: 122, y: 10, scale: 0.9 },
  spawn: { x: 8, y: 166, scale: 1 },
} as const

/** A control marker of 36 by 36: hollow with an eye when scouted, filled with a flag when controlled. */
export function controlMarker(side: SideName, controlled: boolean): string {
  const { base, dark, ink, shape } = LIVERIES[side]
  const ring = (reach: number, down: number, more: string): string =>
    sideShape(shape, 18, 18 + down, reach, more)
  return (
    ring(16, 2.5, 'fill="#120e04" fill-opacity=".35"') +
    ring(16, 0, `fill="${controlled ? base : STOCK.paper}" stroke="${dark}" stroke-width="2"`) +
    (controlled
      ? ring(13, 0, `fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="1.2"`)
      : ring(12.6, 0, `fill="none" stroke="${base}" stroke-width="2.4" stroke-dasharray="4 3"`)) +
    iconAt(controlled ? 'control' : 'eye', 8, 8, 20, controlled ? ink : dark)
  )
}

/** The size of the number on an objective. */
export const OBJECTIVE_LETTERS = 23

/** An objective of 40 by 44, worth `points`. */
export const objective = (points: number): string =>
  filled('M21 5.5l16 8v14c0 9-8 14-16 18-8-4-16-9-16-18v-14z', '#120e04', 'opacity=".4"') +
  outlined('M20 2l16 8v14c0 9-8 14-16 18C12 38 4 33 4 24V10z', PAINT.brass, '#4a3208', 1.6) +
  outlined('M20 6l12.5 6.3V24c0 7-6.3 11-12.5 14.2C13.8 35 7.5 31 7.5 24V12.3z', '#fbf3da', '#7a5415', 1) +
  lettered(20, 29.5, String(points), {
    size: OBJECTIVE_LETTERS,
    colour: STOCK.brassInk,
    face: 'title',
    anchor: 'middle',
  })

/** The size of the letters on a spawn marker. */
export const SPAWN_LETTERS = 17

/** How wide a spawn marker with these words is, and with words that are pressed together. */
export const spawnWidth = (who: string, pressed = 1): number =>
  who === '' ? 34 : 38 + lineWidth(who, SPAWN_LETTERS) * pressed

/** A spawn marker, 26 high: an arrow over a line, and who enters, if given. */
export function spawnMarker(side: SideName, who = '', pressed = 1): string {
  const { dark, shape } = LIVERIES[side]
  const width = Math.round(spawnWidth(who, pressed))
  return (
    `<rect x="2" y="3" width="${width - 2}" height="24" rx="${shape === 'round' ? 12 : 3}" fill="#120e04" fill-opacity=".35"/>` +
    `<rect x="1" y="1" width="${width - 2}" height="24" rx="${shape === 'round' ? 12 : 3}" fill="${dark}" stroke="${STOCK.paper}" stroke-width="1.8"/>` +
    filled('M8 9h9V4.5l8 7-8 7V14H8z', STOCK.paper) +
    stroked('M9 21h15', STOCK.paper, 2) +
    (who === ''
      ? ''
      : lettered(
          30,
          19,
          who,
          { size: SPAWN_LETTERS, colour: STOCK.paper },
          lineWidth(who, SPAWN_LETTERS) * pressed,
        ))
  )
}

/** A mortar's target marker, 36 by 36: the side's shape, dashed rings and a cross hair. */
export function targetMarker(side: SideName): string {
  const { base, dark, shape } = LIVERIES[side]
  return (
    sideShape(shape, 18, 20.5, 16, 'fill="#120e04" fill-opacity=".35"') +
    sideShape(shape, 18, 18, 16, `fill="#f6d9b8" stroke="${dark}" stroke-width="2"`) +
    `<circle cx="18" cy="18" r="9.5" fill="none" stroke="#8a2c0c" stroke-width="2.6" stroke-dasharray="9 5.9"/>` +
    stroked('M18 4.5v8M18 23.5v8M4.5 18h8M23.5 18h8', '#8a2c0c', 2.2) +
    `<circle cx="18" cy="18" r="3.6" fill="${base}"/>`
  )
}

/** The radio, 34 by 34. */
export const radio =
  '<rect x="3.5" y="11.5" width="30" height="22" rx="3" fill="#120e04" fill-opacity=".35"/>' +
  `<rect x="2" y="9" width="30" height="22" rx="3" fill="#3d4a2a" stroke="${STOCK.paper}" stroke-width="1.6"/>` +
  stroked('M26 9V0M7 15h10M7 19h10M7 23h10', STOCK.paper, 1.6) +
  `<circle cx="24" cy="20" r="4" fill="none" stroke="${STOCK.paper}" stroke-width="1.6"/>`

/** The initiative marker, a brass disc of 64 by 64 with a pennant in the side's shape. */
export function initiativeMarker(side: SideName): string {
  const { dark, base, ink, shape } = LIVERIES[side]
  return (
    '<circle cx="33" cy="36" r="29" fill="#120e04" fill-opacity=".4"/>' +
    `<circle cx="32" cy="32" r="29" fill="${PAINT.brass}" stroke="#4a3208" stroke-width="2"/>` +
    '<circle cx="32" cy="32" r="25" fill="none" stroke="#fff2c4" stroke-opacity=".6" stroke-width="1.4"/>' +
    sideShape(shape, 32, 32, 19, `fill="${base}" stroke="${dark}" stroke-width="2"`) +
    iconAt('control', 20, 20, 24, ink)
  )
}
