/** The next key on the way to something on the table, for a player who has nothing but a keyboard. */
import { CAN, cellOf, isOffered, primaryButton, thingOf } from './table.ts'

/** After so many keys straight towards it, one goes through everything on the board, which never fails. */
const LEAPS = 40

/** Enter when the focus is there; undefined if it is no longer offered. */
export function keyTo(what: string, stop: number): string | undefined {
  if (isFocused(what)) return 'Enter'
  if (!isOffered(what)) return undefined
  return arrowTo(what, stop) ?? tabTo(what)
}

/** On the thing, its cell in the board's list, or the primary button, which may be a thing too. */
function isFocused(what: string): boolean {
  const element = document.activeElement
  if (!element) return false
  if (what === 'primary') return element === primaryButton()
  return element.getAttribute('data-cell') === what || (element.matches(CAN) && thingOf(element) === what)
}

/** Undefined if the focus is not in the board's list, or the thing is not. */
function arrowTo(thing: string, stop: number): string | undefined {
  const from = document.activeElement?.getAttribute('data-cell')
  if (!from || cellOf(thing) === null) return undefined
  if (stop > LEAPS) return 'ArrowRight'
  const [here, there] = [from, thing].map(middleOf)
  const [dx, dy] = [there.x - here.x, there.y - here.y]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}

function middleOf(thing: string): { x: number; y: number } {
  const { x, y, width, height } = document
    .querySelector(`[data-thing="${CSS.escape(thing)}"]`)!
    .getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Forwards or backwards, whichever way it lies on the page. */
function tabTo(what: string): string {
  const [from, to] = [document.activeElement, elementOf(what)]
  const isBefore = from && to && from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore && from !== document.body ? 'Shift+Tab' : 'Tab'
}

const elementOf = (what: string): Element | null | undefined =>
  what === 'primary'
    ? primaryButton()
    : (cellOf(what) ?? [...document.querySelectorAll(CAN)].find(element => thingOf(element) === what))
