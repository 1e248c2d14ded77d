/** Places along a game where a seat has a choice, as a bot sees them. */
import { botDice, type Sight } from '@bivouac/ai'
import { below, commands, listed, newTable, seedCells, seeded } from '@bivouac/kernel'
import { findScenario } from '../src/find.ts'
import type { Registered } from '../src/games.ts'

/** `count` places with a choice, `apart` commands from one another, in a game of random play. */
export function positions(game: Registered, count: number, apart = 15): Sight[] {
  const { module } = game
  const { board } = findScenario(game, '1')
  const t = newTable(module.layout, board, seeded)
  seedCells(t.cells, 'positions')
  module.setup(t)
  const chance = botDice('positions', 0)
  const found: Sight[] = []
  for (let i = 0; found.length < count; i++) {
    const seat = module.toChoose(t) & 1 ? 0 : 1
    const list = commands()
    module.legal(t, seat, list)
    const legal = listed(list)
    if (legal.length > 1 && i >= apart * found.length)
      found.push({
        board,
        seat,
        view: module.view(t, seat),
        legal,
        dice: botDice(`bot ${i}`, seat),
        clock: () => performance.now(),
      })
    module.apply(t, seat, legal[below(chance, legal.length, 0)])
  }
  return found
}
