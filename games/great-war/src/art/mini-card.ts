/** Cards for the strip of a phone's hand, 84 by 104: title, and the diagram, the sign or the cost. Few nodes. */
import { block, iconAt, lettered, placed, STOCK } from '@bivouac/face-kit/art'
import { TEAL } from './combat-card.ts'
import { type CommandFace, isForAll, isSectionCard, OLIVE, RUSSET } from './command-card.ts'
import { hqToken } from './tokens.ts'

/** A chosen card has a thick brass edge, not only a brighter one. */
const frame = (head: string, name: string, chosen: boolean): string =>
  `<rect x=".5" y=".5" width="83" height="103" rx="8" fill="#f4ead0" stroke="${chosen ? '#e6b954' : STOCK.edge}" stroke-width="${chosen ? 5 : 1}"/>` +
  `<path d="M4 10a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v24H4z" fill="${head}"/>` +
  block(
    42,
    19,
    name,
    { width: 70, max: 15, min: 10.5, lines: 2, maxWrapped: 13.5 },
    { colour: '#fff6e0', anchor: 'middle' },
  )

export function miniCommandCard(card: CommandFace, name: string, chosen = false): string {
  const what = isSectionCard(card)
    ? card.orders
        .map((one, i) => {
          const x = 8 + i * 23.5
          return (
            `<rect x="${x}" y="44" width="21" height="46" rx="3" fill="${one === 0 ? '#ded2b0' : '#c9a352'}" stroke="#3d3313" stroke-width="${one === 0 ? 0.8 : 1.8}"/>` +
            (isForAll(one)
              ? iconAt('star', x + 1.5, 58, 18, STOCK.brassInk)
              : one > 0
                ? lettered(x + 10.5, 76, String(one), {
                    size: 25,
                    colour: STOCK.brassInk,
                    face: 'title',
                    anchor: 'middle',
                  })
                : '')
          )
        })
        .join('')
    : iconAt(card.picture?.sign ?? 'command', 21, 46, 42, RUSSET)
  return frame(isSectionCard(card) ? OLIVE : RUSSET, name, chosen) + what
}

/** `costText` says the cost in words, as "HQ cost 2". */
export function miniCombatCard(name: string, cost: number, costText: string, chosen = false): string {
  const step = cost > 3 ? 66 / cost : 24
  const tokens = Array.from({ length: cost }, (_, i) =>
    placed(42 - ((cost - 1) * step) / 2 + i * step - 11, 48, hqToken(), 0.74),
  )
  return (
    frame(TEAL, name, chosen) +
    tokens.join('') +
    block(
      42,
      87,
      costText,
      { width: 72, max: 13.5, min: 9 },
      { colour: STOCK.ink, anchor: 'middle', weight: 600 },
    )
  )
}
