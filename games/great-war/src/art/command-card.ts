/** Command cards, 250 by 350: a diagram of the three sections, or a picture. All words come from outside. */
import {
  artBrush,
  block,
  CARD,
  cardEdge,
  cardHead,
  cardStock,
  cardWindow,
  iconAt,
  type LiveryName,
  lettered,
  PAINT,
  placed,
  STOCK,
} from '@bivouac/face-kit/art'
import type { CommandCard } from '../cards/vocabulary.ts'
import { type SideName, UNITS_PER_SIDE } from '../vocabulary.ts'
import { cardText } from './card-text.ts'
import { COMMAND_SCENES } from './scenes/command-scenes.ts'
import { liveryOf } from './unit.ts'

interface CommandCardWords {
  readonly title: string
  readonly text: string
  /** A line at the foot beside a shell: what the card gives the artillery. */
  readonly foot?: string
}

/** What is seen of a command card. */
export type CommandFace = Pick<CommandCard, 'title' | 'orders' | 'picture'>

/** G-12.1 Section cards show a diagram of their orders, all others a picture. */
export const isSectionCard = ({ orders }: Pick<CommandCard, 'orders'>): boolean =>
  orders.some(count => count > 0)

/** An order for everybody there. */
export const isForAll = (orders: number): boolean => orders >= UNITS_PER_SIDE

interface CommandCardLook {
  readonly card: CommandFace
  readonly words: CommandCardWords
  /** Whose men stand in the picture; the deck is common, so each card has its own otherwise. */
  readonly side?: SideName
  readonly prefix: string
}

export const OLIVE = '#54491f'
export const RUSSET = '#6b2f1d'
const LINE = '#3d3313'

/** One section of the diagram, 66 by 84. */
function section(orders: number): string {
  const lit = orders !== 0
  return (
    `<rect width="66" height="84" rx="4" fill="${lit ? '#c9a352' : '#d8cba8'}" stroke="${LINE}" stroke-width="${lit ? 2.5 : 1}"/>` +
    (lit ? `<rect width="66" height="84" rx="4" fill="${PAINT.hatchLight}"/>` : '') +
    (isForAll(orders)
      ? iconAt('star', 12, 21, 42, STOCK.brassInk)
      : lit
        ? lettered(33, 60, String(orders), {
            size: 52,
            colour: STOCK.brassInk,
            face: 'title',
            anchor: 'middle',
          })
        : '<path d="M22 42h22" stroke="#8d7f56" stroke-width="3"/>')
  )
}

/** Cards without a side of their own alternate between the two armies. */
export const armyOf = (title: string, side: SideName | undefined): LiveryName =>
  liveryOf(side ?? (title.length % 2 === 0 ? 'british' : 'german'))

export function commandCard({ card, words, side, prefix }: CommandCardLook): string {
  const { title, orders, picture } = card
  const strip = orders.map((one, i) => placed(22 + i * 70, 74, section(one))).join('')
  const b = artBrush(`command-${title}`, prefix)
  const window =
    picture !== undefined
      ? cardWindow(b.id(), 58, 116, COMMAND_SCENES[picture.scene](b, armyOf(title, side)), LINE)
      : `<path d="M10 58h230v116H10z" fill="#b9a878"/>${strip}<path d="M10 174h230" stroke="${LINE}" stroke-width="2"/>`
  const foot = words.foot
    ? placed(
        24,
        300,
        `<rect width="202" height="28" rx="4" fill="#e6d9b8" stroke="#9d8c62"/>${iconAt('shell', 4, 3, 22, OLIVE)}` +
          block(34, 14, words.foot, { width: 160, max: 21, min: 13 }, { colour: STOCK.ink, weight: 600 }),
      )
    : ''
  return (
    cardStock(LINE) +
    cardHead(isSectionCard(card) ? OLIVE : RUSSET, 48) +
    block(
      CARD.width / 2,
      34,
      words.title,
      { width: 196, max: 29, min: 17, lines: 2, maxWrapped: 22 },
      { colour: '#fff6e0', anchor: 'middle' },
    ) +
    window +
    cardText(words.text, { x: 22, y: 184, width: 206, height: words.foot ? 110 : 148 }, STOCK.ink) +
    foot +
    cardEdge
  )
}
