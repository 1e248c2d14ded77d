/** Where people lived: farms, a church, streets, and what shells have left of some of them. */
import type { ArtBrush } from '@bivouac/face-kit/art'
import { brokenHouse, church, graves, house, ruin, well } from './buildings.ts'
import { box, cover, field, path, points, pond, road, yard } from './land.ts'
import type { GroundKind, Roof } from './palette.ts'
import { gapX, gapY, mirrored, type Scene } from './scene.ts'
import { cattle, fence, haystack, hedge, orchard, shellHole, trees, wall } from './standing.ts'

/** Three roofs around a yard, with a lane to it. */
function farmstead(
  b: ArtBrush,
  roofs: readonly [Roof, Roof, Roof],
  crops: readonly [GroundKind, GroundKind],
): string {
  return (
    cover(b, 'pasture') +
    field(b, points(-8, -8, 86, -8, 80, 78, -8, 84), crops[0], 52) +
    field(b, points(120, 144, 208, 136, 208, 208, 124, 208), crops[1], 12) +
    road(b, points(-8, 176, 60, 168, 92, 128), 11) +
    yard(b, [116, 102], 33) +
    house(116, 62, 68, 26, 2, roofs[0]) +
    house(162, 102, 52, 24, 90, roofs[1]) +
    house(86, 108, 34, 20, 86, roofs[2]) +
    wall(b, points(82, 134, 98, 146, 150, 142)) +
    haystack(b, [118, 112]) +
    hedge(b, points(-2, 88, 62, 82), 5.5) +
    hedge(b, points(88, -2, 84, 38), 5.5)
  )
}

/** A road from left to right with a lane down from it, and a field on each side. */
const crossroads = (b: ArtBrush, one: GroundKind, other: GroundKind): string =>
  cover(b, 'pasture') +
  field(b, box(-8, 132, 92, 76), one, 30) +
  field(b, box(136, -8, 72, 72), other, 64) +
  road(b, points(-8, 104, 96, 98, 208, 112), 14) +
  road(b, points(100, 98, 118, 208), 11)

/** Eight houses along a street. */
function houseRows(b: ArtBrush): string {
  const roof = (): Roof => b.pick(['tile', 'slate', 'tile', 'thatch'])
  let rows = ''
  for (let i = 0; i < 4; i++) {
    rows += house(30 + i * 46, 66 + b.between(-3, 3), 40, 26, b.between(-3, 3), roof())
    rows += house(34 + i * 44, 144 + b.between(-3, 3), 38, 26, b.between(-3, 3), roof())
  }
  return rows
}

export const VILLAGE_SCENES: Readonly<Record<string, Scene>> = {
  '1B': b =>
    cover(b, 'pasture') +
    field(b, points(-8, -8, 66, -8, 62, 62, -8, 60), 'wheat', 36) +
    road(b, points(-8, 118, 208, 130), 15) +
    road(b, points(56, 122, 48, 208), 12) +
    church(126, 62, 6) +
    graves(84, 84) +
    wall(b, points(74, 26, 180, 30, 178, 104, 144, 104)) +
    wall(b, points(120, 103, 76, 102, 74, 26)) +
    house(104, 162, 44, 24, 4, 'slate') +
    house(160, 164, 34, 22, 86, 'tile') +
    house(22, 150, 32, 22, 94, 'tile') +
    trees(b, [164, 44, 9], [166, 88, 8], [86, 42, 8], [30, 88, 10], [190, 16, 11], [76, 190, 9]),
  '5A': b =>
    farmstead(b, ['tile', 'slate', 'thatch'], ['plough', 'wheat']) +
    trees(b, [30, 116, 12], [52, 136, 10], [24, 146, 11], [182, 28, 13], [160, 20, 11], [186, 54, 10]),
  '6A': mirrored(
    b =>
      farmstead(b, ['slate', 'tile', 'tile'], ['wheat', 'stubble']) +
      cattle(points(20, 112, 32, 118, 26, 128, 44, 112)) +
      trees(b, [20, 148, 10], [180, 26, 12], [160, 18, 9], [186, 52, 11]),
  ),
  '13B': b =>
    cover(b, 'pasture') +
    orchard(b, [28, 122], 4, 3, 29) +
    field(b, points(122, -8, 208, -8, 208, 70, 118, 64), 'plough', 70) +
    road(b, points(208, 118, 132, 106, 84, 84), 11) +
    yard(b, [70, 66], 30) +
    house(62, 34, 62, 25, -3, 'tile') +
    house(26, 74, 42, 22, 88, 'thatch') +
    hedge(b, points(116, -4, 116, 70), 5.5) +
    hedge(b, points(8, 196, 140, 194), 5) +
    hedge(b, points(142, 128, 144, 194), 5, gapY(150, 164)) +
    well(84, 72) +
    trees(b, [176, 96, 10], [180, 148, 12], [164, 168, 10], [104, 24, 9]),
  '14B': b =>
    cover(b, 'pasture') +
    field(b, points(-8, 130, 76, 134, 72, 208, -8, 208), 'stubble', 28) +
    field(b, box(112, 128, 40, 34), 'plough', 0) +
    field(b, box(112, 164, 40, 40), 'wheat', 90) +
    road(b, points(-8, 96, 70, 102, 124, 92, 208, 96), 12) +
    house(64, 58, 60, 26, 3, 'slate') +
    house(128, 52, 44, 24, 92, 'tile') +
    pond(b, [24, 28], 12) +
    wall(b, points(30, 82, 104, 86)) +
    fence(b, points(104, 110, 104, 204)) +
    hedge(b, points(158, 116, 160, 204), 5) +
    trees(b, [172, 34, 13], [184, 62, 11], [160, 22, 10], [88, 22, 9], [84, 150, 10]),
  '5B': b =>
    crossroads(b, 'wheat', 'plough') +
    shellHole(b, [140, 92], 10) +
    house(42, 64, 44, 25, -5, 'tile') +
    ruin(b, 100, 52, 36, 28, 84) +
    ruin(b, 162, 150, 46, 28, 12) +
    brokenHouse(80, 152, 32, 24, 96, 'slate') +
    hedge(b, points(-2, 30, 126, 18), 5) +
    trees(b, [18, 96, 8], [180, 80, 10], [188, 182, 10], [62, 24, 11]),
  '6B': mirrored(
    b =>
      crossroads(b, 'stubble', 'wheat') +
      shellHole(b, [44, 120], 9) +
      shellHole(b, [176, 84], 7) +
      brokenHouse(46, 62, 48, 26, -4, 'tile') +
      ruin(b, 104, 56, 32, 28, 4) +
      house(158, 150, 40, 24, 8, 'tile') +
      ruin(b, 78, 160, 30, 28, 90) +
      wall(b, points(12, 84, 74, 82)) +
      trees(b, [20, 26, 12], [84, 20, 9], [186, 186, 11]),
  ),
  '7B': b =>
    cover(b, 'earth') +
    field(b, box(-8, 140, 80, 68), 'plough', 0) +
    field(b, box(140, -8, 68, 60), 'meadow') +
    road(b, points(-8, 110, 100, 104, 208, 96), 16) +
    road(b, points(104, 104, 112, 208), 12) +
    ruin(b, 40, 64, 50, 32, -4) +
    brokenHouse(104, 58, 44, 26, 3, 'slate') +
    ruin(b, 160, 66, 34, 28, 86) +
    brokenHouse(156, 148, 46, 26, -6, 'tile') +
    house(82, 150, 30, 22, 90, 'thatch') +
    shellHole(b, [60, 118], 8) +
    shellHole(b, [124, 96], 6) +
    trees(b, [178, 24, 11], [18, 26, 9], [188, 182, 9]),
  '10A': mirrored(
    b =>
      crossroads(b, 'plough', 'meadow') +
      ruin(b, 48, 58, 54, 34, -6) +
      shellHole(b, [84, 84], 7) +
      brokenHouse(112, 54, 34, 24, 6, 'tile') +
      ruin(b, 158, 152, 40, 30, 10) +
      hedge(b, points(-2, 30, 118, 22), 5, gapX(50, 66)) +
      hedge(b, points(84, 140, 88, 204), 4.6) +
      trees(b, [20, 24, 10], [176, 84, 10], [188, 180, 9], [138, 22, 9]),
  ),
  '11A': b =>
    cover(b, 'pasture') +
    orchard(b, [128, 34], 3, 3, 28) +
    field(b, box(-8, 140, 96, 68), 'stubble', 16) +
    road(b, points(-8, 124, 110, 118, 208, 130), 13) +
    ruin(b, 52, 60, 66, 38, 3) +
    brokenHouse(46, 100, 40, 20, -2, 'thatch') +
    ruin(b, 136, 160, 38, 28, 84) +
    house(176, 162, 30, 22, 92, 'tile') +
    shellHole(b, [92, 98], 9) +
    shellHole(b, [100, 152], 7) +
    wall(b, points(12, 30, 94, 28)) +
    trees(b, [18, 22, 10], [104, 24, 9]),
  '8B': b =>
    cover(b, 'pasture') +
    field(b, box(-8, 168, 104, 40), 'plough', 0) +
    field(b, box(104, 168, 104, 40), 'wheat', 86) +
    road(b, points(-8, 106, 100, 104, 208, 106), 20) +
    wall(b, points(4, 44, 196, 42)) +
    wall(b, points(4, 166, 196, 165)) +
    houseRows(b) +
    trees(b, [20, 20, 11], [70, 24, 9], [132, 20, 11], [180, 22, 10], [100, 186, 9]),
  '12A': mirrored(
    b =>
      cover(b, 'pasture') +
      field(b, box(-8, -8, 108, 46), 'meadow') +
      field(b, box(112, -8, 96, 46), 'plough', 4) +
      path(b, points(100, -8, 104, 104), 6) +
      road(b, points(-8, 104, 100, 108, 208, 104), 20) +
      wall(b, points(4, 168, 90, 166)) +
      wall(b, points(116, 167, 196, 166)) +
      houseRows(b) +
      well(106, 104) +
      orchard(b, [26, 186], 3, 1, 26) +
      trees(b, [24, 18, 10], [150, 20, 9], [178, 188, 11]),
  ),
}
