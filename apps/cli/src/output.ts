/** What the verbs print: one JSON document, or text with aligned columns. */

interface Column<Row> {
  readonly head: string
  cell(row: Row): string | number
  /** Numbers stand at the right of their column. */
  readonly right?: boolean
}

/** One JSON document and a line's end, on stdout. */
export function printJson(value: unknown): void {
  const json = JSON.stringify(value, undefined, 2)
  // JSON need not escape the higher controls, but a terminal obeys them.
  process.stdout.write(`${json.replaceAll(/[\u007f-\u009f]/g, asEscape)}\n`)
}

const asEscape = (control: string): string => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`

export function print(text: string): void {
  const safe = colourful() ? text.split(COLOURS).map(keepColours).join('') : harmless(text)
  process.stdout.write(safe.endsWith('\n') ? safe : `${safe}\n`)
}

/** Colours do no harm, whoever has written them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with one
const COLOURS = /(\x1b\[[\d;]{1,16}m)/
const keepColours = (part: string, i: number): string => (i % 2 === 1 ? part : harmless(part))

/** A stranger's text without what a terminal would obey: controls, and marks that turn the direction of writing. */
export const harmless = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')

const LINE_MOST = 500

/** The same, with no line longer than people read. */
export const harmlessLines = (text: string): string =>
  harmless(text)
    .split('\n')
    .map(line => (line.length > LINE_MOST ? `${line.slice(0, LINE_MOST)}…` : line))
    .join('\n')

/** A table for people: a head line and one line a row, columns two spaces apart, nothing trailing. */
export function aligned<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [columns.map(c => c.head), ...rows.map(row => columns.map(c => String(c.cell(row))))]
  const widths = columns.map((_, i) => Math.max(...cells.map(line => line[i].length)))
  return cells
    .map(line =>
      line
        .map((cell, i) => (columns[i].right ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** 12345.6 → '12,346'; small numbers keep a digit or two. */
export function figure(n: number): string {
  return n.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(n) < 100 ? 2 : 0 })
}

/** '1 game', '2,000 games'. */
export const counted = (n: number, what: string): string => `${figure(n)} ${what}${n === 1 ? '' : 's'}`

/** Whether colours are welcome: on a terminal, unless the user has said no to them (no-color.org). */
export const colourful = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR
