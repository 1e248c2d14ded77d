/**
 * On a phone the board keeps its size while the arithmetic of a choice lies open: the sheet takes what room there is below, grows
 * over the board's lower edge if it needs more, and where it would cover what was chosen, the board moves up behind it.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { withAllAbout } from '../touch/attributes.ts'
import type { Thing } from '../touch/touch.ts'

const ROW = '--board-row'
const LIFT = '--board-lift'
/** Between what was chosen and the sheet. */
const GAP = 12

export function useStillBoard(
  board: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  ready: readonly Thing[] | undefined,
  /** Whether the board has one size here whatever the sheet says, so that it only has to move; and whether the sheet lies as usual. */
  { isFixed, isUsual }: { readonly isFixed: boolean; readonly isUsual: boolean },
): void {
  /** How tall the board was before anything lay ready. */
  const before = useRef(0)
  useLayoutEffect(() => {
    const [box, paper] = [board.current, sheet.current]
    const frame = paper?.parentElement
    if (!box || !paper || !frame) return
    if (ready === undefined) {
      // What a hint or a note leaves of the board is not what it goes back to.
      if (!isUsual) return
      // Told when it has been laid out anyway: to ask for it here would lay it out in the middle of drawing.
      const watcher = new ResizeObserver(([entry]) => {
        before.current = entry.contentRect.height
      })
      watcher.observe(box)
      return () => watcher.disconnect()
    }
    if (!isFixed) {
      if (before.current === 0) return
      frame.style.setProperty(ROW, `${before.current}px`)
      frame.toggleAttribute('data-still', true)
    }
    // The arithmetic may come a frame later, and grow.
    const watcher = new ResizeObserver(() =>
      frame.style.setProperty(LIFT, `${liftFor(frame, box, paper, ready)}px`),
    )
    watcher.observe(paper)
    return () => {
      watcher.disconnect()
      frame.toggleAttribute('data-still', false)
      frame.style.removeProperty(ROW)
      frame.style.removeProperty(LIFT)
    }
  }, [board, sheet, ready, isFixed, isUsual])
}

/** How far the board goes up, so that what was chosen stays in sight. */
function liftFor(
  frame: HTMLElement,
  board: HTMLElement,
  paper: HTMLElement,
  ready: readonly Thing[],
): number {
  const lifted = Number.parseFloat(frame.style.getPropertyValue(LIFT)) || 0
  const top = paper.getBoundingClientRect().top
  const places = ready.flatMap(thing => [...board.querySelectorAll(withAllAbout(thing))])
  const bottoms = places.map(place => place.getBoundingClientRect()).filter(({ height }) => height > 0)
  return Math.max(0, Math.max(0, ...bottoms.map(({ bottom }) => bottom)) + lifted + GAP - top)
}
