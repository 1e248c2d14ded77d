/** A sheet of letters: lines that join where they meet, and text over them, with colours where they are welcome. */

const STYLES = {
  plain: '',
  dim: '2',
  bold: '1',
  /** The two sides, by seat. */
  first: '1;32',
  second: '1;36',
  gold: '1;33',
  alarm: '1;31',
  green: '32',
  earth: '33',
} as const
export type Style = keyof typeof STYLES

export const sideStyle = (seat: number): Style => (seat === 0 ? 'first' : 'second')

/** A piece of text in one style. */
export interface Piece {
  readonly text: string
  readonly style: Style
}

/** The text with its colour, or as it is. */
export const painted = ({ text, style }: Piece, colour: boolean): string =>
  colour && STYLES[style] !== '' ? `\x1b[${STYLES[style]}m${text}\x1b[0m` : text

const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8
/** By the directions in which lines leave the place. */
const GLYPHS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

export class Canvas {
  readonly #width: number
  readonly #lines: Uint8Array
  readonly #text: (Piece | undefined)[]

  constructor(width: number, height: number) {
    this.#width = width
    this.#lines = new Uint8Array(width * height)
    this.#text = new Array(width * height)
  }

  /** A rectangle with these corners; where it meets another, their lines join. */
  box(left: number, top: number, right: number, bottom: number): void {
    for (let x = left; x < right; x++)
      for (const y of [top, bottom]) {
        this.#lines[y * this.#width + x] |= EAST
        this.#lines[y * this.#width + x + 1] |= WEST
      }
    for (let y = top; y < bottom; y++)
      for (const x of [left, right]) {
        this.#lines[y * this.#width + x] |= SOUTH
        this.#lines[(y + 1) * this.#width + x] |= NORTH
      }
  }

  write(x: number, y: number, { text, style }: Piece): void {
    for (const [i, letter] of [...text].entries())
      this.#text[y * this.#width + x + i] = { text: letter, style }
  }

  /** All rows, without spaces at their ends. */
  rows(colour: boolean): string[] {
    const rows: string[] = []
    for (let at = 0; at < this.#lines.length; at += this.#width) rows.push(this.#row(at, colour))
    return rows
  }

  #row(at: number, colour: boolean): string {
    const cells = [...Array(this.#width).keys()].map(
      (x): Piece => this.#text[at + x] ?? { text: GLYPHS[this.#lines[at + x]], style: 'dim' },
    )
    while (cells.at(-1)?.text === ' ') cells.pop()
    let row = ''
    for (let i = 0; i < cells.length; ) {
      let end = i + 1
      while (end < cells.length && cells[end].style === cells[i].style) end++
      const text = cells
        .slice(i, end)
        .map(cell => cell.text)
        .join('')
      row += painted({ text, style: cells[i].style }, colour && text.trim() !== '')
      i = end
    }
    return row
  }
}

/** Pieces on lines of at most `width`, a space between two; a piece longer than that stands alone. */
export function flow(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = []
  let used = 0
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && used + 1 + piece.text.length <= width) {
      last.push({ text: ' ', style: 'plain' }, piece)
      used += 1 + piece.text.length
    } else {
      lines.push([piece])
      used = piece.text.length
    }
  }
  return lines
}
