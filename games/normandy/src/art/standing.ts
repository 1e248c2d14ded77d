/** Parts of a tile that grow or were carried there and throw a shadow to the south-east: hedges, trees, stones, hay. */
import {
  type ArtBrush,
  type Circle,
  dots,
  f,
  filled,
  lump,
  outlined,
  type Point,
  ring,
  smooth,
  straight,
  stroked,
  walk,
} from '@bivouac/face-kit/art'
import { layered, points } from './land.ts'
import { LEAVES, SHADE } from './palette.ts'
import { treeStamp } from './stamps.ts'

/** Bushes of uneven distance along a line: dashes of no length, whose round ends are the bushes. */
const bushes = (...apart: readonly number[]): string =>
  `stroke-dasharray="${apart.map(gap => `.1 ${f(gap)}`).join(' ')}"`

/** A hedge along a line, left out where `gap` says so. */
export function hedge(
  b: ArtBrush,
  line: readonly Point[],
  width = 5,
  gap: (p: Point) => boolean = () => false,
): string {
  const runs: Point[][] = [[]]
  for (const p of walk(b, line, width * 1.5, width * 0.34))
    if (gap(p)) runs.push([])
    else runs.at(-1)?.push(p)
  const d = runs
    .filter(run => run.length > 1)
    .map(straight)
    .join('')
  const w = width
  const [dark, middle, light, glint] = LEAVES
  return layered(b, d, [
    [SHADE, 2.1 * w, `opacity=".34" transform="translate(3 3.6)" ${bushes(w * 0.8, w * 1.1)}`],
    [dark, 1.9 * w, bushes(w * 0.8, w * 1.1, w * 0.7)],
    [dark, 2.5 * w, bushes(w * 2.2, w * 3.4, w * 1.6)],
    [middle, 1.5 * w, `transform="translate(-.7 -.9)" ${bushes(w * 0.8, w * 1.2, w * 0.9)}`],
    [middle, 1.9 * w, `transform="translate(-.8 -1)" ${bushes(w * 2.9, w * 2.1, w * 3.6)}`],
    [light, 0.95 * w, `transform="translate(-1.5 -1.9)" ${bushes(w * 1.1, w * 1.9, w * 0.9, w * 2.4)}`],
    [glint, 0.45 * w, `transform="translate(-2.1 -2.6)" ${bushes(w * 2.1, w * 3.3, w * 1.7)}`],
  ])
}

/** Trees, those farther down drawn later; without a size they are of middling height. */
export const trees = (
  b: ArtBrush,
  ...list: readonly (readonly [x: number, y: number, size?: number])[]
): string =>
  list
    .toSorted((a, c) => a[1] - c[1])
    .map(([x, y, size]) => treeStamp(b, x, y, size ?? b.between(8, 12)))
    .join('')

/** Fruit trees in rows, some of them missing, with mown strips between. */
export function orchard(b: ArtBrush, [left, top]: Point, columns: number, lines: number, apart = 34): string {
  let strips = ''
  const list: [number, number, number][] = []
  for (let j = 0; j < lines; j++) {
    strips += `M${left - 14} ${f(top + (j + 0.5) * apart)}h${f((columns - 1) * apart + 28)}`
    for (let i = 0; i < columns; i++)
      if (b.chance() > 0.1)
        list.push([
          left + i * apart + b.between(-2, 2),
          top + j * apart + b.between(-2, 2),
          b.between(8.5, 11),
        ])
  }
  return stroked(strips, '#b9c584', 5, 'opacity=".35"') + trees(b, ...list)
}

/** A dry stone wall. */
export const wall = (b: ArtBrush, line: readonly Point[]): string =>
  layered(b, straight(walk(b, line, 12, 0.5)), [
    ['#1a1508', 4, 'opacity=".35" transform="translate(2 2.5)"'],
    ['#7e735b', 4],
    ['#cfc3a4', 2.4, 'stroke-dasharray="3.5 1.3"'],
  ])

/** Posts and wire around a pasture. */
export const fence = (b: ArtBrush, line: readonly Point[]): string =>
  layered(b, straight(walk(b, line, 14, 0.8)), [
    ['#6b5a35', 0.8, 'opacity=".7"'],
    ['#1a1508', 2.4, 'opacity=".35" stroke-dasharray=".1 8" transform="translate(1.2 1.4)"'],
    ['#8b7746', 2.2, 'stroke-dasharray=".1 8"'],
  ])

export function haystack(b: ArtBrush, [x, y]: Point, radius = 8.4): string {
  const straws = ring(b, [x, y], radius * 0.84, radius * 0.84, 11, 0.1)
    .map(([sx, sy]) => `M${f(x - 0.8)} ${f(y - 0.8)}L${f(sx)} ${f(sy)}`)
    .join('')
  return (
    filled(dots([[x + 4, y + 4.5, radius]]), '#1a1508', 'opacity=".35"') +
    outlined(dots([[x, y, radius]]), '#b8934a', '#6c5324', 0.8) +
    stroked(straws, '#e8ca80', 0.9)
  )
}

/** A shell hole: thrown earth, a lit lip, a dark bottom. */
export function shellHole(b: ArtBrush, [x, y]: Point, radius: number): string {
  const rays = ring(b, [x, y], radius * 1.5, radius * 1.4, 13, 0.16)
    .map(([rx, ry]) => `M${f(x + (rx - x) * 0.66)} ${f(y + (ry - y) * 0.66)}L${f(rx)} ${f(ry)}`)
    .join('')
  return (
    stroked(rays, '#6b5433', 1.6, 'opacity=".6"') +
    filled(lump(b, [x, y], radius, 9, 0.1), '#b99f70') +
    filled(lump(b, [x + 0.8, y + 1], radius * 0.76, 9, 0.1), '#66502f') +
    filled(lump(b, [x - 0.4, y - 0.6], radius * 0.46, 7, 0.1), '#41321c')
  )
}

/** Grey rocks lit from the north-west. */
export const rocks = (b: ArtBrush, list: readonly Circle[]): string =>
  list
    .map(
      ([x, y, r]) =>
        filled(lump(b, [x + 2, y + 2.4], r, 7, 0.25), '#1a1508', 'opacity=".35"') +
        outlined(smooth(ring(b, [x, y], r, r * 0.9, 7, 0.25), true), '#a39b80', '#4d4730', 0.8) +
        filled(lump(b, [x - r * 0.25, y - r * 0.3], r * 0.45, 6, 0.25), '#c4bca0'),
    )
    .join('')

/** Sheep or cows: pale dots, each with its shadow. */
export const cattle = (list: readonly Point[]): string =>
  filled(dots(list.map(([x, y]): Circle => [x + 1.2, y + 1.4, 2.1])), '#1a1508', 'opacity=".35"') +
  filled(
    dots(
      list.flatMap(([x, y]): Circle[] => [
        [x, y, 2.1],
        [x - 2, y - 0.8, 1.2],
      ]),
    ),
    '#efe6cf',
  )

/** A plank bridge from top to bottom over the middle of the tile. */
export function bridge(b: ArtBrush, y: number, stone: boolean): string {
  let planks = ''
  for (let i = 0; i < 15; i++) planks += `M88 ${f(y - 38 + i * 5.4)}h24`
  return (
    `<rect x="91" y="${f(y - 38)}" width="32" height="84" fill="#12140c" opacity=".4"/>` +
    `<rect x="85" y="${f(y - 43)}" width="30" height="86" fill="${stone ? '#b7a988' : '#9c8a66'}"/>` +
    stroked(planks, '#6d5c3c', stone ? 0.6 : 1.1, stone ? 'stroke-dasharray="5 2 8 2"' : '') +
    layered(b, straight(points(86, y - 45, 86, y + 45)) + straight(points(114, y - 45, 114, y + 45)), [
      [stone ? '#8a7d5f' : '#6d5c3c', 5],
      ['#d9cbaa', 3.6],
      ['#6d5c3c', 0.9, 'stroke-dasharray="6 2"'],
    ])
  )
}
