/** Combat cards, 250 by 350: a picture, the cost as stacked HQ tokens, when it may be played, what it does. */
import {
  artBrush,
  block,
  CARD,
  cardEdge,
  cardStock,
  clipped,
  PAINT,
  placed,
  STOCK,
  stroked,
} from '@bivouac/face-kit/art'
import type { CombatCard } from '../cards/vocabulary.ts'
import type { SideName } from '../vocabulary.ts'
import { cardText } from './card-text.ts'
import { armyOf } from './command-card.ts'
import { COMBAT_SCENES } from './scenes/combat-scenes.ts'
import { hqToken } from './tokens.ts'

interface CombatCardWords {
  readonly title: string
  readonly text: string
  /** When it may be played. */
  readonly phase?: string
}

interface CombatCardLook {
  readonly card: Pick<CombatCard, 'title' | 'scene'>
  readonly words: CombatCardWords
  readonly cost: number
  readonly side?: SideName
  readonly prefix: string
}

export const TEAL = '#2f4a4c'
const LINE = '#2d3a3c'
const WINDOW = '<path d="M10 17a7 7 0 0 1 7-7h216a7 7 0 0 1 7 7v134H10z"/>'

/** A card that costs nothing shows an empty place, so that nobody looks for the price. */
const price = (cost: number): string =>
  cost === 0
    ? '<circle cx="33" cy="35" r="13.500" fill="#f7efdb" fill-opacity=".85"/><circle cx="33" cy="35" r="13.500" fill="none" stroke="#4a3208" stroke-width="2" stroke-dasharray="4 3"/>'
    : Array.from({ length: cost }, (_, i) => placed(18, 20 + i * 30, hqToken())).join('')

export function combatCard({ card, words, cost, side, prefix }: CombatCardLook): string {
  const b = artBrush(`combat-${card.title}`, prefix)
  const scene = COMBAT_SCENES[card.scene](b, armyOf(card.title, side))
  const picture = `<g transform="translate(4 10) scale(1.052)">${scene}</g><rect x="10" y="10" width="230" height="142" fill="${PAINT.grain}"/>`
  const phase = words.phase
    ? `<rect x="24" y="205" width="202" height="29" rx="14" fill="#d8e0d6" stroke="${TEAL}"/>` +
      block(
        125,
        219,
        words.phase,
        { width: 188, max: 21, min: 13 },
        { colour: '#1c2e30', anchor: 'middle', weight: 600 },
      )
    : ''
  const top = words.phase ? 243 : 208
  return (
    cardStock(LINE) +
    clipped(b.id(), WINDOW, picture) +
    `<path d="M10 150h230v46H10z" fill="${TEAL}"/><path d="M10 150h230v46H10z" fill="${PAINT.bevel}" fill-opacity=".35"/>` +
    stroked('M10 150h230M10 196h230', LINE, 2) +
    block(
      CARD.width / 2,
      173,
      words.title,
      { width: 196, max: 28, min: 17, lines: 2, maxWrapped: 21 },
      { colour: '#f3f6ee', anchor: 'middle' },
    ) +
    price(cost) +
    phase +
    cardText(words.text, { x: 22, y: top, width: 206, height: 332 - top }, STOCK.ink) +
    cardEdge
  )
}
