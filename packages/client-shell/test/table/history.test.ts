/** The story so far, in step with the newest moment. */
import { expect, it } from 'vitest'
import { continued } from '../../src/table/history.ts'
import { update } from './updates.ts'

const story = [0, 1, 2].flatMap(seq => update(seq).steps)

it('grows with each update', () => {
  expect(continued(story, update(3)).map(step => step.seq)).toEqual([0, 1, 2, 3])
})
it('is cut after an undo', () => {
  expect(continued(story, update(1, [])).map(step => step.seq)).toEqual([0, 1])
})
it('does not tell a step twice', () => {
  expect(continued(story, update(2)).map(step => step.seq)).toEqual([0, 1, 2])
})
it('stays the same object when nothing has changed', () => {
  expect(continued(story, update(2, []))).toBe(story)
})
