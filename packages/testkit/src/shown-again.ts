/** Views that take over what was shown before, held against views that are made anew. */
import {
  type Board,
  type Fact,
  type GameModule,
  nowShown,
  type Seat,
  type Shown,
  SPECTATOR,
  type Table,
} from '@bivouac/kernel'

/** To be called after each command of a game: whose view says something else than one made anew, undefined if none does. */
export function viewsAgain<B extends Board, V, E extends Fact>(module: GameModule<B, V, E>) {
  const shown = new Map<Seat, Shown<B, V>>()
  return (table: Table<B>): string | undefined => {
    let wrong: string | undefined
    for (const eyes of [SPECTATOR, 0, 1]) {
      const before = shown.get(eyes)
      const view = module.view(table, eyes, before)
      if (JSON.stringify(view) !== JSON.stringify(module.view(table, eyes))) wrong ??= `seat ${eyes}`
      shown.set(eyes, nowShown(table, view, before))
    }
    return wrong
  }
}
