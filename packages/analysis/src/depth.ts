/** How deep an analysis looks: descents for each decision, in shares of what the game's Expert thinks. */
import type { GameMind } from '@bivouac/ai'
import type { Depth } from '@bivouac/protocol'

export type { Depth } from '@bivouac/protocol'

export const DEPTHS = ['quick', 'expert', 'master'] as const satisfies readonly Depth[]

export interface Looks {
  /** Descents that pick the best commands, and tries at a plan before them. */
  readonly pick: number
  readonly plans: number
  /** Descents that grow the tree below one of these, and that measure it then, each on a deal of its own. */
  readonly grow: number
  readonly measure: number
  /** How often a throw or a draw is made again, and over how many deals each time is looked at. */
  readonly remakes: number
  readonly glances: number
  /** The share of a measured loss that is not found again by the looks at the decisions after it. */
  readonly lasting: number
}

const SHARES: Readonly<Record<Depth, Readonly<{ pick: number; each: number; plans: number }>>> = {
  quick: { pick: 1 / 20, each: 1 / 50, plans: 20 },
  expert: { pick: 1, each: 1 / 8, plans: 60 },
  master: { pick: 5, each: 1 / 2, plans: 200 },
}

export function looksOf({ levels, lasting = 1 }: Pick<GameMind, 'levels' | 'lasting'>, depth: Depth): Looks {
  const { iterations } = levels.expert.budget
  const { pick, each, plans } = SHARES[depth]
  const share = Math.ceil(iterations * each)
  return {
    pick: Math.ceil(iterations * pick),
    plans,
    grow: share,
    measure: share,
    remakes: 24,
    glances: 6,
    lasting,
  }
}
