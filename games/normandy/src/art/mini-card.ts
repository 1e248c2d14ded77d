/** A small card of 84 by 104 for a strip on a narrow screen: picture, initiative, squad and the icons of its actions. */
import {
  artBrush,
  block,
  clipped,
  filled,
  iconAt,
  LIVERIES,
  lettered,
  outlined,
  PAINT,
  STOCK,
  sideShape,
  stroked,
} from '@bivouac/face-kit/art'
import type { KindName, SideName } from '../vocabulary.ts'
import { printedCard } from './card.ts'
import type { PrintedCard } from './card-rows.ts'
import { cardScene } from './card-scenes.ts'

interface MiniLook {
  readonly side: SideName
  readonly kind: KindName
  /** A short title, translated. */
  readonly title: string
  readonly selected?: boolean
}

export function miniCard({ side, kind, title, selected = false }: MiniLook, prefix: string): string {
  const { scene, squad, initiative, actions } = printedCard(kind)
  const { base, dark, shape } = LIVERIES[side]
  const fog = scene === 'fog-of-war'
  const b = artBrush(`${side}-${kind}`, prefix)
  const edge = selected ? 'stroke="#e6b954" stroke-width="5"' : `stroke="${STOCK.edge}"`
  const picture = `<g transform="translate(0 22) scale(.37)">${cardScene(scene, side, b)}</g>`
  return (
    `<rect x=".5" y=".5" width="83" height="103" rx="8" fill="${fog ? '#dcd8ca' : STOCK.paper}" ${edge}/>` +
    filled('M4 10a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v14H4z', fog ? '#6e6d62' : base) +
    block(26, 14.3, title, { width: 51, max: 14, min: 11 }, { colour: '#fff' }) +
    clipped(b.id(), '<path d="M4 24h76v42H4z"/>', picture) +
    outlined('M6 2h17v28l-8.5-5-8.5 5z', PAINT.brass, '#4a3208', 1) +
    lettered(14.5, 20, String(initiative), {
      size: 17,
      colour: STOCK.brassInk,
      face: 'title',
      anchor: 'middle',
    }) +
    (squad === ''
      ? ''
      : sideShape(shape, 70, 56, 9, `fill="${STOCK.paper}" stroke="${dark}" stroke-width="1.5"`) +
        lettered(70, 61, squad, { size: 14, colour: '#211c0d', anchor: 'middle' })) +
    actionSigns(actions) +
    (fog ? stroked('M16 82q8-7 16 0t16 0 16 0M16 92q8-7 16 0t16 0 16 0', '#6e6d62', 2.5) : '')
  )
}

/** Side by side up to three; four in two lines. */
function actionSigns(actions: PrintedCard['actions']): string {
  const perLine = actions.length > 3 ? 2 : actions.length
  const size = actions.length > 2 ? 14 : 16
  return actions
    .map(({ action, value }, i) => {
      const middle = 4 + (76 / perLine) * ((i % perLine) + 0.5)
      const y = actions.length > 3 ? 76.5 + Math.floor(i / perLine) * 17 : 85
      const sign = iconAt(
        action,
        middle - (value > 0 ? size * 0.82 : size / 2),
        y - size / 2,
        size,
        '#3a3520',
      )
      return (
        sign +
        (value > 0
          ? lettered(middle + 7.5, y + 5.3, String(value), {
              size: size - 1,
              colour: STOCK.ink,
              anchor: 'middle',
            })
          : '')
      )
    })
    .join('')
}
