/** Finds what is too small, lies over something else, or stands below the board on a desk's table. */

const CARDS = '.gw-tray-card, .normandy-hand-card'
const LEAST_CARD = 130
const LEAST_TEXT = 13

/** One line for each; none when everything is as it should be. */
export function fitFlaws(): string[] {
  const board = boxOf(document.querySelector('.table-frame__board')!)
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)]
  const buttons = [...document.querySelectorAll<HTMLElement>('.table-frame button')].filter(
    button => !button.closest(CARDS) && button.checkVisibility() && !button.closest('.sr-only, .board-list'),
  )
  return [
    ...cards.filter(card => boxOf(card).width < LEAST_CARD).map(card => `too narrow: ${named(card)}`),
    ...cards.filter(isCut).map(card => `cut off: ${named(card)}`),
    ...cards.filter(isAway).map(card => `out of sight: ${named(card)}`),
    ...pairs(cards)
      .filter(([a, b]) => overlap(boxOf(a), boxOf(b)))
      .map(([a, b]) => `${named(a)} lies over ${named(b)}`),
    ...cards
      .flatMap(card =>
        buttons.filter(button => overlap(boxOf(card), shownOf(button))).map(button => [card, button]),
      )
      .map(([card, button]) => `${named(card)} lies over the button ${named(button)}`),
    ...cards.filter(card => overlap(boxOf(card), board)).map(card => `on the board: ${named(card)}`),
    ...['.table-frame__rack', '.table-frame__tray', '.table-frame__third']
      .filter(part => (mayLieBelow(part) ? liesOn(part, board) : isUnder(part, board)))
      .map(part => `below the board or on it: ${part}`),
    ...bandFlaws(),
    ...smallTextFlaws(),
    ...letterFlaws(),
  ]
}

/** In the band nothing lies over anything else: plates, steps of the turn, tools. */
function bandFlaws(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.band > *:not(.band__middle), .turn-steps, .band__scenario'),
  ].filter(part => part.checkVisibility())
  return pairs(parts)
    .filter(([a, b]) => overlap(boxOf(a), boxOf(b)))
    .map(([a, b]) => `in the band ${named(a)} lies over ${named(b)}`)
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

/** What of it is not scrolled away. */
function shownOf(element: Element): DOMRect {
  let { left, top, right, bottom } = boxOf(element)
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const frame = boxOf(around)
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** Edges may touch. */
const overlap = (a: DOMRect, b: DOMRect): boolean =>
  b.width > 1 &&
  b.height > 1 &&
  a.left < b.right - 1 &&
  b.left < a.right - 1 &&
  a.top < b.bottom - 1 &&
  b.top < a.bottom - 1

/** In a squarer window the rack lies below the board as one row. */
const mayLieBelow = (part: string): boolean =>
  part === '.table-frame__rack' && document.querySelector('.table-frame--middle') !== null

function liesOn(part: string, board: DOMRect): boolean {
  const element = document.querySelector(part)
  return element !== null && overlap(shownOf(element), board)
}

function isUnder(part: string, board: DOMRect): boolean {
  const element = document.querySelector(part)
  if (!element) return false
  const { left, right } = boxOf(element)
  return left < board.right - 1 && right > board.left + 1
}

const isCut = (card: HTMLElement): boolean => {
  const face = card.querySelector('.gw-tray-card__face, .normandy-hand-card__face') ?? card
  return face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1
}

/** Scrolled out of its rack, or out of the window. */
const isAway = (card: HTMLElement): boolean => {
  const { top, bottom } = boxOf(card)
  const rack = boxOf(card.parentElement!)
  return top < rack.top - 8 || bottom > Math.min(innerHeight, rack.bottom + 8)
}

/**
 * Letters on the board are as large as it makes them: figures and letters of counters, up to four on a tile, odds, numbers of medals.
 * On a desk they are no smaller than text on paper; on a window that is smaller than a desk the board has to be brought nearer.
 */
export function letterFlaws(): string[] {
  if (innerWidth < DESK.width || innerHeight < DESK.height) return []
  return [
    ...document.querySelectorAll<SVGTextElement>(':is(.table-frame__board, .turning-point__board) text'),
  ]
    .filter(
      text => text.checkVisibility() && text.textContent.trim() !== '' && sizeOnScreen(text) < LEAST_TEXT,
    )
    .map(text => `too small on the board: ${wordsOn(text)}, ${sizeOnScreen(text).toFixed(1)}`)
}

const DESK = { width: 1280, height: 720 }

/** What it says, and of which thing. */
const wordsOn = (text: SVGTextElement): string =>
  `'${text.textContent}' of ${text.closest('[data-thing]')?.getAttribute('data-thing') ?? text.closest('g')?.getAttribute('class')}`

/** A drawing is scaled as a whole, so its height says by how much. */
function sizeOnScreen(text: SVGTextElement): number {
  const { c, d } = text.getScreenCTM()!
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d)
}

/** On any page of a desk: one line for each text on paper that is too small to be read. Drawings have letters of their own. */
export function smallTextFlaws(): string[] {
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    element =>
      !(element instanceof SVGElement) &&
      !element.closest('.sr-only, .board-list, svg') &&
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
      element.checkVisibility(),
  )
  return texts
    .filter(element => Number.parseFloat(getComputedStyle(element).fontSize) < LEAST_TEXT)
    .map(element => `too small: ${named(element)}`)
}

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

const named = (element: Element): string =>
  `${element.className || element.tagName} '${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}'`
