/** What the enemy did in his last turn: told until the player's own next action, also after a curtain between two people. */
import type { Fact, Seat } from '@bivouac/kernel'
import type { Step } from '@bivouac/protocol'
import type { GameUi } from '../game-ui.ts'

type Teller = Pick<GameUi, 'logRole' | 'turnOf'>

/**
 * The steps of that turn with its facts alone; empty while it goes on, and once the player has done something after it. What was
 * done for him after the moment `own`, as lessons do, takes nothing away.
 */
export function enemyTurn(
  ui: Teller,
  steps: readonly Step[],
  seat: Seat,
  own = Number.POSITIVE_INFINITY,
): readonly Step[] {
  let turn: { readonly seat: Seat; readonly steps: Step[] } | undefined
  let last: readonly Step[] = []
  for (const step of steps) {
    // An answer in the enemy's turn is no turn of one's own.
    if (step.by === seat && turn === undefined && step.seq <= own) last = []
    let facts: Fact[] = []
    const close = (): void => {
      if (facts.length > 0) turn?.steps.push({ ...step, facts })
      facts = []
    }
    for (const fact of step.facts) {
      const begins = ui.turnOf(fact)
      if (begins === undefined && ui.logRole(fact) !== 'heading') {
        facts.push(fact)
        continue
      }
      close()
      if (turn) last = turn.steps
      turn = begins === undefined || begins === seat ? undefined : { seat: begins, steps: [] }
    }
    close()
  }
  return turn === undefined ? last : []
}
