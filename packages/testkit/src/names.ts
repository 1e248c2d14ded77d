/** The things of a game that can be hidden, by name: what its piles are made of. */
import {
  type Board,
  type Fact,
  type GameModule,
  newTable,
  notebook,
  seeded,
  seedTable,
} from '@bivouac/kernel'

const known = new WeakMap<Board, ReadonlySet<string>>()

/** What the setup shuffles has names that somebody may not know yet. */
export function namesOf<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
): ReadonlySet<string> {
  const found = known.get(board)
  if (found) return found
  const t = newTable(module.layout, board, seeded)
  seedTable(t, 'names')
  const book = notebook()
  t.recorder = book
  module.setup(t)
  const names = book.drawn.flatMap(drawn =>
    'pile' in drawn ? drawn.order.map(item => module.itemName(drawn.pile, item)) : [],
  )
  known.set(board, new Set(names))
  return new Set(names)
}

/** Those of the names that stand in some data. */
export function namesIn(data: unknown, names: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') {
    if (names.has(data)) found.add(data)
  } else if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) namesIn(data[i], names, found)
  } else if (typeof data === 'object' && data !== null)
    for (const field in data) namesIn((data as Record<string, unknown>)[field], names, found)
  return found
}
