/** The open country: pasture, crops, hay, and the hedges that cut it into small fields. */
import { type ArtBrush, scatter } from '@bivouac/face-kit/art'
import { balk, box, cover, field, path, points, pond, road } from './land.ts'
import type { GroundKind } from './palette.ts'
import { gapX, gapY, mirrored, type Scene } from './scene.ts'
import { cattle, fence, haystack, hedge, orchard, trees } from './standing.ts'

/** Two fields with rows that run different ways, and a balk between them from top to bottom. */
function twoFields(b: ArtBrush, left: GroundKind, right: GroundKind, turn: number): string {
  const [top, foot] = [b.between(76, 124), b.between(76, 124)]
  return (
    field(b, points(-8, -8, top, -8, foot, 208, -8, 208), left, turn) +
    field(b, points(top, -8, 208, -8, 208, 208, foot, 208), right, turn + 74) +
    balk(b, points(top, -6, foot, 206))
  )
}

/** A sunken lane between two thick hedges, fields left and right, and a hedge across the right ones. */
function bocage(b: ArtBrush, kinds: readonly [GroundKind, GroundKind, GroundKind], lean: number): string {
  const [top, foot] = [96 + lean + b.between(-8, 8), 104 - lean + b.between(-8, 8)]
  const y = b.between(86, 112)
  const middle = (top + foot) / 2
  return (
    cover(b, 'pasture') +
    field(b, points(-8, -8, top - 28, -8, foot - 28, 208, -8, 208), kinds[0], 20) +
    field(b, points(top, -8, 208, -8, 208, y, middle, y), kinds[1], 74) +
    field(b, points(middle, y, 208, y - 4, 208, 208, foot, 208), kinds[2], 12) +
    road(b, points(top - 13, -8, foot - 13, 208), 10) +
    hedge(b, points(top + 3, -4, foot + 3, 204), 7.5, gapY(40, 58)) +
    hedge(b, points(top - 27, -4, foot - 27, 204), 7, gapY(122, 140)) +
    hedge(b, points(middle + 6, y, 206, y - 4), 7) +
    hedge(b, points(-2, 62, top - 32, 68), 6.5, gapX(20, 34)) +
    trees(b, [top + 6, 30, 12], [foot - 26, 178, 12], [186, y - 4, 11], [16, 62, 10], [middle + 8, y + 6, 11])
  )
}

export const FIELD_SCENES: Readonly<Record<string, Scene>> = {
  '9B': b =>
    cover(b, 'pasture') +
    field(b, points(-8, -8, 84, -8, 92, 208, -8, 208), 'meadow') +
    fence(b, points(86, -4, 94, 204)) +
    pond(b, [148, 64], 16) +
    cattle(points(120, 122, 131, 130, 124, 140, 146, 118, 158, 132, 140, 148)) +
    trees(b, [20, 28, 11], [180, 176, 11], [28, 172, 8], [172, 46, 8]),
  '11B': b =>
    twoFields(b, 'stubble', 'meadow', 68) +
    path(b, points(206, 132, 150, 118, 112, 206), 5) +
    trees(b, [24, 20, 9], [178, 30, 12], [160, 22, 9], [20, 184, 9]),
  '12B': b =>
    cover(b, 'pasture') +
    field(b, points(-8, 118, 86, 108, 94, 208, -8, 208), 'wheat', 24) +
    field(b, points(124, -8, 208, -8, 208, 92, 120, 78), 'meadow') +
    fence(b, points(96, 112, 102, 204)) +
    road(b, points(-8, 84, 80, 96, 122, 90, 208, 108), 15) +
    trees(b, [24, 28, 10], [46, 20, 8], [172, 168, 11], [184, 78, 9]),
  '3B': b =>
    twoFields(b, 'plough', 'plough', 62) + hedge(b, points(6, 6, 88, 8), 4.5) + trees(b, [184, 22, 10]),
  '4B': mirrored(b => twoFields(b, 'wheat', 'wheat', 34) + trees(b, [24, 180, 10], [182, 24, 9])),
  '10B': b =>
    twoFields(b, 'wheat', 'stubble', 8) +
    path(b, points(-8, 150, 46, 144, 90, 160), 4) +
    trees(b, [18, 20, 10], [36, 14, 8], [184, 182, 10]),
  '1A': b =>
    cover(b, 'stubble', 44) +
    balk(b, points(96, -6, 108, 206)) +
    path(b, points(-8, 120, 70, 112, 112, 118), 6) +
    scatter(b, [26, 26, 174, 160], 38, 120, ([x]) => Math.abs(x - 101) > 20)
      .map(p => haystack(b, p, b.between(7.5, 10)))
      .join('') +
    trees(b, [14, 14, 9], [188, 190, 8]),
  '2B': b => bocage(b, ['pasture', 'plough', 'wheat'], 6),
  '7A': mirrored(b => bocage(b, ['wheat', 'pasture', 'stubble'], -8)),
  '8A': b => bocage(b, ['stubble', 'wheat', 'meadow'], -14) + cattle(points(150, 150, 162, 158, 146, 166)),
  '15B': mirrored(b => bocage(b, ['meadow', 'stubble', 'plough'], 12)),
  '16B': b =>
    cover(b, 'pasture') +
    field(b, box(-8, -8, 92, 92), 'wheat', 62) +
    field(b, box(100, -8, 108, 84), 'plough', 14) +
    field(b, box(-8, 100, 92, 108), 'meadow') +
    orchard(b, [126, 108], 3, 3, 30) +
    hedge(b, points(92, -4, 96, 206), 7.5, gapY(128, 146)) +
    hedge(b, points(-4, 92, 204, 86), 7.5, gapX(40, 58)) +
    hedge(b, points(-2, 192, 204, 194), 6, gapX(140, 156)) +
    hedge(b, points(193, 96, 195, 190), 6) +
    trees(b, [94, 90, 13], [14, 92, 11], [186, 86, 11], [94, 24, 10], [20, 192, 10]),
}
