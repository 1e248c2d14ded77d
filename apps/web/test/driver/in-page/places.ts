/** The places of a board, and what lies over the pieces on them. */

/** The middle of every tile, hex and counter. */
export function places(): { x: number; y: number }[] {
  const things = '[data-thing^="hex:"], [data-thing^="tile:"], [data-thing^="unit:"]'
  return [...document.querySelectorAll(`.table-frame__board svg :is(${things})`)].map(thing => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

/** So much of a piece may a slip touch: their drawings have shadows. */
const TOUCHES = 0.06

/** One line for each slip of paper in a layer of the board that covers part of a piece. */
export function slipsOverPieces(layer: string): string[] {
  const slips = [...document.querySelectorAll(`${layer} g > rect:first-child`)].map(boxOf)
  const pieces = [...document.querySelectorAll('.gw-unit, .normandy-counter__sheet')].map(boxOf)
  return slips.flatMap(slip =>
    pieces
      .filter(piece => common(slip, piece) > TOUCHES * piece.width * piece.height)
      .map(piece => `a slip at ${at(slip)} lies over a piece at ${at(piece)}`),
  )
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

const common = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const at = ({ x, y, width, height }: DOMRect): string =>
  [x, y, width, height].map(number => Math.round(number)).join(' ')
