/** N-9.1 A number for all that both sides can see: the board, open piles by kind of card, sizes of hidden ones, the decision. */
import { DEPTH, FRAME_CELLS, FRAMES } from '@bivouac/kernel'
import { CARD_END, kindOf } from '../cards/cards.ts'
import { DISCARD, HAND, PLAY, SUPPLY, UNITS } from '../vocabulary.ts'
import { takeCards } from './frames.ts'
import * as s from './state.ts'

type T = s.NormandyTable
const { active, bids, controlled, deckSizes, initiative, markers, onBoard, progress } = s.AT
const { round, stale, suppressed, targets, unitTiles, values } = s.AT
/** The argument of a frame that is one card of several equal ones. */
const PLAYING = 5

const mix = (h: number, x: number): number => {
  const z = Math.imul(h ^ x, 0x9e3779b1)
  return z ^ (z >>> 15)
}

/** One number for each byte of a pile: cards of a kind count alike, whichever of them lie there. */
const PILE_PRINT: Int32Array = new Int32Array(8 * 256)
for (let byte = 0; byte < 8; byte++)
  for (let bits = 0; bits < 256; bits++)
    for (let bit = 0; bit < 8; bit++) {
      const card = byte * 8 + bit
      if ((bits >> bit) & 1 && card < CARD_END && kindOf[card] >= 0)
        PILE_PRINT[byte * 256 + bits] += mix(0x51ed270b, kindOf[card] + 1)
    }

function pilePrint(w: Int32Array, at: number): number {
  const low = w[at]
  const high = w[at + 1]
  return (
    (PILE_PRINT[low & 255] +
      PILE_PRINT[256 + ((low >>> 8) & 255)] +
      PILE_PRINT[512 + ((low >>> 16) & 255)] +
      PILE_PRINT[768 + (low >>> 24)] +
      PILE_PRINT[1024 + (high & 255)] +
      PILE_PRINT[1280 + ((high >>> 8) & 255)] +
      PILE_PRINT[1536 + ((high >>> 16) & 255)] +
      PILE_PRINT[1792 + (high >>> 24)]) |
    0
  )
}

export function publicPrint(t: T): number {
  const w = t.cells
  let h = mix(w[round], (w[initiative] << 1) | w[active] | (w[stale] << 2) | (w[progress] << 8))
  for (let side = 0; side < 2; side++) {
    h = mix(h, pilePrint(w, s.pileAt(side, SUPPLY)))
    h = mix(h, pilePrint(w, s.pileAt(side, PLAY)))
    h = mix(h, pilePrint(w, s.pileAt(side, DISCARD)))
    // N-9.1 That a bid is made is known, not which.
    const hasBid = w[bids + side] === 0 ? 0 : 1
    h = mix(h, w[deckSizes + side] | (s.cardCount(t, side, HAND) << 8) | (hasBid << 16))
    h = mix(h, w[markers + side])
    h = mix(h, w[controlled + side])
    h = mix(h, w[targets + side])
  }
  h = mix(h, w[onBoard])
  h = mix(h, w[suppressed])
  for (let unit = 0; unit < UNITS; unit += 2) h = mix(h, w[unitTiles + unit] | (w[unitTiles + unit + 1] << 8))
  if (t.board.radio >= 0) h = mix(h, w[values + t.board.radio])
  return framesPrint(w, h)
}

function framesPrint(w: Int32Array, print: number): number {
  const end = FRAMES + w[DEPTH] * FRAME_CELLS
  let h = print
  for (let at = FRAMES; at < end; at += FRAME_CELLS) {
    const kind = w[at]
    for (let i = 0; i < PLAYING; i++) h = mix(h, w[at + i])
    h = mix(h, kind === takeCards.kind ? kindOf[w[at + PLAYING]] : w[at + PLAYING])
  }
  return h
}
