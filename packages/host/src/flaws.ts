/** Why a saved game cannot be gone on with. It is kept all the same, and can be taken out as a file. */
import { boardUnder, type Problem } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import type { Boards } from './boards.ts'
import type { HostGame } from './host-game.ts'
import type { StoredGame } from './store/store.ts'

/** As much of a host as it takes to say. */
export interface FlawPorts {
  readonly games: readonly HostGame[]
  readonly boards: Boards
  /** Games that turned out to be damaged when they were opened. */
  readonly damaged: ReadonlyMap<GameId, Problem>
}

export function flawOf(core: FlawPorts, head: StoredGame): Problem | undefined {
  const { id, plan, house, rules, fingerprint } = head
  const module = core.games.find(one => one.module.id === plan.module)?.module
  if (module === undefined) return { code: 'unknown-game', text: `There is no game '${plan.module}' here.` }
  const board = core.boards(module, { scenario: plan.scenario, house })
  if (!board.ok) return board.problem
  if (board.value.fingerprint !== fingerprint)
    return { code: 'other-scenario', text: `The game was played on another version of '${plan.scenario}'.` }
  const under = boardUnder(module, board.value, rules)
  return under.ok ? core.damaged.get(id) : under.problem
}
