/** A game's RULEBOOK.md taken apart into chapters and clauses, so that a page can show, search and link them. */

interface RuleClause {
  /** `N-4.3`; a paragraph without a number has its chapter's id and its place in it: `rulings-3`. */
  readonly id: string
  /** Markdown of one paragraph. */
  readonly text: string
  /** Whether the printed rules are silent and we chose. */
  readonly isRuling: boolean
}

interface RuleChapter {
  /** `N-4`, or the title in small letters: `figures-dice`. */
  readonly id: string
  readonly title: string
  readonly clauses: readonly RuleClause[]
}

const NUMBERED = /^([A-Z]-\d+) (.+)$/
const CLAUSE = /^([A-Z]-\d+\.\d+) (.+)$/s
/** `*(decided)*`, `*(the condition is decided)*`, `*(decided; sources differ)*`. */
const DECIDED = /\*\([^)]*\bdecided\b[^)]*\)\*/

export function parseRulebook(markdown: string): readonly RuleChapter[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading, ...lines] = section.split('\n')
      // What stands in brackets is for those who build the game.
      const whole = heading.replace(/\(.*/, '').trim()
      const [, number, title = whole] = whole.match(NUMBERED) ?? []
      const id = number ?? idOf(title)
      const isRulings = id === 'rulings'
      return {
        id,
        title,
        clauses: paragraphsOf(lines).map((text, i) => clauseOf(text, `${id}-${i + 1}`, isRulings)),
      }
    })
}

function clauseOf(text: string, place: string, isRulings: boolean): RuleClause {
  const [, id = place, words = text] = text.match(CLAUSE) ?? []
  return { id, text: words, isRuling: DECIDED.test(words) || (isRulings && text.startsWith('**')) }
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Points of a list, paragraphs joined to one line each, and the rows of tables, in their order. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let columns: readonly string[] | undefined
  let isOpen = false
  for (const line of lines.map(one => one.trim())) {
    const point = line.match(/^- (.+)$/)?.[1]
    const isRow = line.startsWith('|')
    if (isRow && columns === undefined) columns = cellsOf(line)
    else if (isRow && columns !== undefined) {
      if (!/^\|[-|: ]+\|$/.test(line)) paragraphs.push(rowInWords(columns, cellsOf(line)))
    } else if (point !== undefined) paragraphs.push(point)
    else if (line !== '' && isOpen) paragraphs.push(`${paragraphs.pop()} ${line}`)
    else if (line !== '') paragraphs.push(line)
    if (!isRow) columns = undefined
    isOpen = line !== '' && !isRow
  }
  return paragraphs
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())

/** '**trench**: entering stops no; ranged S/F 2/2': a row can be read, linked and found without its table. */
function rowInWords([, ...columns]: readonly string[], [first, ...cells]: readonly string[]): string {
  const described = columns.flatMap((column, i) => (cells[i] ? [`${column} ${cells[i]}`] : []))
  return `**${first}**: ${described.join('; ')}`
}
