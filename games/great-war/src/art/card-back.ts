/** The backs of the two decks, 250 by 350: trench lines for command, bursts for combat; the shape in the middle differs. */
import {
  artBrush,
  cardEdge,
  clipped,
  emblem,
  f,
  PAINT,
  type Point,
  ring,
  STOCK,
  smooth,
  straight,
  stroked,
} from '@bivouac/face-kit/art'
import type { DeckName } from '../vocabulary.ts'
import { TEAL } from './combat-card.ts'
import { OLIVE } from './command-card.ts'

/** A ditch that runs in square bends from the left to the right edge. */
function ditch(y: number): string {
  const points: Point[] = []
  for (let i = 0, x = -10; x < 260; i++, x += 22) {
    const high = i % 2 === 0 ? 0 : 12
    points.push([x, y + high], [x + 22, y + high])
  }
  return straight(points)
}

export function deckBack(deck: DeckName, prefix: string): string {
  const b = artBrush(`deck-${deck}`, prefix)
  const [base, light, dark] =
    deck === 'command' ? [OLIVE, '#8a7c45', '#2b2510'] : [TEAL, '#5f8080', '#16292b']
  let lines = ''
  if (deck === 'command') for (let y = 4; y < 350; y += 30) lines += ditch(y)
  else
    for (let i = 0; i < 9; i++) lines += smooth(ring(b, [125, 175], 30 + i * 22, 38 + i * 24, 11, 0.13), true)
  const middle =
    deck === 'command'
      ? `<rect x="79" y="129" width="92" height="92" rx="8"`
      : `<path d="M125 117L175 146V204L125 233 75 204V146z"`
  const face = '<rect x="10" y="10" width="230" height="330" rx="7"/>'
  return (
    `<rect width="250" height="350" rx="14" fill="${STOCK.card}"/>` +
    `<rect x="10" y="10" width="230" height="330" rx="7" fill="${base}"/>` +
    clipped(b.id(), face, stroked(lines, light, f(deck === 'command' ? 3 : 1.6), 'opacity=".6"')) +
    `<rect x="17" y="17" width="216" height="316" rx="4" fill="none" stroke="${light}" stroke-width="1.4"/>` +
    `${middle} fill="${STOCK.paper}" stroke="${dark}" stroke-width="4"/>` +
    emblem(125, 178, 1.2, dark) +
    `<rect width="250" height="350" rx="14" fill="${PAINT.linen}"/>` +
    cardEdge
  )
}
