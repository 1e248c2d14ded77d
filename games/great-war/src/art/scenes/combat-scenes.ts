/** The pictures for combat cards, 230 by 134 each; a card names its own. */
import { filled, helmet, longArm, man, outlined, stroked } from '@bivouac/face-kit/art'
import { armed, type Scene } from './command-scenes.ts'
import {
  boots,
  breastplate,
  crate,
  cutters,
  doctorsBag,
  ladder,
  railTruck,
  stretcher,
  wireAcross,
} from './gear.ts'
import { candle, cardFan, fanAndMask, lens, letter, mapSheet, pigeon } from './papers.ts'
import { LINE, night, sandbags, sunkWall, table, trench, wasteland } from './settings.ts'
import { blade, burst, flash, handBomb, mortarTube, smoke, standingShell, stickGrenade } from './weapons.ts'

/** A bank of gas that rolls along the ground. */
const gas = (y: number, opacity: number): string =>
  filled(
    `M-10 ${y}c14-18 34-18 44-4 10-20 38-20 48-2 12-18 38-18 50 0 10-16 34-18 44-2 12-16 38-16 64 0V140H-10z`,
    '#b9b45c',
    `opacity="${opacity}"`,
  )

export const COMBAT_SCENES = {
  'advance-over-the-top': (b, side) =>
    trench(b, side) +
    ladder(120, 134, 96) +
    man(side, 118, 40, 0.6) +
    man(side, 42, 92, 0.6, { noPack: true }) +
    man(side, 196, 94, 0.6, { noPack: true }),
  'box-barrage': (b, side) =>
    wasteland(b, side) +
    burst(40, 86, 0.6) +
    burst(92, 84, 0.7) +
    burst(144, 84, 0.66) +
    burst(194, 88, 0.6) +
    burst(64, 122, 0.9) +
    burst(176, 122, 0.9),
  'counter-intelligence': b => table(b) + letter(94, 88, -8, false) + lens(134, 76, 1),
  'combat-card-espionage': b => table(b) + cardFan(122, 132) + candle(40, 100, 0.8),
  'gas-attack': (b, side) =>
    wasteland(b, side) +
    gas(64, 0.55) +
    man(side, 160, 70, 0.66) +
    gas(84, 0.7) +
    wireAcross(112) +
    gas(114, 0.45),
  'machine-gun-barrage': (b, side) =>
    wasteland(b, side) +
    man(side, 92, 68, 0.8) +
    longArm(70, 92, -8, 126, 'machine-gun') +
    flash(204, 74, 1.1),
  'mata-hari-spy': b => table(b) + letter(58, 112, 8) + fanAndMask(146, 100),
  'messenger-pigeons': (b, side) => wasteland(b, side) + pigeon(118, 66, 1.05),
  physician: b => table(b) + doctorsBag(116, 116, 1.1),
  'trench-raid': (b, side) =>
    night(b, side) +
    man(side, 68, 80, 0.62, { noPack: true }) +
    man(side, 152, 70, 0.76, { noPack: true }) +
    stroked('M196 112L176 66', '#4a3620', 8) +
    outlined('M168 52c8-5 18 0 19 8s-6 14-14 12-12-15-5-20z', '#6b5233', LINE, 1.6) +
    wireAcross(122, '#0f0d12'),
  'short-supply': b =>
    table(b) +
    crate(100, 112, 1.2, true) +
    outlined('M172 92h26v26h-26z', '#a9a48f', LINE, 1.6) +
    '<ellipse cx="185" cy="92" rx="13" ry="4" fill="#3a362c" stroke="#17140a" stroke-width="1.400"/>' +
    stroked('M172 92c-4-10 4-18 16-18', '#a9a48f', 4),
  'stretcher-bearer': (b, side) =>
    wasteland(b, side) + man(side, 114, 42, 0.56) + stretcher(114, 110, 1) + man(side, 30, 92, 0.44),
  tactician: b => table(b) + mapSheet(116, 86, 1.12, true),
  'three-on-a-match': (b, side) =>
    night(b, side) +
    '<circle cx="116" cy="64" r="54" fill="#ffcf6e" fill-opacity=".22"/>' +
    man(side, 50, 82, 0.56) +
    man(side, 182, 82, 0.56) +
    man(side, 116, 98, 0.5) +
    stroked('M116 76V58', '#e6d2a0', 3.4) +
    outlined('M116 36c8 9 8 17 0 22-8-5-8-13 0-22z', '#f2b23e', '#8a3b12', 1.4),
  'mortar-barrage': (b, side) =>
    wasteland(b, side) +
    burst(204, 78, 0.5) +
    man(side, 76, 64, 0.8) +
    mortarTube(162, 128) +
    smoke(196, 40, 0.5),
  'battle-fury': (b, side) =>
    wasteland(b, side) +
    '<rect width="230" height="134" fill="#a03413" fill-opacity=".3"/>' +
    burst(44, 84, 0.7) +
    man(side, 116, 64, 0.86, { points: 0 }) +
    armed(side, 190, 92, 0.44),
  'body-armour': (b, side) => wasteland(b, side) + man(side, 48, 90, 0.5) + breastplate(136, 76, 1.25),
  'butt-and-bayonet': (b, side) =>
    wasteland(b, side) + man(side, 104, 66, 0.84) + longArm(120, 128, -58, 96) + blade(170, 46, 14, -26),
  lice: b =>
    table(b) +
    outlined('M86 58l22-8q12 8 24 0l22 8 16 24-18 10-8-10v44H96V82l-8 10-18-10z', '#c9bd98', LINE, 1.6) +
    stroked('M120 60v60M112 72h.1M132 84h.1M108 98h.1M128 110h.1M118 88h.1', '#5a4a30', 3.4) +
    candle(196, 112, 0.9),
  'hand-grenade': (b, side) => wasteland(b, side) + stickGrenade(166, 62, 32) + handBomb(84, 76, 1.25),
  'hold-at-all-costs': (b, side) =>
    wasteland(b, side) +
    burst(196, 70, 0.5) +
    armed(side, 76, 66, 0.66) +
    man(side, 160, 70, 0.62) +
    sandbags(96, 3),
  'lost-messenger': (b, side) =>
    wasteland(b, side) +
    '<g fill="none" stroke="#26201a" stroke-width="4"><circle cx="76" cy="98" r="24"/><circle cx="152" cy="102" r="24"/></g>' +
    stroked('M76 98l26-36 34 4-30 34zM152 102L134 56M96 56h16M124 58l16-8', '#3c3426', 4.6) +
    letter(196, 92, 22) +
    helmet(side, 28, 112, 0.6),
  'improved-logistics': (b, side) => wasteland(b, side) + railTruck(116, 116, 1.1),
  'return-fire': (b, side) =>
    wasteland(b, side) +
    flash(26, 60, 0.6) +
    flash(64, 54, 0.45) +
    man(side, 96, 72, 0.72) +
    longArm(84, 96, -16, 100) +
    flash(190, 62, 1) +
    sandbags(116, 2),
  'shell-shortage': b =>
    table(b) + crate(92, 112, 1.15, true, 'M-14-14H2m-6-6l8 6-8 6') + standingShell(178, 120, 1.1),
  'surprise-ambush': (b, side) =>
    wasteland(b, side) +
    man(side, 150, 76, 0.7, { leaves: 'ambush' }) +
    longArm(136, 100, -16, 90) +
    outlined('M-4 134V58l18-6v14l20-8 8 16 14-2 6 22 20 2v38z', '#a89272', LINE, 1.8) +
    stroked('M-4 76h42M-4 94h62M-4 112h84M16 66v10M34 76v18M14 94v18M56 94v18', '#6b5a40', 1.8),
  'trench-foot': (b, side) => sunkWall(b, side) + boots(136, 100, 1.3),
  'wire-cutters': (b, side) => wasteland(b, side) + wireAcross(74) + cutters(140, 52, 0.94) + wireAcross(118),
} as const satisfies Readonly<Record<string, Scene>>

export type CombatScene = keyof typeof COMBAT_SCENES
