/** N-3.6 What an action printed on a card is made of: whether it can be carried out, and carrying it out. */
import type { NormandyTable } from '../state/state.ts'
import type { ActionName, Card, CardKind, Side, Tile, Unit } from '../vocabulary.ts'

export interface ActionRule {
  readonly action: ActionName
  /** N-4.1 0 if it can be carried out, else the refusal. `from` is where the card's unit acts from (N-4.4); command cards have none. */
  whyNot(t: NormandyTable, side: Side, kind: CardKind, from: Tile): number
  /**
   * The card lies in the play area, and its unit, if it has one, stands on the board; `entered` if it came there by this
   * card (N-3.10). Either a further decision is called, or the card is done and victory is looked at (N-8.1).
   */
  carryOut(t: NormandyTable, side: Side, unit: Unit, value: number, card: Card, entered: boolean): void
}
