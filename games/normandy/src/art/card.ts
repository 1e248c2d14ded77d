/** Full cards of 250 by 350. Words come from the caller, already in his language; the action rows are the buttons. */
import {
  artBrush,
  block,
  cardEdge,
  cardHead,
  cardStock,
  cardWindow,
  LIVERIES,
  lettered,
  nameSlip,
  ribbon,
  STOCK,
  sideShape,
  stroked,
  wrapped,
} from '@bivouac/face-kit/art'
import { ANY_SQUAD, KIND, SQUAD_LIMIT } from '../cards/cards.ts'
import { ACTIONS, KINDS, type KindName, type SideName } from '../vocabulary.ts'
import { actionRow, type RowLook } from './action-row.ts'
import { cardPlan, type PrintedCard } from './card-rows.ts'
import { type CardScene, cardScene } from './card-scenes.ts'

export interface CardLook {
  readonly side: SideName
  readonly kind: KindName
  /** The kind of soldier, translated, without his squad. */
  readonly title: string
  /** The man's name; nobody on a Fog of War. */
  readonly man?: string
  /** One for each printed action, in its order. */
  readonly rows: readonly RowLook[]
  /** The one rule of a Fog of War, translated. */
  readonly text?: string
}

const FOG_HEAD = { base: '#686759', dark: '#3d3c33' } as const

export function printedCard(kind: KindName): PrintedCard {
  const number = KINDS.indexOf(kind)
  const { initiative, actions, squad } = KIND[number]
  return {
    scene: kind.replace(/-[abc]$/, '') as CardScene,
    initiative,
    squad: squad === undefined ? '' : 'ABC'[squad],
    actions: actions.map(({ action, value }) => ({
      action: ACTIONS[action],
      value,
      ownSquad:
        SQUAD_LIMIT[number] !== ANY_SQUAD && (ACTIONS[action] === 'bolster' || ACTIONS[action] === 'inspire'),
    })),
    plan: cardPlan(actions.length),
  }
}

/** A whole card. `prefix` is for its ids; the document must hold the shared definitions. */
export function cardArt(look: CardLook, prefix: string): string {
  const printed = printedCard(look.kind)
  const fog = printed.scene === 'fog-of-war'
  const { base, dark } = fog ? FOG_HEAD : LIVERIES[look.side]
  const { ink } = LIVERIES[look.side]
  const b = artBrush(`${look.side}-${look.kind}-${look.man ?? ''}`, prefix)
  const titleRoom = { width: printed.squad === '' ? 170 : 132, max: 27, min: 17, lines: 2, maxWrapped: 20 }
  return (
    cardStock(dark, fog ? '#e4e0d2' : STOCK.face) +
    cardHead(base, 46, !fog) +
    block(64, 33, look.title, titleRoom, { colour: ink }) +
    (printed.squad === '' ? '' : squadBadge(look.side, printed.squad)) +
    cardWindow(b.id(), 56, printed.plan.picture, cardScene(printed.scene, look.side, b), dark) +
    ribbon(printed.initiative) +
    (look.man === undefined ? '' : nameSlip(look.man, 56 + printed.plan.picture, dark)) +
    look.rows.map((row, i) => actionRow(look.side, printed, i, row)).join('') +
    (fog ? fogText(look.text ?? '') : '') +
    cardEdge
  )
}

function squadBadge(side: SideName, squad: string): string {
  const { dark, shape } = LIVERIES[side]
  return (
    sideShape(shape, 219, 33, 18, `fill="${STOCK.paper}" stroke="${dark}" stroke-width="2.5"`) +
    lettered(219, 43, squad, { size: 29, colour: '#211c0d', face: 'title', anchor: 'middle' })
  )
}

/** Grey and wordless but for its one rule. */
function fogText(text: string): string {
  const lines = wrapped(text, 196, 19, 'text')
  const top = 268 - (lines.length - 1) * 13
  return (
    lines
      .map((line, i) =>
        lettered(125, top + i * 26, line, {
          size: 19,
          colour: '#33312a',
          face: 'text',
          weight: 600,
          anchor: 'middle',
        }),
      )
      .join('') + stroked('M60 312q16-12 32 0t32 0 32 0 32 0M60 326q16-12 32 0t32 0 32 0 32 0', '#8a887b', 3)
  )
}
