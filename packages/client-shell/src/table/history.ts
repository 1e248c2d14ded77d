/** The story so far, kept in step with the newest moment: longer with each update, shorter after an undo. */
import type { Step, Update } from '@bivouac/protocol'

export function continued(steps: readonly Step[], update: Pick<Update, 'seq' | 'steps'>): readonly Step[] {
  const first = update.steps[0]?.seq ?? update.seq + 1
  const kept = steps.at(-1) && steps.at(-1)!.seq >= first ? steps.filter(step => step.seq < first) : steps
  return update.steps.length === 0 && kept.length === steps.length ? steps : [...kept, ...update.steps]
}
