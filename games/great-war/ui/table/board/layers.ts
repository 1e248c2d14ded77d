/** The marks of the board as drawings: what lies under the units, and what stands over them. */
import {
  about,
  dottedArc,
  f,
  iconAt,
  lettered,
  placed,
  STOCK,
  stroked,
  thousandth,
} from '@bivouac/face-kit/art'
import {
  artilleryTemplate,
  hexMark,
  MARK_LETTERS,
  pathDots,
  pathSteps,
  retreatPath,
} from '../../../src/art/hex-marks.ts'
import { hexOutline, isSideways, medalPlace, placeOf, type Turn } from '../../../src/art/places.ts'
import { MEDAL_LETTERS, objectiveMedal, SECTION_LETTERS, sectionPlate } from '../../../src/art/tokens.ts'
import { diceTag, TAG_LETTERS } from '../../../src/art/unit-marks.ts'
import { HEX_CELLS, HEX_NAMES, hexesIn } from '../../../src/geometry.ts'
import { COUNT_EACH, type GreatWarBoard } from '../../../src/scenario/board.ts'
import type { InReach } from '../../../src/view/outlook.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { enlarged } from './letters.ts'
import type { Marks } from './marks.ts'
import type { Pointed } from './pointed.ts'

/** Medals on the ground they are for; who holds it has his shape behind it. */
export function objectiveLayer(
  board: GreatWarBoard,
  view: GreatWarView,
  turned: Turn,
  letters: number,
): string {
  const scale = enlarged(MEDAL_LETTERS, letters)
  const before = new Map<number, number>()
  return view.objectives
    .flatMap((objective, i) => {
      const holder = SIDES.find(side => objective[side] !== 0)
      const hexes = hexesIn(board.objectives.hexes, i * HEX_CELLS)
      const isOne = board.objectives.counting[i] !== COUNT_EACH
      return hexes.map(hex => {
        const others = before.get(hex) ?? 0
        before.set(hex, others + 1)
        const [x, y] = medalPlace(hex, others, turned)
        const worth = board.objectives.medals[i]
        // A whole trench that is one objective would gild the map: one medal, and a stud on each of the other hexes.
        if (isOne && hex !== hexes[hexes.length >> 1])
          return `<circle cx="${f(x)}" cy="${f(y)}" r="5" fill="#e3b44c" stroke="#4a3208" stroke-width="1.6"/>`
        return placed(x, y, objectiveMedal(worth > 1 ? worth : undefined, holder), scale)
      })
    })
    .join('')
}

const NO_BATTLE = (x: number, y: number): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="12" fill="${STOCK.paper}" stroke="${STOCK.brassInk}" stroke-width="1.6" opacity=".94"/>` +
  iconAt('bayonet', x - 8, y - 8, 16, STOCK.ink) +
  stroked(`M${f(x - 8)} ${f(y - 8)}l16 16`, STOCK.accent, 2.6)

const AIM = (hex: number, turned: Turn): string => {
  const [x, y] = placeOf(hex, turned)
  return `<circle cx="${f(x)}" cy="${f(y)}" r="5.500" fill="#2b1d04" fill-opacity=".55"/><circle cx="${f(x)}" cy="${f(y)}" r="3.400" fill="#ffe9a8"/>`
}

/** What follows the pointer, apart from the rest so that the rest stays as it is. */
export const pointedLayer = (
  { hex, way, fire, retreats, barrage }: Pointed,
  turned: Turn,
  letters: number,
): string =>
  [
    ...(hex >= 0 ? [hexMark('hover', hex, turned)] : []),
    ...retreats.map(back => hexMark('retreat', back, turned)),
    ...fireLines(fire, turned),
    ...(way.length > 1 ? [pathSteps(way, turned, enlarged(MARK_LETTERS, letters))] : []),
    ...(barrage ? [artilleryTemplate(barrage.hexes, turned, enlarged(MARK_LETTERS, letters))] : []),
  ].join('')

const fireLines = (fire: Marks['fire'], turned: Turn): string[] =>
  fire.map(([from, at]) => dottedArc(placeOf(from, turned), placeOf(at, turned), 22))

export function underLayer(marks: Marks, turned: Turn): string {
  return [
    ...marks.dots.map(hex => AIM(hex, turned)),
    ...marks.hexes.map(([hex, mark]) => hexMark(mark, hex, turned)),
    ...marks.retreats.map(hex => hexMark('retreat', hex, turned)),
    ...marks.noBattle.map(hex => NO_BATTLE(...placeOf(hex, turned))),
    // Under the units, whose signs lie over the rims of their hexes.
    ...marks.advised.map(hex => hexMark('selected', hex, turned)),
  ].join('')
}

/**
 * Tags lie on the upper rim of their unit, below the figures of those that stand behind it and above its own, however the board is
 * turned; a little to the right, so that a medal stays in sight.
 */
export function tagPlace(hex: number, turned: Turn): readonly [x: number, y: number] {
  const [x, y] = placeOf(hex, turned)
  return [x + 8, y - 12]
}

const CHANCE_LETTERS = 19

const chanceTag = (hex: number, text: string, turned: Turn, letters: number): string => {
  const [x, y] = placeOf(hex, turned)
  const tag =
    '<rect x="-25" width="50" height="25" rx="6" fill="#fff6e4" stroke="#3a0f02" stroke-width="1.8"/>' +
    lettered(0, 19, text, { size: CHANCE_LETTERS, colour: '#3a1503', anchor: 'middle' })
  return placed(x, y + 12, tag, enlarged(CHANCE_LETTERS, letters))
}

/** On what a hint points at: a lamp on brass, off the corner of its hex, where it hides neither figures nor a sign of the piece. */
const lamp = (hex: number, turned: Turn): string => {
  const [x, y] = placeOf(hex, turned)
  return (
    `<circle cx="${f(x - 34)}" cy="${f(y + 30)}" r="12" fill="#f4c65a" stroke="${STOCK.brassInk}" stroke-width="2"/>` +
    iconAt('lamp', x - 42.5, y + 21.5, 17, STOCK.brassInk)
  )
}

const aboutHex = (hex: number, what: string): string => about(`hex:${HEX_NAMES[hex]}`, what)

export function overLayer(
  marks: Marks,
  turned: Turn,
  percent: (share: number) => string,
  letters: number,
): string {
  const { barrage } = marks
  const tagScale = enlarged(TAG_LETTERS, letters)
  return [
    ...fireLines(marks.fire, turned),
    ...(barrage
      ? [aboutHex(barrage.target, artilleryTemplate(barrage.hexes, turned, enlarged(MARK_LETTERS, letters)))]
      : []),
    ...(barrage?.chances ?? []).map(([hex, chance]) =>
      aboutHex(hex, chanceTag(hex, percent(chance), turned, letters)),
    ),
    ...marks.tags.map(({ hex, dice, isChosen }) =>
      aboutHex(hex, diceTag(...tagPlace(hex, turned), dice, isChosen, tagScale)),
    ),
    ...marks.advised.map(hex => aboutHex(hex, lamp(hex, turned))),
  ].join('')
}

/** The way that somebody has just gone, kept until the next command. */
export const trailLayer = (
  moves: readonly (readonly [from: number, to: number, isRetreat: boolean])[],
  turned: Turn,
) =>
  moves
    .map(([from, to, isRetreat]) =>
      isRetreat ? retreatPath([from, to], turned) : pathDots([from, to], turned),
    )
    .join('')

/** Hexes in range, pale where they are seen and hatched out where they are not, with the dice for each. */
export const sightLayer = (field: readonly InReach[], turned: Turn, letters: number): string =>
  field
    .map(({ hex, dice, isSeen }) => {
      const [x, y] = placeOf(hex, turned)
      const d = hexOutline(hex, turned, 0.97)
      if (!isSeen)
        return `<path d="${d}" fill="#17110a" fill-opacity=".5"/>${stroked(`M${f(x - 9)} ${f(y - 9)}l18 18M${f(x + 9)} ${f(y - 9)}l-18 18`, '#d8cba8', 2.4, 'opacity=".7"')}`
      const number =
        '<circle r="10.500" fill="#fff6e4" stroke="#3a0f02" stroke-width="1.4"/>' +
        lettered(0, 6, String(dice), { size: MARK_LETTERS, colour: '#3a1503', anchor: 'middle' })
      return (
        `<path d="${d}" fill="#ffe9a8" fill-opacity=".34"/>` +
        placed(x, y - 24, number, enlarged(MARK_LETTERS, letters))
      )
    })
    .join('')

/** What each hex is called, under the pieces, at the top of the hex where most of it is seen. */
export function namesLayer(turned: Turn, letters: number): string {
  const size = Math.max(15.5, letters)
  const names = HEX_NAMES.map((name, hex) => {
    const [x, y] = placeOf(hex, turned)
    return lettered(x, y - 22, name, { size, colour: '#fff6dc', anchor: 'middle' })
  })
  return `<g stroke="#2b1d04" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${names.join('')}</g>`
}

/** The name of a section at the own edge, upright along it; a lit one can be chosen. */
export const sectionName = (
  name: string,
  [x, y]: readonly [number, number],
  turned: Turn,
  isLit: boolean,
  letters: number,
): string =>
  `<g transform="translate(${f(x)} ${f(y)})${isSideways(turned) ? ' rotate(-90)' : ''} scale(${thousandth(enlarged(SECTION_LETTERS, letters))})">${isLit ? '<rect x="-65" y="-17" width="130" height="34" rx="9" fill="none" stroke="#2b1d04" stroke-width="6"/><rect x="-65" y="-17" width="130" height="34" rx="9" fill="none" stroke="#ffe9a8" stroke-width="3" stroke-dasharray="9 6"/>' : ''}${sectionPlate(name)}</g>`
