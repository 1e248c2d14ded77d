/** What the verbs print: one JSON document, or text with aligned columns. */

export interface Column<Row> {
  readonly head: string
  cell(row: Row): string | number
  /** Numbers stand at the right of their column. */
  readonly right?: boolean
}

/** One JSON document and a line's end, on stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
}

export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

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
