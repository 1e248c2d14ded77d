/** The enemy's last turn as numbered lines, and what each of them shows on the board. */
import type { Step } from '@bivouac/protocol'
import { useMemo } from 'react'
import type { GameUi, Mention, Seen, Words } from '../game-ui.ts'
import { enemyTurn } from './enemy-turn.ts'
import { type Fold, foldLog, type LogLine, mentionIn, thingsOf } from './log-lines.ts'

interface RecapLine {
  readonly fold: Fold
  readonly mentioned: Mention
}

/** Both lists go together, line by line. */
export interface Recapped {
  readonly lines: readonly RecapLine[]
  readonly mentioned: readonly Mention[]
}

export const NO_RECAP: Recapped = { lines: [], mentioned: [] }

/** Empty where there is nothing to tell. `own`, in a lesson: the moment of the learner's last command. */
export function useRecap(
  ui: GameUi,
  words: Words,
  seen: Seen,
  steps: readonly Step[],
  own: number | undefined,
): Recapped {
  const { board, seat } = seen
  const isDue = seen.isLive && seat >= 0 && seen.legal.length > 0
  return useMemo(
    () => (isDue ? recapOf(ui, words, board, enemyTurn(ui, steps, seat, own)) : NO_RECAP),
    [ui, words, board, seat, steps, own, isDue],
  )
}

type Teller = Pick<GameUi, 'logRole' | 'sideOf' | 'thingsIn' | 'diceOf' | 'markOf'>

/** Under a card or an attack stands what came of it on the board, the dice, and further cards; orders and what piles did are in the log. */
export function recapOf(ui: Teller, words: Words, board: Seen['board'], steps: readonly Step[]): Recapped {
  const isSeen = (line: LogLine): boolean =>
    ui.logRole(line.fact) !== 'joins' &&
    (thingsOf(ui, board, line).length > 0 ||
      (ui.diceOf?.(line.fact) ?? []).length > 0 ||
      ui.markOf?.(line.fact) === 'card')
  const folds = foldLog(ui, words, board, steps).flatMap(section => section.folds)
  const lines = folds.map(fold => ({
    fold: { line: fold.line, more: fold.more.filter(isSeen) },
    mentioned: mentionIn(ui, board, fold),
  }))
  return lines.length === 0 ? NO_RECAP : { lines, mentioned: lines.map(line => line.mentioned) }
}
