/** How far the orders of this turn have been carried out. */
import type { GreatWarView } from '../../../src/view/view.ts'
import type { TableWords } from '../words.ts'

/** What has been done with the orders so far; nothing is said of what has not begun. */
export function progressOf(view: GreatWarView, { say, sayCounted, game }: TableWords): readonly string[] {
  const count = (mark: string): number => view.units.filter(unit => unit.marks.includes(mark)).length
  const counts = (['orders', 'moved', 'battled'] as const).flatMap(stem => {
    const done = count(stem === 'orders' ? 'ordered' : stem)
    return done > 0 ? [sayCounted(`panel.${stem}`, done)] : []
  })
  return [
    ...counts,
    ...(view.flags.includes('artillery-ordered') ? [say('panel.artillery')] : []),
    ...(view.aside > 0 ? [game.sayCounted('table.aside', view.aside)] : []),
  ]
}
