/** Writes a study as the text that `docs/study-format.md` describes. */
import type { ChapterStart } from '@bivouac/protocol'
import type { Chapter, Mark, Notes, Study, StudyNode } from './study.ts'

export const STUDY_FORMAT = 1

export const printStudy = ({ title, chapters }: Study): string =>
  `${[`bivouac-study ${STUDY_FORMAT}`, `title ${title}`.trimEnd(), ...chapters.flatMap(chapterLines)].join('\n')}\n`

function chapterLines(chapter: Chapter): string[] {
  const { name, start, origin, hands, next } = chapter
  return [
    '',
    `chapter ${name}`.trimEnd(),
    ...startLines(start),
    ...(origin === '' ? [] : [`from ${origin}`]),
    `hands ${hands}`,
    'moves',
    ...noteLines(chapter, ''),
    ...treeLines(next, 1, ''),
  ]
}

const startLines = ({ game, scenario, house, setup, position }: ChapterStart): string[] => [
  `game ${game}`,
  `scenario ${scenario}`,
  ...(house === undefined ? [] : [`house ${house}`]),
  ...(position === undefined
    ? [`setup${setup ?? ''}`]
    : ['position', ...position.split('\n').map(line => `| ${line}`.trimEnd())]),
]

const noteLines = ({ comment, marks, hides }: Notes, indent: string): string[] => [
  ...(comment === '' ? [] : comment.split('\n').map(line => `${indent}; ${line}`.trimEnd())),
  ...marks.map(mark => `${indent}${markText(mark)}`),
  ...(hides ? [`${indent}hide`] : []),
]

const markText = (mark: Mark): string =>
  'ring' in mark ? `ring ${mark.ring}` : `arrow ${mark.stroke} ${mark.from} ${mark.to}`

/** A move; what else could be done in its place, in brackets; and then what follows it. */
function treeLines(first: readonly StudyNode[], number: number, indent: string): string[] {
  const lines: string[] = []
  let next = first
  for (let n = number; next.length > 0; n++) {
    const [main, ...others] = next
    lines.push(...moveLines(main, n, indent))
    for (const other of others)
      lines.push(
        `${indent}  (`,
        ...moveLines(other, n, `${indent}  `),
        ...treeLines(other.next, n + 1, `${indent}  `),
        `${indent}  )`,
      )
    next = main.next
  }
  return lines
}

const moveLines = (node: StudyNode, number: number, indent: string): string[] => [
  `${indent}${number} ${node.side} ${node.command}${node.glyph ? ` ${node.glyph}` : ''}${node.chance}`,
  ...noteLines(node, `${indent}  `),
]
