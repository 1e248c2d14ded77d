/** The reducer: each thing that can be done, and that each can be undone and done again. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Edit, type Editing, edit, openStudy } from '../src/edit.ts'
import { LIMITS } from '../src/limits.ts'
import { parseStudy } from '../src/parse.ts'
import { printStudy } from '../src/print.ts'
import { GLYPHS, lineTo, newChapter, nodeAt } from '../src/study.ts'

const START = { game: 'toy', scenario: 'short', setup: '' }
const fresh = (): Editing => openStudy({ title: 'Trials', chapters: [newChapter('One', START)] })
const move = (command: string, chance = '') => ({ side: 'red', command, chance })
const add = (command: string, chance?: string): Edit => ({ type: 'add-move', move: move(command, chance) })
const back: Edit = { type: 'go', at: { chapter: 0, path: [] } }
const after = (...edits: readonly Edit[]): Editing => edits.reduce(edit, fresh())
const commands = ({ study }: Editing) => study.chapters[0].next.map(one => one.command)

describe('moves', () => {
  test('branch where one stands; one that is there already is gone to', () => {
    const one = after(add('a'), add('b'), back, add('c'), back, add('a'))
    expect(commands(one)).toEqual(['a', 'c'])
    expect(one.at.path).toEqual([0])
  })

  test('with another outcome of chance are other moves', () => {
    expect(commands(after(add('a', ' | d6 1'), back, add('a', ' | d6 2')))).toEqual(['a', 'a'])
  })

  test('are promoted one place at a time, with the one who stands on them', () => {
    const one = after(add('a'), back, add('b'), back, add('c'), add('d'), { type: 'promote' })
    expect([commands(one), one.at.path]).toEqual([
      ['a', 'c', 'b'],
      [1, 0],
    ])
    const two = edit(one, { type: 'promote' })
    expect([commands(two), two.at.path]).toEqual([
      ['c', 'a', 'b'],
      [0, 0],
    ])
    expect(edit(two, { type: 'promote' })).toBe(two)
  })

  test('are deleted with all that follows; one stands where they began', () => {
    const one = after(
      add('a'),
      add('b'),
      add('c'),
      { type: 'go', at: { chapter: 0, path: [0, 0] } },
      { type: 'delete' },
    )
    expect(one.at.path).toEqual([0])
    expect(lineTo(one.study.chapters[0], [0, 0, 0]).map(node => node.command)).toEqual(['a'])
  })

  test('end at the limit of a line', () => {
    const many = Array.from({ length: LIMITS.depth + 3 }, (_, i) => add(`m${i}`))
    expect(after(...many).at.path).toHaveLength(LIMITS.depth)
  })
})

describe('notes', () => {
  test('a comment is one step to undo, however many letters it took', () => {
    const one = after(add('a'), { type: 'comment', text: 'G' }, { type: 'comment', text: 'Go' })
    const two = edit(one, { type: 'undo' })
    expect(nodeAt(two.study.chapters[0], [0]).comment).toBe('')
    expect(nodeAt(edit(two, { type: 'redo' }).study.chapters[0], [0]).comment).toBe('Go')
  })

  test('what is drawn twice is gone; a glyph belongs to a move', () => {
    const ring: Edit = { type: 'mark', mark: { ring: 'tile:1A' } }
    expect(after(ring).study.chapters[0].marks).toHaveLength(1)
    expect(after(ring, ring).study.chapters[0].marks).toHaveLength(0)
    expect(after({ type: 'glyph', glyph: '!' })).toEqual(fresh())
    expect(after(add('a'), { type: 'glyph', glyph: '??' }).study.chapters[0].next[0].glyph).toBe('??')
  })
})

describe('chapters', () => {
  test('are added, renamed, moved and removed, but for the last', () => {
    const two: Edit = { type: 'add-chapter', chapter: newChapter('Two', START) }
    const one = after(two, { type: 'rename-chapter', text: ' Second\n ' }, { type: 'move-chapter', by: -1 })
    expect([one.study.chapters.map(chapter => chapter.name), one.at.chapter]).toEqual([['Second', 'One'], 0])
    const left = edit(one, { type: 'remove-chapter' })
    expect(left.study.chapters.map(chapter => chapter.name)).toEqual(['One'])
    expect(edit(left, { type: 'remove-chapter' })).toBe(left)
  })
})

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map(one => add(one)),
  fc.record({
    type: fc.constant('go' as const),
    at: fc.record({ chapter: fc.integer({ min: -1, max: 3 }), path: fc.array(fc.nat(2), { maxLength: 4 }) }),
  }),
  fc.constantFrom<Edit[]>(
    { type: 'undo' },
    { type: 'redo' },
    { type: 'promote' },
    { type: 'delete' },
    { type: 'clear-marks' },
    { type: 'remove-chapter' },
    { type: 'move-chapter', by: 1 },
    { type: 'hands', hands: 'unknown' },
    { type: 'hide', on: true },
    { type: 'mark', mark: { stroke: 'dashed', from: 'tile:1A', to: 'unit:x' } },
    { type: 'add-chapter', chapter: newChapter('More', START) },
  ),
  fc.string({ unit: 'binary' }).map(text => ({ type: 'comment', text }) as const),
  fc.string({ unit: 'binary' }).map(text => ({ type: 'title', text }) as const),
  fc.constantFrom(undefined, ...GLYPHS).map(glyph => ({ type: 'glyph', glyph }) as const),
)

test('whatever is done can be printed and read again, and undone to the beginning', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), edits => {
      let one = after(...edits)
      const read = parseStudy(printStudy(one.study))
      expect(read.ok && read.value.study).toEqual(one.study)
      const { study } = one
      const steps = one.past.length
      for (let i = 0; i < steps; i++) one = edit(one, { type: 'undo' })
      expect(one.study).toEqual(fresh().study)
      for (let i = 0; i < steps; i++) one = edit(one, { type: 'redo' })
      expect(one.study).toEqual(study)
    }),
  )
})
