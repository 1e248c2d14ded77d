/** Trees, mottles and the rows of crops, drawn once in a document and only pointed at by the tiles: small and quick. */
import { tree } from '@bivouac/face-kit'
import {
  type ArtBrush,
  artBrush,
  f,
  lump,
  type Point,
  scatter,
  straight,
  stroked,
  thousandth,
} from '@bivouac/face-kit/art'
import { CROWNS, GROUND, type GroundKind, SHADE } from './palette.ts'

const TREE_FORMS = 3
const MOTTLES = 4
/** The radius that stamps are drawn with. */
const UNIT = 10

/** How far apart the rows of a crop are; grass and bare earth have none. */
const ROWS = { plough: 5.2, wheat: 4.2, stubble: 6.5 } as const
type Rowed = keyof typeof ROWS
const isRowed = (kind: GroundKind): kind is Rowed => kind in ROWS

/** A tree of radius `size`; which of the nine it is, the brush decides. */
export function treeStamp(b: ArtBrush, x: number, y: number, size: number): string {
  const which = b.whole(0, CROWNS.length * TREE_FORMS - 1)
  return `<use href="#nm-tree${which}" transform="translate(${f(x)} ${f(y)})scale(${Math.round(size * 10) / 100})"/>`
}

/** An uneven patch of colour. */
export function mottle(b: ArtBrush, [x, y]: Point, size: number, colour: string, opacity: number): string {
  const turn = Math.round(b.between(0, 360))
  return `<use href="#nm-mottle${b.whole(0, MOTTLES - 1)}" transform="translate(${f(x)} ${f(y)})rotate(${turn})scale(${thousandth(size / UNIT)})" fill="${colour}" opacity="${thousandth(opacity)}"/>`
}

/** The rows of a crop, or blades of grass, turned by so many degrees, as a paint with an id of its own. */
export function cropPaint(
  b: ArtBrush,
  kind: GroundKind,
  degrees: number,
): { paint: string; definition: string } {
  if (kind === 'earth') return { paint: 'none', definition: '' }
  const id = b.id()
  const shift = `translate(${Math.round(b.between(0, 60))} ${Math.round(b.between(0, 60))})`
  const turn = isRowed(kind) ? `rotate(${Math.round(degrees)})` : ''
  const stamp = isRowed(kind) ? kind : 'grass'
  return {
    paint: `url(#${id})`,
    definition: `<pattern id="${id}" href="#nm-${stamp}" patternTransform="${shift}${turn}"/>`,
  }
}

/** Everything the tiles point at; the contents of a `<defs>` element, once a document. */
export function tileDefinitions(): string {
  const b = artBrush('stamps', 'nm')
  let out = ''
  for (const [c, crown] of CROWNS.entries())
    for (let form = 0; form < TREE_FORMS; form++)
      out += `<g id="nm-tree${c * TREE_FORMS + form}">${tree(b, 0, 0, UNIT, [crown], SHADE)}</g>`
  for (let i = 0; i < MOTTLES; i++) out += `<path id="nm-mottle${i}" d="${lump(b, [0, 0], UNIT, 8, 0.3)}"/>`
  for (const kind of Object.keys(ROWS) as Rowed[]) out += rows(b, kind)
  return out + grass(b)
}

/** Six rows that meet themselves where the pattern repeats. */
function rows(b: ArtBrush, kind: Rowed): string {
  const [, light, dark] = GROUND[kind]
  const [width, count] = [96, 6]
  const height = f(ROWS[kind] * count)
  const row = (y: number): string => {
    const inner = Array.from({ length: 5 }, (_, i): Point => [(i + 1) * 16, y + b.between(-0.5, 0.5)])
    return straight([[0, y], ...inner, [width, y]])
  }
  let furrows = ''
  let ridges = ''
  for (let i = 0; i < count; i++) {
    furrows += row((i + 0.3) * ROWS[kind])
    ridges += row((i + 0.72) * ROWS[kind])
  }
  const mown = kind === 'stubble' ? 'opacity=".5" stroke-dasharray="3 3"' : 'opacity=".75"'
  const ears = kind === 'wheat' ? 'opacity=".75" stroke-dasharray="2 2.4"' : 'opacity=".75"'
  const lines = stroked(furrows, dark, kind === 'plough' ? 1.7 : 1, mown) + stroked(ridges, light, 1.1, ears)
  return `<pattern id="nm-${kind}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${lines}</pattern>`
}

function grass(b: ArtBrush): string {
  const blades = (count: number): string =>
    scatter(b, [2, 5, 94, 94], 5, count)
      .map(([x, y]) => `M${f(x)} ${f(y)}l${f(b.between(-1, 1))} ${f(-b.between(2, 4))}`)
      .join('')
  const [, light, dark] = GROUND.pasture
  const lines =
    stroked(blades(60), dark, 0.9, 'opacity=".8"') + stroked(blades(34), light, 0.9, 'opacity=".9"')
  return `<pattern id="nm-grass" width="96" height="96" patternUnits="userSpaceOnUse">${lines}</pattern>`
}
