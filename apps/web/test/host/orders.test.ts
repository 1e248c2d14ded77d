/** Standing orders on one device: carried out at once, with the command that led to them. */
import { greatWar } from '@bivouac/great-war'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { newBench, PEOPLE } from './bench.ts'

const SCENARIO = greatWar.scenarios[0]
const board = unwrap(greatWar.board(SCENARIO.data))
const PASS_TURN = unwrap(greatWar.parseCommand(board, 'standing pass-turn'))

test('nobody who has ordered to pass is asked in that turn, and the windows that he lets pass are told', async () => {
  const bench = newBench()
  const { id: game } = await bench.ask('create', {
    plan: { ...PEOPLE, module: 'great-war', scenario: SCENARIO.id },
  })
  let state = 7
  const choose = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  let byOrder = 0
  for (let i = 0; i < 150; i++) {
    const { seats } = (await bench.ask('open', { game, seat: -1 })).update.decision
    if (seats.length === 0) break
    const { update } = await bench.ask('open', { game, seat: seats[0] })
    expect(update.legal.length).toBeGreaterThan(0)
    const isOrdering = update.decision.kind === 'answer' && update.legal.includes(PASS_TURN)
    const command = isOrdering ? PASS_TURN : update.legal[choose(update.legal.length)]
    await bench.ask('give', { game, seat: seats[0], asked: update.asked, command })
    const { steps } = bench.updates().at(-1) ?? { steps: [] }
    for (const { facts } of steps.slice(1)) {
      expect(facts).toContainEqual(expect.objectContaining({ type: 'windowPassed' }))
      byOrder++
    }
  }
  expect(byOrder).toBeGreaterThan(3)
})
