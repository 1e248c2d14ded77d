/** Woods, the river and its bridges, and the hills above the town. */
import { type ArtBrush, type Circle, type Point, scatter } from '@bivouac/face-kit/art'
import { house } from './buildings.ts'
import { type Banks, cover, field, path, points, pond, river, road, slopes } from './land.ts'
import { gapX, mirrored, type Scene } from './scene.ts'
import { bridge, cattle, hedge, rocks, trees } from './standing.ts'

/** Trees wherever `free` allows, so far apart. */
const wood = (
  b: ArtBrush,
  apart: number,
  tries: number,
  sizes: readonly [number, number],
  free: (p: Point) => boolean,
): string =>
  trees(
    b,
    ...scatter(b, [7, 7, 193, 193], apart, tries, free).map(([x, y]) => [x, y, b.between(...sizes)] as const),
  )

const FLOOR = '<rect width="200" height="200" fill="#2b3a1c" opacity=".45"/>'

/** A clearing around a place. */
const away =
  (x: number, y: number, far: number) =>
  (p: Point): boolean =>
    Math.hypot(p[0] - x, p[1] - y) > far

const HILL_STEPS = [
  [80, 74, '#9fa863'],
  [56, 50, '#b3b376'],
  [31, 26, '#c8c08a'],
] as const
const RIDGE_STEPS = [
  [86, 58, '#9fa863'],
  [64, 40, '#b3b376'],
  [42, 24, '#c8c08a'],
  [20, 11, '#d3c998'],
] as const

const meadowBanks = (b: ArtBrush, { from, to }: Banks): string =>
  cover(b, 'pasture') + field(b, points(-8, from + 62, 208, to + 62, 208, 208, -8, 208), 'meadow')

const midway = ({ from, to }: Banks): number => (from + to) / 2

export const WILD_SCENES: Readonly<Record<string, Scene>> = {
  '3A': b =>
    cover(b, 'pasture') +
    path(b, points(-8, 150, 60, 160, 120, 208)) +
    pond(b, [98, 104], 30) +
    wood(b, 22, 320, [10, 15], p => away(98, 104, 46)(p) && p[1] < 188 - p[0] * 0.16),
  '4A': mirrored(
    b =>
      cover(b, 'meadow') +
      path(b, points(-8, 60, 70, 84, 140, 60, 208, 78)) +
      wood(b, 21, 360, [10, 15], p => Math.abs(p[1] - 72) > 18 && away(150, 140, 28)(p)) +
      cattle(points(146, 134, 156, 142, 150, 150)),
  ),
  '17B': mirrored(
    b =>
      cover(b, 'pasture') +
      FLOOR +
      path(b, points(-8, 150, 70, 130, 124, 150, 208, 116)) +
      wood(b, 15, 640, [10.5, 15], p => Math.abs(p[1] - (150 - p[0] * 0.12)) > 17 && away(52, 62, 22)(p)),
  ),
  '18B': b =>
    cover(b, 'pasture') +
    FLOOR +
    path(b, points(96, -8, 110, 60, 84, 130, 104, 208)) +
    wood(b, 15, 640, [10.5, 15.5], p => Math.abs(p[0] - 98) > 16 && away(150, 96, 26)(p)) +
    rocks(b, [
      [148, 92, 6],
      [158, 100, 4],
    ] satisfies Circle[]),
  '13A': (b, banks) =>
    meadowBanks(b, banks) +
    river(b, banks) +
    trees(b, [28, 26, 11], [62, 16, 9], [172, 20, 12], [150, 30, 8], [30, 186, 9], [168, 188, 10]),
  '14A': (b, banks) =>
    cover(b, 'pasture') +
    field(b, points(112, -8, 208, -8, 208, banks.to - 46, 112, midway(banks) - 52), 'wheat', 18) +
    river(b, banks) +
    hedge(b, points(-2, banks.from + 58, 88, midway(banks) + 64), 5, gapX(30, 44)) +
    trees(b, [26, 22, 10], [52, 32, 12], [150, 176, 11], [178, 168, 9], [20, 182, 9]),
  '15A': (b, banks) =>
    meadowBanks(b, banks) +
    river(b, banks) +
    cattle(points(60, 178, 72, 184, 66, 190, 88, 180)) +
    trees(b, [40, 20, 9], [118, 26, 12], [136, 18, 10], [184, 28, 9], [26, 176, 11], [172, 186, 11]),
  '17A': (b, banks) =>
    cover(b, 'pasture') +
    road(b, points(104, -8, 100, midway(banks) - 36), 14) +
    road(b, points(100, midway(banks) + 36, 96, 208), 14) +
    river(b, { from: banks.from, to: banks.to }) +
    bridge(b, midway(banks), false) +
    trees(b, [34, 20, 11], [60, 30, 9], [168, 22, 10], [160, 184, 11], [40, 182, 9]),
  '18A': (b, banks) =>
    meadowBanks(b, banks) +
    road(b, points(96, -8, 100, midway(banks) - 36), 14) +
    road(b, points(100, midway(banks) + 36, 106, 208), 14) +
    river(b, banks) +
    bridge(b, midway(banks), true) +
    house(148, 30, 36, 22, 4, 'slate') +
    trees(b, [30, 24, 12], [182, 22, 9], [170, 182, 10], [44, 178, 11], [22, 186, 8]),
  '2A': b =>
    cover(b, 'pasture') +
    slopes(b, [102, 106], HILL_STEPS) +
    rocks(b, [
      [84, 86, 7],
      [104, 92, 5],
      [94, 76, 4],
    ]) +
    trees(b, [20, 182, 10], [182, 22, 10], [16, 24, 9], [186, 184, 8]),
  '9A': mirrored(
    b =>
      cover(b, 'meadow') +
      slopes(b, [100, 104], RIDGE_STEPS) +
      path(b, points(-8, 178, 60, 150, 96, 104), 4) +
      trees(b, [24, 22, 11], [44, 16, 8], [176, 184, 11], [186, 28, 9]),
  ),
  '16A': b =>
    cover(b, 'pasture') +
    slopes(b, [104, 104], HILL_STEPS) +
    trees(b, [92, 82, 8], [106, 92, 9], [96, 96, 7]) +
    hedge(b, points(6, 190, 90, 194), 5) +
    trees(b, [182, 24, 12], [166, 16, 9], [18, 20, 9]),
}
