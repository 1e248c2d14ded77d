/** A player inside the page: presses what is highlighted as fast as the page follows. Where a press would land is not looked at. */
import type { QuickPlay, QuickTable } from '../reading.ts'
import { CAN, changedFrom, primaryButton, sign, thingOf } from './table.ts'

/** Nothing has come from the other side, or a press has changed nothing, for so long. */
const STUCK_MS = 120_000
/** A press may come just when an update does; then it is tried again. */
const CHANGE_MS = 2000

/** The same numbers from the same seed. */
function dice(seed: number): (count: number) => number {
  let state = seed >>> 0
  return count => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

function tableNow(): QuickTable | undefined {
  const root = document.querySelector<HTMLElement>('[data-seq]')
  if (root === null) return undefined
  return { seq: Number(root.dataset.seq), asked: root.dataset.asked as QuickTable['asked'] }
}

/** What can be pressed; the wanted ones if there are any. */
function choices(prefers: readonly RegExp[]): readonly Element[] {
  const inFront = document.querySelector('dialog:modal, [aria-modal="true"]')
  const all = [...(inFront ?? document).querySelectorAll(CAN)]
  for (const kind of prefers) {
    const found = all.filter(element => kind.test(thingOf(element)))
    if (found.length > 0) return found
  }
  return all
}

const press = (element: Element): unknown =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Plays whenever this screen is asked, until the game is over or so many commands stand. */
export async function playQuickly({ seed, prefers, until }: QuickPlay): Promise<QuickTable> {
  const draw = dice(seed)
  const wanted = prefers.map(text => new RegExp(text))
  let movedAt = performance.now()
  for (;;) {
    const table = tableNow()
    if (table !== undefined && (table.asked === 'over' || table.seq >= until)) return table
    if (performance.now() - movedAt > STUCK_MS)
      throw new Error(`Nothing goes on at ${table?.seq} (${table?.asked}): ${sign()}`)
    const before = sign()
    if (table?.asked === 'you') {
      const primary = primaryButton()
      // Now and then something else, so that nobody changes his mind for ever or gets stuck.
      const all = choices(draw(8) > 0 ? wanted : [])
      if (primary !== undefined && (all.length === 0 || draw(10) < 8)) primary.click()
      else if (all.length > 0) press(all[draw(all.length)])
    }
    if (await changedFrom(before, CHANGE_MS)) movedAt = performance.now()
  }
}
