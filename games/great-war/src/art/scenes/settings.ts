/** Where a card's picture is set: the wasteland by day or night, a trench, a dugout's table. All are 230 by 134. */
import {
  type ArtBrush,
  type Circle,
  dots,
  f,
  filled,
  type LiveryName,
  landscape,
  outlined,
  stroked,
} from '@bivouac/face-kit/art'

export const LINE = '#17140a'

export const wasteland = (b: ArtBrush, side: LiveryName): string => landscape(b, side, true)

/** Dark over everything, and a few stars; figures drawn later stand in what light there is. */
export function night(b: ArtBrush, side: LiveryName): string {
  const stars = Array.from(
    { length: 16 },
    (): Circle => [b.between(4, 226), b.between(4, 54), b.between(0.5, 1.1)],
  )
  return `${landscape(b, side, true)}<rect width="230" height="134" fill="#1b2540" fill-opacity=".72"/>${filled(dots(stars), '#f6efcf')}`
}

/** Rows of sandbags from `top` down; every second row is set off by half a bag. */
export function sandbags(top: number, rows = 2): string {
  let bags = ''
  for (let row = 0; row < rows; row++)
    for (let x = row % 2 === 0 ? -14 : -30; x < 236; x += 32)
      bags += `M${x + 5} ${top + row * 13}h22q6 6.500 0 13h-22q-6-6.500 0-13z`
  return (
    `<rect y="${top + 3}" width="230" height="${f(134 - top)}" fill="#4a3a20"/>` +
    outlined(bags, '#b99f6e', LINE, 1.4) +
    stroked(
      Array.from({ length: 8 }, (_, i) => `M${i * 32 - 6} ${top + 3.5}h16`).join(''),
      '#e6d2a0',
      1.8,
      'opacity=".7"',
    )
  )
}

/** Looking along the trench's front wall: sky above, sandbags, planks and posts below. */
export function trench(b: ArtBrush, side: LiveryName): string {
  const planks = [76, 88, 100, 112, 124].map(y => `M0 ${y}H230`).join('')
  const posts = [20, 92, 164].map(x => `M${x} 60h8v74h-8z`).join('')
  return (
    landscape(b, side, true) +
    sandbags(46, 1) +
    '<rect y="60" width="230" height="74" fill="#6b5233"/>' +
    stroked(planks, '#3a2b16', 2) +
    stroked(planks, '#8f7148', 1, 'transform="translate(0 2)"') +
    outlined(posts, '#82643c', LINE, 1.5)
  )
}

/** A wall of woven branches without posts: light enough for dark things in front of it. */
export function sunkWall(b: ArtBrush, side: LiveryName): string {
  let weave = ''
  for (let y = 34; y < 134; y += 9)
    for (let x = (y % 2) * 12 - 12; x < 236; x += 24) weave += `M${x} ${y}q6-5 12 0t12 0`
  return (
    landscape(b, side, true) +
    sandbags(14, 1) +
    '<rect y="28" width="230" height="106" fill="#a08457"/>' +
    stroked(weave, '#6b5233', 3.4, 'opacity=".8"') +
    stroked('M20 28v106M66 28v106M112 28v106M158 28v106M204 28v106', '#59432a', 4)
  )
}

/** A table of boards in the light of a lamp that hangs out of the picture. */
export function table(b: ArtBrush): string {
  const id = b.id()
  let boards = ''
  for (let i = -5; i <= 5; i++) boards += `M${115 + i * 26} 44L${115 + i * 44} 140`
  return (
    `<radialGradient id="${id}" cx=".4" cy=".2" r=".9"><stop offset="0" stop-color="#e9c27a"/><stop offset=".5" stop-color="#9c7340"/><stop offset="1" stop-color="#3f2c17"/></radialGradient>` +
    '<rect width="230" height="46" fill="#33261a"/>' +
    stroked('M0 12H230M0 26H230M0 40H230', '#4d3b27', 2) +
    `<path d="M0 44H230V134H0z" fill="url(#${id})"/>` +
    stroked(boards, '#3f2c17', 1.4, 'opacity=".6"') +
    stroked('M0 44H230', '#20150a', 3)
  )
}
