/** The log folded by headings and by the lines that open something. */
import type { Board, Fact } from '@bivouac/kernel'
import { describe, expect, it } from 'vitest'
import type { LogRole, Words } from '../../src/game-ui.ts'
import { foldLog, lastSections, liesOpen } from '../../src/parts/log-lines.ts'

const ROLES: Readonly<Record<string, LogRole>> = { '#': 'heading', '+': 'opens', '&': 'joins' }
const ui = {
  logRole: (fact: Fact): LogRole => ROLES[fact.type[0]] ?? 'line',
  sideOf: () => 0,
}
let lines = 0
const words = {
  face: {
    sentence: (_board: Board, fact: Fact) => {
      lines++
      return fact.type === 'silent' ? undefined : fact.type
    },
    together: (_board: Board, facts: readonly Fact[]) => facts.map(fact => fact.type).join(' '),
  },
} as unknown as Words
const board = {} as Board
const step = (seq: number, ...types: string[]) => ({ seq, by: 0, facts: types.map(type => ({ type })) })

describe('foldLog', () => {
  const steps = [step(0, 'setup'), step(1, '#1', '+card', 'move', 'silent'), step(2, 'fire', '+card', '#2')]
  const sections = foldLog(ui, words, board, steps)

  it('makes a section of each heading, and one before the first', () => {
    expect(sections.map(section => section.heading?.text)).toEqual([undefined, '#1', '#2'])
  })
  it('folds lines under the one that opens, across moments', () => {
    expect(sections[1].folds.map(fold => [fold.line.text, fold.more.map(line => line.text)])).toEqual([
      ['+card', ['move', 'fire']],
      ['+card', []],
    ])
  })
  it('knows the moment of each line', () => {
    expect(sections[1].folds[0].more.map(line => line.seq)).toEqual([1, 2])
  })
  it('joins what comes one after the other, across moments and what is not worth a line', () => {
    const joining = [step(1, '+card', '&1'), step(2, 'silent', '&2'), step(3, '&3', 'move', '&4')]
    expect(foldLog(ui, words, board, joining)[0].folds[0].more).toMatchObject([
      { key: '1.1', seq: 3, text: '&1 &2 &3' },
      { key: '3.1', text: 'move' },
      { key: '3.2', text: '&4' },
    ])
  })
  it('makes each sentence once', () => {
    const before = lines
    foldLog(ui, words, board, [...steps, step(3, '+new')])
    expect(lines - before).toBe(1)
  })
})

describe('lastSections', () => {
  const sections = foldLog(
    ui,
    words,
    board,
    [1, 2, 3].map(seq => step(seq, `#${seq}`, '+a', '+b')),
  )

  it('shows whole sections from the end until there are enough lines', () => {
    const { shown, before } = lastSections(sections, 4)
    expect(shown.map(section => section.heading?.text)).toEqual(['#2', '#3'])
    expect(before).toBe(1)
  })
  it('shows the section of the moment that is looked at, however far back', () => {
    expect(lastSections(sections, 1, 2)).toMatchObject({ before: 1 })
    expect(lastSections(sections, 1, 1)).toMatchObject({ before: 0 })
  })
  it('shows all where there are few', () => {
    expect(lastSections(sections, 100)).toMatchObject({ before: 0 })
  })
})

describe('liesOpen', () => {
  const [{ folds }] = foldLog(ui, words, board, [step(4, '#4'), step(5, '+a'), step(6, 'move')])

  it.each([
    ['the turn that is played', 0, 20, true],
    ['the turn before it', 1, 20, true],
    ['an earlier turn', 2, 20, false],
    ['an earlier turn that is looked back at', 7, 6, true],
  ])('%s', (_, age, seq, isOpen) => {
    expect(liesOpen(folds, age, seq)).toBe(isOpen)
  })
})
