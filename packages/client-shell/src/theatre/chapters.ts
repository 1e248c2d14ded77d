/** The line of a whole game: where rounds and turns begin, and what is worth a mark on it. Pure. */
import type { Seat } from '@bivouac/kernel'
import type { Step } from '@bivouac/protocol'
import type { GameUi, StoryMark } from '../game-ui.ts'

type Teller = Pick<GameUi, 'logRole' | 'turnOf' | 'sideOf' | 'markOf'>

interface Turn {
  readonly seq: number
  readonly side: Seat
}

interface Mark {
  readonly seq: number
  readonly kind: StoryMark
  readonly side: Seat | undefined
}

export interface Chapters {
  readonly last: number
  /** Since when each round goes on; where the log has no other headings than turns, those. */
  readonly rounds: readonly number[]
  readonly turns: readonly Turn[]
  readonly marks: readonly Mark[]
}

export function chaptersOf(ui: Teller, steps: readonly Step[]): Chapters {
  const rounds: number[] = []
  const turns: Turn[] = []
  const marks: Mark[] = []
  for (const { seq, facts } of steps)
    for (const fact of facts) {
      if (ui.logRole(fact) === 'heading' && rounds.at(-1) !== seq) rounds.push(seq)
      const side = ui.turnOf(fact)
      if (side !== undefined) turns.push({ seq, side })
      const kind = ui.markOf?.(fact)
      const isNew = !marks.some(one => one.seq === seq && one.kind === kind)
      if (kind !== undefined && isNew) marks.push({ seq, kind, side: ui.sideOf(fact) })
    }
  return { last: steps.at(-1)?.seq ?? 0, rounds, turns, marks }
}

/** Which round goes on at a moment, from 1; 0 before the first. */
export const roundAt = ({ rounds }: Chapters, seq: number): number => rounds.filter(one => one <= seq).length

/** Whose turn it is at a moment; none between a round's beginning and its first turn. */
export function turnAt({ turns, rounds }: Chapters, seq: number): Turn | undefined {
  const turn = turns.findLast(one => one.seq <= seq)
  const round = rounds.findLast(one => one <= seq) ?? 0
  return turn && turn.seq >= round ? turn : undefined
}

/** Whether rounds are something else than turns. */
export const hasRounds = ({ rounds, turns }: Chapters): boolean =>
  rounds.length > 0 && !rounds.every(seq => turns.some(turn => turn.seq === seq))
