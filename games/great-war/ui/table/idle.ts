/** Whether a combat card is asked for and none fits: with one's own command card, or as an answer. */
import { verbOf } from '@bivouac/kernel'
import * as c from '../../src/commands.ts'
import type { GreatWarSeen } from './seen.ts'

const NOTHING_DONE: readonly number[] = [c.PASS, c.STANDING]

const ASKED: readonly unknown[] = ['answer', 'with-card']

/** G-13.4 The question is there whatever one holds; with no card that fits, passing is all that is left. */
export const idle = ({ decision, legal }: Pick<GreatWarSeen, 'decision' | 'legal'>): number | undefined =>
  ASKED.includes(decision.kind) &&
  legal.length > 0 &&
  legal.every(command => NOTHING_DONE.includes(verbOf(command)))
    ? legal.find(command => verbOf(command) === c.PASS)
    : undefined
