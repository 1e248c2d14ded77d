/** The boards of the games' own scenarios, each worked out once. */
import { type Board, fail, type GameModule, type Result } from '@bivouac/kernel'

/** Which board: a scenario of the game, with other house values if there are any (JSON on one line). */
export interface BoardName {
  readonly scenario: string
  readonly house?: string | undefined
}

export type Boards = (module: GameModule, name: BoardName) => Result<Board>

export function newBoards(): Boards {
  const known = new Map<string, Result<Board>>()
  return (module, { scenario, house }) => {
    const key = `${module.id}/${scenario}/${house ?? ''}`
    const board = known.get(key) ?? openBoard(module, { scenario, house })
    known.set(key, board)
    return board
  }
}

function openBoard(module: GameModule, { scenario, house }: BoardName): Result<Board> {
  const entry = module.scenarios.find(one => one.id === scenario)
  if (entry === undefined)
    return fail('unknown-scenario', `${module.name} has no scenario '${scenario.slice(0, 60)}'.`)
  if (house === undefined) return module.board(entry.data)
  if (!module.takesHouseValues) return fail('bad-record', `${module.name} has no house values.`)
  try {
    return module.board({ ...(entry.data as object), house: JSON.parse(house) })
  } catch {
    return fail('bad-record', 'The house values are damaged: they are not JSON.')
  }
}
