/** What lies over the counters and never catches a press: the way gone, the line of fire, the odds, the hint's lamp. */
import type { Thing } from '@bivouac/client-shell'
import {
  about,
  dottedArc,
  ICONS,
  ODDS_LETTERS,
  oddsTag,
  oddsTagWidth,
  placed,
  STEP_LETTERS,
  STOCK,
  steps,
} from '@bivouac/face-kit/art'
import { TILE } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import {
  type CounterSpot,
  cornerOf,
  extentOf,
  middleOf,
  middleOfCounter,
  type Spot,
} from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import { enlarged } from './letters.ts'
import type { Trail } from './trail.ts'

export interface Odds {
  readonly unit: string
  readonly text: string
  /** For counters in a crowd. */
  readonly brief: string
  readonly isChosen: boolean
}

interface Props {
  readonly board: NormandyBoard
  readonly spots: ReadonlyMap<string, CounterSpot>
  readonly trail: Trail
  readonly odds: readonly Odds[]
  /** From whom at whom, while a target is being chosen. */
  readonly fire: readonly [from: string, at: string] | undefined
  readonly advised: readonly Thing[]
  /** The least size of letters on the board. */
  readonly letters: number
  /** Larger on a small screen. */
  readonly tagScale: number
  placeOf(thing: Thing): Spot | undefined
}

export function Overlay({ board, spots, trail, odds, fire, advised, letters, tagScale, placeOf }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus; names tell the odds.
    <g className="normandy-overlay" aria-hidden="true">
      <Art art={trailArt(board, trail, enlarged(STEP_LETTERS, letters))} />
      {fire && <Art key={fire.join(' ')} art={fireArt(spots, fire)} />}
      {odds.map(one => {
        const spot = spots.get(one.unit)
        const scale = (one.isChosen ? 1.15 : 1) * tagScale
        const tag = spot && oddsArt(board, spot, one, scale, letters / ODDS_LETTERS)
        return tag && <Art key={one.unit} art={about(`unit:${one.unit}`, tag)} />
      })}
      {advised.map(thing => {
        const spot = placeOf(thing)
        const hasOdds = odds.some(({ unit }) => thing.endsWith(`:${unit}`))
        return (
          spot && <Art key={thing} className="normandy-calls" art={about(thing, lampArt(spot, hasOdds))} />
        )
      })}
    </g>
  )
}

function trailArt(board: NormandyBoard, { tiles }: Trail, scale: number): string {
  if (tiles.length < 2) return ''
  const numbers = tiles.map(tile => board.tiles.indexOf(tile))
  const places = numbers.map(tile => middleOf(board, tile))
  const lines = places.slice(1).map(({ x, y }, i) => dottedArc([places[i].x, places[i].y], [x, y], 0))
  const discs = numbers.slice(1).map(tile => {
    const { x, y } = cornerOf(board, tile)
    return [x + TILE / 2, y + TILE - 16] as const
  })
  return lines.join('') + (discs.length > 1 ? steps(discs, scale) : '')
}

function fireArt(spots: ReadonlyMap<string, CounterSpot>, [from, at]: readonly [string, string]): string {
  const [a, b] = [spots.get(from), spots.get(at)]
  if (a === undefined || b === undefined) return ''
  const [start, end] = [middleOfCounter(a), middleOfCounter(b)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < 1) return ''
  /** It begins and ends beside the counters, so that both can be read. */
  const along = (spot: Spot, reach: number): readonly [number, number] => [
    spot.x + ((end.x - start.x) / length) * reach,
    spot.y + ((end.y - start.y) / length) * reach,
  ]
  return dottedArc(along(start, 36 * a.scale), along(end, -40 * b.scale), Math.min(40, length / 5))
}

/** Beside its counter where there is room, else above it; in a crowd it is brief, and covers little of its own counter and of the one behind. */
function oddsArt(board: NormandyBoard, spot: CounterSpot, odds: Odds, wanted: number, least: number): string {
  const isCrowded = spot.scale < 0.95
  const text = isCrowded ? odds.brief : odds.text
  if (spot.tag === 'left' || spot.tag === 'right')
    return besideArt(spot, spot.tag, text, odds.isChosen, least)
  const scale = Math.max(least, isCrowded ? spot.scale : wanted)
  const { x, y } = middleOfCounter(spot)
  const top = y - 32 * spot.scale - (spot.tag === 'above' ? 27 : 14) * scale
  const half = (oddsTagWidth(text) * scale) / 2
  const { left, width } = extentOf(board)
  const within = Math.max(left, Math.min(left + width - 2 * half, x - half))
  return placed(within, top, oddsTag(text, odds.isChosen), scale)
}

/** The size of a tag that two of find room between two counters; larger ones lie one above the other, and as large as two rows of them may be. */
const BESIDE = { both: 0.83, most: 1.2 }

function besideArt(
  spot: CounterSpot,
  at: 'left' | 'right',
  text: string,
  isChosen: boolean,
  least: number,
): string {
  const { x, y } = middleOfCounter(spot)
  const scale = Math.max(BESIDE.both, Math.min(least, BESIDE.most))
  const reach = 29 * spot.scale
  const width = oddsTagWidth(text) * scale
  const aside = scale === BESIDE.both ? 0 : (at === 'right' ? -12.5 : 12.5) * scale
  return placed(
    at === 'right' ? x + reach : x - reach - width,
    y - 12 * scale + aside,
    oddsTag(text, isChosen, at),
    scale,
  )
}

/** Beside odds and not over them: they are what is to be read. */
const lampArt = ({ x, y }: Spot, hasOdds: boolean): string =>
  placed(
    x + (hasOdds ? 34 : 14),
    y - (hasOdds ? 18 : 58),
    `<circle cx="18" cy="18" r="17" fill="${STOCK.brassInk}"/><circle cx="18" cy="18" r="15" fill="#f4c65a"/><g transform="translate(6 6)" color="${STOCK.brassInk}">${ICONS.lamp}</g>`,
  )
