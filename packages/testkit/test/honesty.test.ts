import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { checkHonesty, openScenario } from '../src/index.ts'
import { toy } from '../src/toys/toy.ts'

const boards = [unwrap(openScenario(toy, 'long'))]

test('a bot that goes by what it is shown gets no complaint', async () => {
  const honesty = await checkHonesty(toy, {
    boards,
    pairs: 50,
    seed: 'honest',
    bot: () => ({ name: 'last', choose: ({ legal }) => legal[legal.length - 1] }),
  })
  expect(honesty).toMatchObject({ pairs: 50, problems: [] })
  expect(honesty.different).toBeGreaterThan(0)
})

test('a bot that knows which of the two states it is in is found out every time', async () => {
  const honesty = await checkHonesty(toy, {
    boards,
    pairs: 50,
    seed: 'dishonest',
    bot: (_, state) => ({ name: 'knowing', choose: ({ legal }) => legal[state] }),
  })
  expect(honesty.problems).toHaveLength(50)
  expect(honesty.problems[0]).toMatch(/^long, game 0, action \d+: .+ here, .+ there$/)
})
