/** What a tile's composition is, and helpers that several of them use. */
import type { ArtBrush, Point } from '@bivouac/face-kit/art'
import type { Banks } from './land.ts'

/** Paints 200 by 200 on bare pasture; only rivers care for the banks. */
export type Scene = (b: ArtBrush, banks: Banks) => string

/** A scene mirrored on the north-west to south-east diagonal: a second look that keeps the light right. */
export const mirrored =
  (scene: Scene): Scene =>
  (b, banks) =>
    `<g transform="matrix(0 1 1 0 0 0)">${scene(b, banks)}</g>`

/** A gap in a hedge or wall, between two heights. */
export const gapY =
  (low: number, high: number) =>
  ([, y]: Point): boolean =>
    y > low && y < high

/** A gap between two places from left to right. */
export const gapX =
  (low: number, high: number) =>
  ([x]: Point): boolean =>
    x > low && x < high
