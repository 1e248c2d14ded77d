/** Standing orders over the wire: answered in the player's stead, in his time, and over a restart; nobody hears of them. */
import { greatWar } from '@bivouac/great-war'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, type Running, twoAt } from './bench/server.ts'

const SCENARIO = greatWar.scenarios[0]
const board = unwrap(greatWar.board(SCENARIO.data))
const PASS_TURN = unwrap(greatWar.parseCommand(board, 'standing pass-turn'))

/** A game in which somebody who has ordered to pass for the turn is asked once more. */
async function atAnOrder(run: Running) {
  const at = await twoAt(run, { module: 'great-war', scenario: SCENARIO.id })
  const followers = await Promise.all(at.lines.map(line => follow(line, at.game)))
  const choose = dice(3)
  const asked = (): number => followers.findIndex(({ update }) => update.legal.length > 0)
  while (asked() >= 0) {
    const { decision, legal } = followers[asked()].update
    const order = decision.kind === 'answer' ? legal.indexOf(PASS_TURN) : -1
    await oneMove(at.lines, followers, count => (order < 0 ? choose(count) : order))
  }
  return { ...at, followers }
}

test('whoever has left an order is not asked, and it answers for him when any answer is heard', async () => {
  const held: { readonly ms: number; go(): void }[] = []
  const run = await running({
    answerMs: 700,
    // Answers of people are not held back here, orders are until the test lets them go.
    clock: (
      now => () =>
        (now += 1000)
    )(1_700_000_000_000),
    wait: ms => new Promise(go => held.push({ ms, go })),
  })
  const { lines, followers } = await atAnOrder(run)
  const [first] = followers
  const { entry, decision, outcome } = first.update
  expect([decision.kind, decision.regardless, outcome]).toEqual(['answer', true, undefined])
  expect(held.map(({ ms }) => ms)).toEqual([700])
  held[0].go()
  await expect.poll(() => followers.map(({ update }) => update.entry)).toEqual([entry + 1, entry + 1])
  expect(lines.flatMap(({ news }) => news).filter(({ news }) => news === 'thinking')).toEqual([])
})

test('an order is carried out by the server that comes back, though nobody looks', async () => {
  const first = await running({
    answerMs: 700,
    clock: (
      now => () =>
        (now += 1000)
    )(1_700_000_000_000),
    wait: () => new Promise(() => {}),
  })
  const { game, guests, followers } = await atAnOrder(first)
  const { entry } = followers[0].update
  await first.stop()
  const second = await running({ folder: first.folder })
  const line = await guests[0].connect(second.url)
  await expect
    .poll(async () => (await line.ask('open', { game })).update.entry, { interval: 100 })
    .toBeGreaterThan(entry)
})

test('what an order has answered cannot be taken back, but the order itself can before the other goes on', async () => {
  const run = await running()
  const { game, lines } = await twoAt(run, { module: 'great-war', scenario: SCENARIO.id })
  const followers = await Promise.all(lines.map(line => follow(line, game)))
  const choose = dice(5)
  let undone = 0
  let passed = 0
  for (let i = 0; i < 400 && (undone === 0 || passed === 0); i++) {
    await expect.poll(() => new Set(followers.map(({ update }) => update.entry)).size).toBe(1)
    const seat = followers.findIndex(({ update }) => update.legal.includes(PASS_TURN))
    const { decision, seq, entry } = followers[0].update
    const isOrdered = followers.every(({ update }) => update.legal.length === 0)
    if (seat >= 0 && decision.kind === 'answer') {
      const order = followers[seat].update.legal.indexOf(PASS_TURN)
      await oneMove(lines, followers, () => order)
      // The order may have let dice be thrown at once.
      if (undone > 0 || !followers[seat].update.canUndo) continue
      const undo = lines[seat].ask('undo', { game, id: newId(), seq: seq + 1 })
      const isUndone = await undo.then(
        () => true,
        // The order was faster: among several servers it takes longer until everybody has heard.
        error => {
          if (error.code !== 'stale') throw error
          return false
        },
      )
      if (!isUndone) continue
      undone++
      await expect.poll(() => followers.every(({ update }) => update.entry > entry + 1)).toBe(true)
      expect((await lines[seat].ask('open', { game })).update.legal).toContain(PASS_TURN)
      continue
    }
    if (!(await oneMove(lines, followers, choose))) break
    if (!isOrdered) continue
    passed++
    expect(followers[decision.seats[0]].update.canUndo).toBe(false)
  }
  expect([undone > 0, passed > 0]).toEqual([true, true])
})
