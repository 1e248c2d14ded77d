/** The lines of the recap, and what each shows on the board. */
import type { Board, Fact } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import type { LogRole, Words } from '../../src/game-ui.ts'
import { recapOf } from '../../src/parts/use-recap.ts'

const ROLES: Readonly<Record<string, LogRole>> = { '+': 'opens', '&': 'joins' }
const ui = {
  logRole: ({ type }: Fact): LogRole => ROLES[type[0]] ?? 'line',
  sideOf: () => 1,
  markOf: ({ type }: Fact) => (type === 'answer' ? ('card' as const) : undefined),
  diceOf: ({ type }: Fact) => (type === 'roll' ? ['die'] : []),
  thingsIn: (_: Board, { type }: Fact) => (type.includes('@') ? [`hex:${type.split('@')[1]}` as const] : []),
}
const words = {
  face: { sentence: (_: Board, { type }: Fact) => type, together: () => 'orders' },
} as unknown as Words
const step = (seq: number, ...types: string[]) => ({ seq, by: 1, facts: types.map(type => ({ type })) })

const { lines, mentioned } = recapOf(ui, words, {} as Board, [
  step(1, '+card', 'answer', 'pile', '&order@1', '&order@2', 'move@3'),
  step(2, '+attack@3', 'roll', 'loss@4'),
])

it('has a line for each card and each attack, with cards played with it and what came of it on the board', () => {
  expect(lines.map(({ fold }) => [fold.line.text, fold.more.map(line => line.text)])).toEqual([
    ['+card', ['answer', 'move@3']],
    ['+attack@3', ['roll', 'loss@4']],
  ])
})
it('shows on the board all that was done, orders too', () => {
  expect(mentioned.map(({ things }) => things)).toEqual([
    ['hex:1', 'hex:2', 'hex:3'],
    ['hex:3', 'hex:4'],
  ])
  expect(mentioned[0].facts).toHaveLength(6)
  expect(lines.map(line => line.mentioned)).toEqual(mentioned)
})
