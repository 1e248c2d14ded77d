/** A moment as a screen is given it, and what a part of the table is given at it. */
import { newStore, nextThings, type Seen, type Thing } from '@bivouac/client-shell'
import { commands, listed, type Seat } from '@bivouac/kernel'
import type { GreatWarFact } from '../../src/facts.ts'
import { greatWar } from '../../src/game.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarTable } from '../../src/state/state.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { pathOf } from '../../ui/table/path-of.ts'
import type { TablePart } from '../../ui/table/seen.ts'
import { tableWords } from '../../ui/table/words.ts'

export type GreatWarSeen = Seen<GreatWarBoard, GreatWarView, GreatWarFact>

export const seenAt = (
  { table }: { readonly table: GreatWarTable },
  seat: Seat,
  legal = legalAt(table, seat),
): GreatWarSeen => ({
  board: table.board,
  view: greatWar.view(table, seat),
  seat,
  seq: 0,
  decision: greatWar.decision(table),
  legal,
  outcome: undefined,
  facts: [],
  isLive: true,
})

function legalAt(table: GreatWarTable, seat: Seat): readonly number[] {
  const list = commands()
  if (seat >= 0 && (greatWar.toChoose(table) >> seat) & 1) greatWar.legal(table, seat, list)
  return listed(list)
}

/** With nothing in hand, in English, which must have been loaded; `pressed` collects what the part presses. */
export function partAt(seen: GreatWarSeen, room: TablePart['room'], pressed: Thing[] = []): TablePart {
  const { board, view, legal } = seen
  const nothing = (): void => {}
  return {
    seen,
    hands: {
      picked: [],
      next: nextThings(
        legal.map(command => ({ command, path: pathOf(board, view, command) })),
        [],
      ),
      proposed: undefined,
      advised: [],
      press: thing => void pressed.push(thing),
      point: nothing,
      tell: nothing,
      give: nothing,
      propose: nothing,
      stepBack: nothing,
    },
    words: tableWords({ language: 'en' }),
    motion: { speed: 0 },
    room,
    recap: [],
    pointing: newStore<Thing | undefined>(undefined),
  }
}
