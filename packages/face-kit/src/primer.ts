/** How to play, in parts: a terminal lays them out in columns, a screen as a page. */
import { flow } from './canvas.ts'

export type PrimerPart =
  /** A paragraph. */
  | string
  /** Done one after the other. */
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  /** Figures; the first row and the first column are headings. */
  | { readonly table: readonly (readonly string[])[] }

interface PrimerSection {
  readonly title: string
  readonly parts: readonly PrimerPart[]
  /** For those who type. */
  readonly isForTerminal?: true
}

export interface Primer {
  readonly title: string
  readonly sections: readonly PrimerSection[]
}

/** Where the text begins beside the section's title, and where it must end. */
const MARGIN = 10
const WIDTH = 100

/** The whole of it for a terminal. */
export const primerText = ({ title, sections }: Primer): string =>
  `${[title.toUpperCase(), ...sections.map(sectionText)].join('\n\n')}\n`

function sectionText({ title, parts }: PrimerSection): string {
  const [first, ...rest] = parts.flatMap(linesOf)
  return [title.padEnd(MARGIN) + first, ...rest.map(line => ' '.repeat(MARGIN) + line)].join('\n')
}

function linesOf(part: PrimerPart): readonly string[] {
  const width = WIDTH - MARGIN
  if (typeof part === 'string') return wrapped(part, width)
  if ('steps' in part) return part.steps.flatMap((step, i) => hanging(`${i + 1}. `, step, width))
  if ('terms' in part) {
    const column = Math.max(...part.terms.map(([term]) => term.length)) + 2
    return part.terms.flatMap(([term, meaning]) => hanging(term.padEnd(column), meaning, width))
  }
  const column = Math.max(...part.table.map(([head]) => head.length)) + 2
  return part.table.map(([head, ...figures]) => head.padEnd(column) + figures.join('  '))
}

/** A sign and a text beside it, which stays in its column. */
function hanging(sign: string, text: string, width: number): string[] {
  const [first, ...rest] = wrapped(text, width - sign.length)
  return [sign + first, ...rest.map(line => ' '.repeat(sign.length) + line)]
}

const wrapped = (text: string, width: number): string[] =>
  flow(
    text.split(' ').map(word => ({ text: word, style: 'plain' as const })),
    width,
  ).map(line => line.map(piece => piece.text).join(''))
