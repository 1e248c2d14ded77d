/** What pressing a row of a card does. */
import type { Hands } from '@bivouac/client-shell'
import type { NormandySeen } from '../logic/spoken.ts'
import { asks } from '../logic/things.ts'
import type { Row } from './rows.ts'

/** A row of a card that is not picked up yet needs no second press. */
export function pressRow(
  { board, view, legal }: NormandySeen,
  hands: Hands,
  row: Pick<Row, 'thing' | 'command' | 'can'>,
): void {
  // A card that is played leaves from under the pointer, which then points at nothing.
  hands.point(undefined)
  if (!row.can || hands.next.has(row.thing) || hands.proposed === row.command) hands.press(row.thing)
  else if (asks(board, view, row.command, legal)) hands.propose(row.command)
  else hands.give(row.command)
}
