/** One action of a card as printed and as it stands now: free, chosen, or off with its reason. */
import {
  block,
  f,
  filled,
  iconAt,
  LIVERIES,
  lettered,
  lineWidth,
  STOCK,
  sideShape,
  stroked,
} from '@bivouac/face-kit/art'
import type { SideName } from '../vocabulary.ts'
import type { PrintedCard, RowBox } from './card-rows.ts'

export interface RowLook {
  /** The action's name, translated. */
  readonly name: string
  readonly selected?: boolean
  /** Set when the action cannot be taken now: a short reason, translated, or nothing to say. */
  readonly disabled?: string
}

/** The row is a group of class `action` that names its action, at the place that the card's plan gives. */
export function actionRow(side: SideName, printed: PrintedCard, i: number, look: RowLook): string {
  const box = printed.plan.rows[i]
  const { action, value, ownSquad } = printed.actions[i]
  const { dark } = LIVERIES[side]
  const middle = box.y + box.height / 2
  const off = look.disabled !== undefined
  const on = look.selected === true && !off
  const ink = off ? STOCK.quiet : on ? STOCK.accentInk : STOCK.ink
  const reason = look.disabled ?? ''
  const lines = box.height > 34 ? 2 : 1
  /** A reason may take more of the row when the action's name is short. */
  const most = lineWidth(look.name, 20) > 66 ? 84 : 108
  const taken = Math.min(most, lineWidth(reason, 17, 'note'))
  const end = reason !== '' ? 222 - taken : ownSquad ? 172 : value > 0 ? 197 : 231
  const room = { width: end - 52, max: 23, min: 17, lines, maxWrapped: 18 }
  const reasonRoom = { width: most, max: 17, min: 15, lines, face: 'note' } as const
  return (
    `<g class="action" data-action="${action}">` +
    `<rect x="${box.x}" y="${f(box.y)}" width="${box.width}" height="${f(box.height)}" rx="5" ${plateOf(on, off)}/>` +
    iconAt(action, 19, middle - 12.5, 25, off ? '#857a5c' : on ? '#ffe9c4' : dark) +
    block(52, middle, look.name, room, { colour: ink }) +
    (reason === ''
      ? (ownSquad ? squadLimit(side, printed.squad, middle) : '') +
        (value > 0 ? valuePlate(box, value, dark, on, off) : '')
      : block(230, middle, reason, reasonRoom, { colour: '#544d3b', anchor: 'end' })) +
    '</g>'
  )
}

const plateOf = (on: boolean, off: boolean): string =>
  on
    ? `fill="${STOCK.accent}" stroke="#4d1d05" stroke-width="2"`
    : off
      ? 'fill="none" stroke="#857a5c" stroke-width="1.2" stroke-dasharray="4 3"'
      : 'fill="#fffaf0" fill-opacity=".75" stroke="#9d8c62"'

function valuePlate({ y, height }: RowBox, value: number, dark: string, on: boolean, off: boolean): string {
  const plate = `M203 ${f(y + 3)}h27a4 4 0 0 1 4 4v${f(height - 14)}a4 4 0 0 1-4 4h-27z`
  const colour = off ? STOCK.quiet : on ? '#6b2a09' : '#fff8e2'
  // In the low rows of a card with four actions a large figure would fill its plate to the edge.
  const size = Math.min(26, (height - 6) * 0.92)
  return (
    (off ? stroked(plate, '#857a5c', 1.2) : filled(plate, on ? STOCK.accentInk : dark)) +
    lettered(218.5, y + height / 2 + size * 0.35, String(value), {
      size,
      colour,
      face: 'title',
      anchor: 'middle',
    })
  )
}

/** The letter of the squad that an action is limited to. */
const squadLimit = (side: SideName, squad: string, middle: number): string =>
  sideShape(LIVERIES[side].shape, 187, middle, 10.5, `fill="${LIVERIES[side].dark}"`) +
  lettered(187, middle + 5.8, squad, { size: 16, colour: '#fff', anchor: 'middle' })
