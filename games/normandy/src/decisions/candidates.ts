/** What several decisions offer in the same way. */
import { add, type Commands, code, lowestBit } from '@bivouac/kernel'
import { KIND_MASK, kindOf } from '../cards/cards.ts'
import type { Tiles, Units } from '../vocabulary.ts'

/** A command for each of these units or tiles. */
export function addEach(out: Commands, verb: number, set: Units | Tiles): void {
  for (let bits: number = set; bits !== 0; bits &= bits - 1) add(out, code(verb, lowestBit(bits)))
}

/** A command for each kind among the cards of a pile's two cells: equal cards are offered once (N-7.5). */
export function addKinds(out: Commands, verb: number, low: number, high: number): void {
  addKindsOf(out, verb, low, 0)
  addKindsOf(out, verb, high, 32)
}

function addKindsOf(out: Commands, verb: number, cards: number, first: number): void {
  for (let bits = cards; bits !== 0; ) {
    const kind = kindOf[first + lowestBit(bits)]
    bits &= ~KIND_MASK[kind]
    add(out, code(verb, kind))
  }
}
