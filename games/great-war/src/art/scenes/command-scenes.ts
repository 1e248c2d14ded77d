/** The pictures for command cards that are no section cards, 230 by 134 each; a card names its own. */
import { type ArtBrush, helmet, type LiveryName, longArm, man, placed, stroked } from '@bivouac/face-kit/art'
import { candle, mapSheet, telephone, whistleAndBugle } from './papers.ts'
import { sandbags, table, trench, wasteland } from './settings.ts'
import { blade, burst, fieldGun, flash, smoke, standingShell } from './weapons.ts'

/** `side` gives the men their cloth and the sky its light. */
export type Scene = (b: ArtBrush, side: LiveryName) => string

/** A man with a rifle at his shoulder. */
export const armed = (side: LiveryName, x: number, y: number, scale: number): string =>
  man(side, x, y, scale) + longArm(x - 38 * scale, y + 92 * scale, -66, 140 * scale)

export const COMMAND_SCENES = {
  'artillery-bombard': (b, side) =>
    wasteland(b, side) +
    burst(196, 74, 0.5) +
    smoke(98, 30, 0.8) +
    flash(98, 34, 1.4) +
    fieldGun(98, 112, 1) +
    standingShell(176, 128, 0.7) +
    standingShell(196, 130, 0.7) +
    man(side, 30, 98, 0.5),
  'big-show': (b, side) =>
    wasteland(b, side) +
    burst(34, 74, 0.6) +
    burst(84, 70, 0.5) +
    burst(150, 72, 0.66) +
    burst(206, 76, 0.5) +
    man(side, 50, 90, 0.5, { noPack: true }) +
    man(side, 116, 84, 0.6) +
    man(side, 184, 90, 0.5),
  'counter-attack': (b, side) =>
    wasteland(b, side) +
    burst(200, 80, 0.6) +
    armed(side, 64, 82, 0.6) +
    armed(side, 150, 74, 0.72) +
    sandbags(120, 1),
  'direct-from-hq': b =>
    table(b) + mapSheet(150, 84, 0.74) + telephone(76, 100, 0.95) + candle(206, 58, 0.56),
  'infantry-assault': (b, side) =>
    wasteland(b, side) +
    armed(side, 60, 84, 0.54) +
    armed(side, 176, 84, 0.54) +
    man(side, 116, 72, 0.78, { points: 0 }),
  replacements: (b, side) =>
    wasteland(b, side) +
    stroked('M150 84C140 96 120 110 96 134', '#c9b586', 30, 'opacity=".6"') +
    [
      [160, 74, 0.2],
      [148, 77, 0.24],
      [170, 79, 0.26],
    ]
      .map(([x, y, scale]) => helmet(side, x, y, scale))
      .join('') +
    man(side, 134, 80, 0.36) +
    man(side, 62, 82, 0.62),
  'rush-and-rotation': (b, side) =>
    trench(b, side) +
    man(side, 42, 74, 0.52) +
    man(side, 108, 78, 0.6) +
    man(side, 184, 86, 0.68) +
    stroked('M20 24c30-12 60-12 92 0M210 34c-30 12-60 12-92 0', '#fff3cf', 5) +
    placed(112, 24, '<path d="M0-9l14 10-15 8z" fill="#fff3cf"/>') +
    placed(118, 34, '<path d="M0-9l-14 10 15 8z" fill="#fff3cf"/>'),
  'storm-of-fire': (b, side) =>
    wasteland(b, side) +
    man(side, 60, 78, 0.6) +
    longArm(46, 94, -6, 96, 'machine-gun') +
    flash(150, 84, 1) +
    man(side, 168, 90, 0.56) +
    longArm(156, 104, -14, 62) +
    flash(222, 86, 0.8) +
    flash(116, 62, 0.6) +
    sandbags(118, 1),
  'strike-first': (b, side) =>
    wasteland(b, side) + man(side, 104, 66, 0.84) + longArm(120, 128, -58, 96) + blade(170, 46, 14, -26),
  'whistles-and-bugle-calls': (b, side) => wasteland(b, side) + whistleAndBugle(112, 62),
} as const satisfies Readonly<Record<string, Scene>>

export type CommandScene = keyof typeof COMMAND_SCENES
