/** Why something that was pressed may not be done: the rule's sentence with its clause, or a plain one of the shell's. */
import type { GameUi, Seen, Words } from '../game-ui.ts'
import type { Thing } from './touch.ts'

export type Refusal =
  | { readonly sentence: string; readonly clause: string }
  /** No rule speaks of it: not one's turn, looking back, or the thing means nothing now. */
  | { readonly plain: 'elsewhere' | 'not-now' | 'looking-back' | 'over' }

export function refusalOf(ui: GameUi, seen: Seen, words: Words, tried: readonly Thing[]): Refusal {
  if (!seen.isLive) return { plain: 'looking-back' }
  if (seen.outcome) return { plain: 'over' }
  if (!seen.decision.seats.includes(seen.seat)) return { plain: 'elsewhere' }
  for (const path of [tried, tried.slice(-1)]) {
    const command = ui.attempt(seen.board, seen.view, seen.decision, path)
    const why = command === undefined ? undefined : ui.module.explain(seen.board, seen.view, command)
    if (why) return { sentence: words.face.refusal(seen.board, why), clause: why.clause }
  }
  return { plain: 'not-now' }
}
