/** The text of a study: what is printed reads back the same, and what a hostile hand wrote is kept as far as it holds. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commentParts } from '../src/comment.ts'
import { LIMITS } from '../src/limits.ts'
import { parseStudy } from '../src/parse.ts'
import { printStudy } from '../src/print.ts'
import { lineTo, movesIn } from '../src/study.ts'
import { anyStudy } from './studies.ts'

const read = (text: string) => {
  const done = parseStudy(text)
  if (!done.ok) throw new Error(done.problem.text)
  return done.value
}

const HEAD = [
  'bivouac-study 1',
  'title Trials',
  '',
  'chapter One',
  'game toy',
  'scenario short',
  'setup | d6 3',
  'moves',
]
const study = (...moves: readonly string[]): string => [...HEAD, ...moves].join('\n')

describe('a study', () => {
  test('reads back as it was printed, whatever is written in it', () => {
    fc.assert(
      fc.property(anyStudy, one => {
        const { study, problems } = read(printStudy(one))
        expect(problems).toEqual([])
        expect(study).toEqual(one)
      }),
      { numRuns: 300 },
    )
  })

  test('is read with other line ends, blank lines and another indentation', () => {
    const text = study(
      '1 red bid 2 ! | d6 4',
      '   ; a comment',
      '',
      '( ',
      '1 red bid 3',
      ')',
      '2 blue bid 1',
    ).replaceAll('\n', '\r\n')
    const [chapter] = read(text).study.chapters
    expect(chapter.next.map(one => one.command)).toEqual(['bid 2', 'bid 3'])
    expect(chapter.next[0]).toMatchObject({ glyph: '!', chance: ' | d6 4', comment: 'a comment' })
    expect(lineTo(chapter, [0, 0]).map(one => one.side)).toEqual(['red', 'blue'])
  })

  test('says on which line each move stands', () => {
    const { study: one, lines } = read(study('1 red bid 2', '(', '1 red bid 3', ')', '2 blue bid 1'))
    const [first, other] = one.chapters[0].next
    expect([first, other, first.next[0]].map(node => lines.get(node))).toEqual([9, 11, 13])
  })
})

describe('what cannot be read', () => {
  test.each([
    ['no first line', 'hello', /line must be 'bivouac-study 1'/],
    ['nothing', '', /line must be/],
    ['a newer format', 'bivouac-study 9\n', /newer/],
    ['no chapter', 'bivouac-study 1\ntitle x\n', /no chapter/],
    ['markup', '<html><script>alert(1)</script></html>', /not a study/],
  ])('is refused with a sentence: %s', (_, text, why) => {
    const done = parseStudy(text)
    expect(done.ok ? '' : done.problem.text).toMatch(why)
  })

  test.each([
    ['an unknown line', ['1 red bid 2', 'dance'], 10, 1],
    ['a bracket that closes nothing', ['1 red bid 2', ')'], 10, 1],
    ['a branch before any move', ['('], 9, 0],
    ['a branch without a move', ['1 red bid 2', '(', ')'], 11, 1],
    ['no command', ['1 red bid 2', '2 blue'], 10, 1],
    ['a thing that is none', ['1 red bid 2', 'ring <b>'], 10, 1],
    ['too many marks', ['1 red bid 2', ...Array(LIMITS.marks + 1).fill('ring tile:1')], 10 + LIMITS.marks, 1],
    ['a comment without end', Array(500).fill(`; ${'x'.repeat(100)}`), 48, 0],
  ])('ends its chapter, and what comes before it is kept: %s', (_, moves, line, kept) => {
    const { study: one, problems } = read(
      `${study(...moves)}\n\nchapter Two\ngame toy\nscenario short\nsetup\nmoves\n1 red bid 1\n`,
    )
    expect(problems.map(problem => problem.where)).toEqual([`line ${line}`])
    expect(one.chapters.map(chapter => movesIn(chapter.next))).toEqual([kept, 1])
  })

  test('a chapter without a game goes, and the others stay', () => {
    const { study: one, problems } = read(`${study('1 red bid 2')}\nchapter Two\nmoves\n1 red bid 1\n`)
    expect(one.chapters.map(chapter => chapter.name)).toEqual(['One'])
    expect(problems[0]).toMatchObject({ code: 'bad-study', where: 'line 10' })
  })

  test('is never more than the limits allow', () => {
    expect(parseStudy(`bivouac-study 1\n${'x'.repeat(LIMITS.text)}`)).toMatchObject({
      problem: { code: 'too-large' },
    })
    const deep = Array.from({ length: LIMITS.depth + 5 }, (_, i) => `${i + 1} red pass`)
    expect(read(study(...deep)).problems[0].text).toContain(`at most ${LIMITS.depth} moves`)
    expect(movesIn(read(study(...deep)).study.chapters[0].next)).toBe(LIMITS.depth)
    const nested = Array.from({ length: LIMITS.moves + 1 }, () => ['1 red pass', '(']).flat()
    const { study: wide, problems: tooMany } = read(study(...nested))
    expect(tooMany[0].text).toContain(`at most ${LIMITS.moves} moves`)
    expect(read(printStudy(wide)).study).toEqual(wide)
    const many = Array.from(
      { length: LIMITS.chapters + 1 },
      (_, i) => `chapter ${i}\ngame toy\nscenario short\nsetup`,
    )
    const { study: all, problems } = read(`bivouac-study 1\ntitle x\n${many.join('\n')}`)
    expect([all.chapters.length, problems.length]).toEqual([LIMITS.chapters, 1])
  })

  test('any text at all is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.boolean(), (text, hasHead) => {
        parseStudy(hasHead ? study(text) : text)
      }),
    )
  })
})

describe('a comment', () => {
  test('links to clauses and things, and to nothing else', () => {
    expect(commentParts('See [N-6.4] at [tile:12B], not [this] nor [<b>:x].')).toEqual([
      { text: 'See ' },
      { clause: 'N-6.4' },
      { text: ' at ' },
      { thing: 'tile:12B' },
      { text: ', not [this] nor [<b>:x].' },
    ])
  })
})
