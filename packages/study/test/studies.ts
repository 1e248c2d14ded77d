/** Studies made up by fast-check: any that the reducer could have made, whatever is written in them. */
import fc from 'fast-check'
import { cleanLine, cleanText } from '../src/limits.ts'
import { type Chapter, GLYPHS, type Mark, STROKES, type Study, type StudyNode } from '../src/study.ts'

const letters = fc.string({ unit: 'binary', maxLength: 60 })
const line = letters.map(cleanLine)
const comment = fc
  .oneof(
    letters,
    fc
      .array(fc.oneof(letters, fc.constantFrom(')', '(', 'chapter x', '; hide', '  moves', '1 us go')), {
        maxLength: 5,
      })
      .map(all => all.join('\n')),
  )
  .map(cleanText)
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)
const thing = fc
  .tuple(word, fc.stringMatching(/^[\w./-]{1,12}$/))
  .map(([kind, name]) => `${kind.replaceAll(/\d/g, '')}:${name}` as const)
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ stroke: fc.constantFrom(...STROKES), from: thing, to: thing }),
  fc.record({ ring: thing }),
)
const chance = fc
  .array(
    fc.oneof(
      fc.nat(9).map(face => ` | d10 ${face}`),
      fc.array(word, { minLength: 1, maxLength: 4 }).map(items => ` | deck ${items.join(' ')}`),
    ),
    { maxLength: 2 },
  )
  .map(parts => parts.join(''))
const notes = { comment, marks: fc.array(mark, { maxLength: 3 }), hides: fc.boolean() }
const move = {
  side: word,
  command: fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
  chance,
  glyph: fc.option(fc.constantFrom(...GLYPHS), { nil: undefined }),
}
const tree: (depth: number) => fc.Arbitrary<readonly StudyNode[]> = fc.memo(depth =>
  depth <= 1
    ? fc.constant<readonly StudyNode[]>([])
    : fc.array<StudyNode>(fc.record({ ...move, ...notes, next: tree(depth - 1) }), { maxLength: 3 }),
)
const position = fc
  .array(
    fc.string({ maxLength: 30 }).map(text => `x${cleanText(text).replaceAll('\n', ' ')}`.trimEnd()),
    { minLength: 1, maxLength: 5 },
  )
  .map(lines => lines.join('\n'))
const start = fc.oneof(
  fc.record({ game: word, scenario: word, position }),
  fc.record({ game: word, scenario: word, setup: chance }),
)
const chapter: fc.Arbitrary<Chapter> = fc.record({
  ...notes,
  name: line,
  start,
  origin: line,
  hands: fc.constantFrom('known', 'unknown'),
  next: tree(5),
})
export const anyStudy: fc.Arbitrary<Study> = fc.record({
  title: line,
  chapters: fc.array(chapter, { minLength: 1, maxLength: 3 }),
})
