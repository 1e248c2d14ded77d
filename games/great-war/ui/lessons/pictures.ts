/** What each lesson is about, as a picture: a patch of its board, with its units and what is done with them. */
import type { Lesson, LessonPicture } from '@bivouac/client-shell'
import { type Example, examplePicture, exampleSize, type Mark } from '../../src/drawing/example.ts'

interface Patch {
  readonly shown: readonly string[]
  readonly marks?: readonly Mark[]
}

const allowed = (sign: string): Mark => ({ sign, isAllowed: true })
const shot = (from: string, at: string, label: string): Mark => ({ line: [from, at], reaches: true, label })

/** By the lesson's id; half as wide again as they are high. */
const PATCHES: Readonly<Record<string, Patch>> = {
  command: { shown: ['8,5', '9,6', '9,7'], marks: ['8,5', '9,6', '9,7'].map(allowed) },
  battle: { shown: ['5,5', '5,8', '7,5', '7,7'], marks: [{ path: ['7,6', '6,6'] }, shot('6,6', '5,6', '4')] },
  cover: { shown: ['6,5', '6,7', '8,5', '8,8'], marks: [shot('8,5', '6,6', '3'), shot('8,8', '6,6', '3')] },
  flags: { shown: ['4,4', '6,7'], marks: [{ path: ['6,6', '5,6', '4,5'] }] },
  cards: { shown: ['5,4', '6,5'], marks: [shot('6,5', '5,5', '3 + 2')] },
  artillery: {
    shown: ['4,4', '4,6', '5,4', '5,7', '6,6'],
    marks: ['4,6', '5,7', '6,6', '6,5', '5,5', '4,5'].map((on, i) => ({ figure: String(i + 1), on })),
  },
  medals: { shown: ['5,6', '6,7'], marks: [{ path: ['6,7', '5,7'] }] },
  alone: { shown: ['5,3', '5,8', '9,8'] },
}

export function lessonPicture(lesson: Lesson): LessonPicture {
  const patch = PATCHES[lesson.id]
  const { shown, marks = [] } = patch
  const example: Example = { id: lesson.id, clause: '', hexes: hexesOf(lesson.position), shown, marks }
  return { ...exampleSize(example), paint: () => examplePicture(example) }
}

/** Every hex of the board that a position lays out, as a drawn example writes it: without the numbers of the units. */
function hexesOf(position: string): Record<string, string> {
  const lines = position.split('\n')
  const rows = lines.slice(lines.indexOf('board') + 1, lines.indexOf('board') + 12)
  const cells = rows.flatMap((row, r) =>
    row.split(' ').map((cell, c) => [`${r + 1},${c + 1}`, cell.replace(/:([bg])\d+/, ':$1')] as const),
  )
  return Object.fromEntries(cells)
}
