/** Reads from the page what a player sees there: whose turn it is, what is highlighted, and where it can be pressed. */
import type { Spot, TableState } from '../reading.ts'

/** The middle first, then around it: a hex is often covered in the middle by the unit that stands on it. */
const AROUND: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  ...[0.2, 0.33, 0.42].flatMap(reach =>
    Array.from({ length: 8 }, (_, turn) => {
      const angle = (turn * Math.PI) / 4 + 0.2
      return [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)] as const
    }),
  ),
]

/** What is highlighted, and the list that asks which of several commands on one thing is meant. */
export const CAN = '[data-thing][data-can="true"], [data-command]'
/** What lies over the table: a dialog, or a sheet that is none. */
const IN_FRONT = 'dialog:modal, [aria-modal="true"]'
const PRIMARY = '[data-primary]:not(:disabled):not([aria-disabled="true"])'
/** A sheet that lies over the table has a primary button of its own, which may be marked by its look alone. */
const PRIMARY_IN_FRONT = `${PRIMARY}, .button--primary:not(:disabled)`

export const thingOf = (element: Element): string =>
  element.getAttribute('data-thing') ?? `command:${element.getAttribute('data-command')}`

/** Undefined while no table is on the page. */
export function readTable(): TableState | undefined {
  const root = document.querySelector<HTMLElement>('[data-seq]')
  if (root === null) return undefined
  const inFront = document.querySelector(IN_FRONT)
  const spots: Spot[] = []
  const covered: string[] = []
  const away: string[] = []
  for (const element of document.querySelectorAll(CAN)) {
    const thing = thingOf(element)
    if (inFront && !inFront.contains(element)) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const points = AROUND.map(([fx, fy]) => ({ x: box.x + fx * box.width, y: box.y + fy * box.height }))
    const inSight = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const free = inSight.find(({ x, y }) => hits(thing, x, y))
    if (free) spots.push({ thing, ...free, hasKeys: hasKeys(element) })
    else if (inSight.length < points.length || isScrolledAway(element)) away.push(thing)
    else covered.push(thing)
  }
  const seq = Number(root.dataset.seq)
  const asked = root.dataset.asked as TableState['asked']
  const primary = primaryWords()
  return { seq, asked, spots, covered, away, primary, isCovered: inFront !== null, sign: sign() }
}

/** Changes whenever something to press has changed; empty while no table is on the page. */
export function sign(): string {
  const root = document.querySelector<HTMLElement>('[data-seq]')
  if (root === null) return ''
  const can = [...document.querySelectorAll(CAN)].map(one => `${thingOf(one)} ${one.ariaPressed ?? ''}`)
  const inFront = document.querySelector(IN_FRONT)?.className
  return JSON.stringify([root.dataset.seq, root.dataset.asked, can, primaryWords(), inFront])
}

/** Waits until the sign is another one; false if nothing changes. */
export const changedFrom = (before: string, patienceMs: number): Promise<boolean> =>
  new Promise(resolve => {
    const end = (isChanged: boolean): void => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(isChanged)
    }
    const look = (): void => {
      if (sign() !== before) end(true)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(end, patienceMs, false)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })

function hits(thing: string, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)?.closest('[data-thing], [data-command]')
  return !!hit && thingOf(hit) === thing
}

export const cellOf = (thing: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(thing)}"][data-can]`)

/** What is drawn on the board has the focus in the board's list. */
const hasKeys = (element: Element): boolean =>
  (element instanceof HTMLElement && element.tabIndex >= 0) || cellOf(thingOf(element)) !== null

/** Whether it lies outside of what one of its scrolling surroundings shows. */
function isScrolledAway(element: Element): boolean {
  const box = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const frame = around.getBoundingClientRect()
    if (
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 1 ||
      box.bottom > frame.bottom + 1
    )
      return true
  }
  return false
}

export function primaryButton(): HTMLElement | undefined {
  const inFront = document.querySelector(IN_FRONT)
  const all = inFront
    ? inFront.querySelectorAll<HTMLElement>(PRIMARY_IN_FRONT)
    : document.querySelectorAll<HTMLElement>(PRIMARY)
  return [...all].find(one => one.getClientRects().length > 0)
}

const primaryWords = (): string | undefined => primaryButton()?.innerText.trim()

/** Whether it can still be pressed. */
export const isOffered = (what: string): boolean =>
  what === 'primary'
    ? primaryWords() !== undefined
    : [...document.querySelectorAll(CAN)].some(element => thingOf(element) === what)
