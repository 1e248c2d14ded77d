/** Choices that lie on no thing: which are buttons, and which one E presses. */
import { expect, it } from 'vitest'
import { buttonChoices, buttonsNow, endingChoice } from '../../src/touch/buttons.ts'
import type { Choice } from '../../src/touch/touch.ts'

const choice = (command: number, ...path: Choice['path']): Choice => ({ command, path })

it('takes only whole paths that are one button', () => {
  const choices = [choice(1, 'button:end-turn'), choice(2, 'hex:a', 'button:exit'), choice(3, 'card:x')]
  expect(buttonChoices(choices).map(one => one.command)).toEqual([1])
})

it('lets E press what ends, else the only button, else nothing', () => {
  expect(endingChoice([choice(1, 'button:draw'), choice(2, 'button:pass')])?.command).toBe(2)
  expect(endingChoice([choice(1, 'button:draw')])?.command).toBe(1)
  expect(endingChoice([choice(1, 'button:draw'), choice(2, 'button:spend')])).toBeUndefined()
})

it('offers after a pick the buttons that end its path, before those that need none', () => {
  const choices = [
    choice(1, 'button:end-turn'),
    choice(2, 'hex:a', 'button:exit'),
    choice(3, 'hex:b', 'button:exit'),
    choice(4, 'hex:a', 'hex:c'),
  ]
  expect(buttonsNow(choices, []).map(one => one.command)).toEqual([1])
  expect(buttonsNow(choices, ['hex:a'])).toEqual([
    { command: 2, thing: 'button:exit' },
    { command: 1, thing: 'button:end-turn' },
  ])
})
