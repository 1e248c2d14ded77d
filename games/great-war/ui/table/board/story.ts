/** The enemy's turn, or the line of the log that is pointed at, drawn on the board: trails under the units, numbers and results over them. */
import {
  type Box,
  besides,
  DISC,
  DISC_LETTERS,
  numberDisc,
  placed,
  resultSlip,
  trail,
} from '@bivouac/face-kit/art'
import { hexMark } from '../../../src/art/hex-marks.ts'
import { boardSize, placeOf, type Turn } from '../../../src/art/places.ts'
import { battleDieFace } from '../../../src/art/tokens.ts'
import type { GreatWarFact } from '../../../src/facts.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { type Traces, tracesOf } from '../traces.ts'
import type { TableWords } from '../words.ts'
import { enlarged } from './letters.ts'
import type { Story } from './use-stories.ts'

interface Chapter {
  readonly facts: readonly GreatWarFact[]
  /** Undefined where lines are not numbered. */
  readonly number: number | undefined
  readonly isLit: boolean
  /** Whether the dice are shown, and not only what came of them. */
  readonly hasDice?: boolean
}

/** From the middle of a unit to its rim. */
const RIM = 32
const DIE = 24

/** On what it is drawn. */
interface Stage {
  readonly view: GreatWarView
  readonly turned: Turn
  readonly words: TableWords
  /** The least size of letters. */
  readonly letters: number
  /** The hexes that a unit has to choose from. */
  readonly waysBack?: readonly number[]
}

export function storyArt(
  { view, turned, words, letters, waysBack = [] }: Stage,
  chapters: readonly Chapter[],
): Story {
  const scale = enlarged(DISC_LETTERS, letters)
  const under: string[] = []
  const over: string[] = []
  // Results cover neither units nor the hexes that a unit has to choose from.
  const kept = [...view.units.map(({ hex }) => hexNamed(hex)), ...waysBack].map(hex => boxOf(hex, turned))
  const [width, height] = boardSize(turned)
  const taken: Box[] = []
  for (const { facts, number, isLit, hasDice = false } of chapters) {
    const traces = tracesOf(facts)
    under.push(...marksOf(traces, turned, isLit), ...trailsOf(traces, turned, isLit))
    if (number !== undefined)
      over.push(...actorsIn(traces).map(hex => disc(placeOf(hex, turned), scale, number, isLit, taken)))
    for (const outcome of traces.outcomes) {
      const { hex, dice: fallen, lost, isDestroyed } = outcome
      const dice = {
        art: hasDice ? fallen.map(({ face, isHit }) => placed(0, 0, battleDieFace(face, isHit), 0.62)) : [],
        width: DIE,
      }
      const whatCame = outcomeWords(words, outcome)
      if (whatCame === '' && dice.art.length === 0) continue
      const slip = resultSlip(whatCame, lost > 0 || isDestroyed, dice, scale)
      const piece = boxOf(hex, turned)
      const place = besides(piece, slip, [...kept, ...taken], { x: 0, y: 0, width, height })
      taken.push(place)
      over.push(slip.at(place, piece))
    }
  }
  return { under: under.join(''), over: over.join('') }
}

function outcomeWords(
  { say, sayCounted }: TableWords,
  { lost, isDestroyed, fallsBack, isDecided }: Traces['outcomes'][number],
): string {
  if (isDestroyed) return say('slip.destroyed')
  if (!isDecided) return ''
  if (lost === 0) return say(fallsBack ? 'slip.lost.back' : 'slip.lost.none')
  const figures = `−${sayCounted('slip.lost.count', lost)}`
  return fallsBack ? `${figures} · ${say('slip.lost.back')}` : figures
}

/** Where it was done: the number lies there. A unit that only moved has it where it went. */
const actorsIn = ({ ways, fire, hexes }: Traces): readonly number[] => {
  const acted = [...fire.map(({ from }) => from), ...ways.map(({ to }) => to)]
  return [...new Set(acted.length > 0 ? acted : hexes)]
}

function marksOf({ fire, outcomes, hexes }: Traces, turned: Turn, isLit: boolean): readonly string[] {
  const mark = (hex: number, isTarget: boolean): string =>
    hexMark(isLit ? (isTarget ? 'chosen-target' : 'selected') : 'hover', hex, turned)
  const targets = [...new Set([...fire.map(({ to }) => to), ...outcomes.map(({ hex }) => hex)])]
  // Orders are lit only on request: they would gild half the army.
  const others = isLit || fire.length === 0 ? hexes : []
  return [
    ...(isLit ? others.map(hex => mark(hex, false)) : []),
    ...fire.map(({ from }) => mark(from, false)),
    ...targets.map(hex => mark(hex, true)),
  ]
}

function trailsOf({ ways, fire }: Traces, turned: Turn, isLit: boolean): readonly string[] {
  return [
    ...ways.map(({ from, to }) =>
      trail(placeOf(from, turned), placeOf(to, turned), { isMove: true, isLit, rims: [4, RIM] }),
    ),
    ...fire.map(({ from, to }) =>
      trail(placeOf(from, turned), placeOf(to, turned), { isMove: false, isLit, bend: 16, rims: [RIM, RIM] }),
    ),
  ]
}

function boxOf(hex: number, turned: Turn): Box {
  const [x, y] = placeOf(hex, turned)
  return { x: x - 30, y: y - 31, width: 60, height: 63 }
}

/** At the upper left of its hex, where a unit has no sign of its own; each further one below it. */
function disc(
  [x, y]: readonly [number, number],
  scale: number,
  number: number,
  isLit: boolean,
  taken: Box[],
): string {
  const reach = DISC * scale
  const size = 2 * reach
  const box = { x: x - 28 - reach, y: y - 24 - reach, width: size, height: size }
  while (taken.some(other => other.x === box.x && Math.abs(other.y - box.y) < size)) box.y += size
  taken.push(box)
  return numberDisc([box.x + reach, box.y + reach], number, isLit, scale)
}
