/** Without --omniscient, no answer tells a seat what it may not know. */
import { expect, test } from 'vitest'
import { SORTED, talk } from './engine-talk.ts'

const REVERSED = { order: SORTED[0].order.toReversed() }

test('the order of a pile is told only to the all-knowing and to whoever laid it down', async () => {
  const counts = [
    { pile: 'red-deck', count: 8 },
    { pile: 'blue-deck', count: 8 },
  ]
  const names = ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2']
  const open = (omniscient: boolean, more: object) =>
    talk({ omniscient }).ask('new', { game: 'toy', scenario: 1, ...more })
  expect((await open(false, { seed: 'a' })).drawn).toEqual(counts)
  expect((await open(false, { chance: SORTED })).drawn).toMatchObject([{ order: names }, { order: names }])
  expect((await open(false, { chance: [SORTED[0], 'seed'] })).drawn).toMatchObject([
    { order: names },
    counts[1],
  ])
  expect((await open(true, { seed: 'a' })).drawn).toMatchObject([
    { pile: 'red-deck', order: expect.any(Array) },
    { pile: 'blue-deck', order: expect.any(Array) },
  ])
})

test('a seed that nobody chose stays secret: it would tell all chance to come', async () => {
  expect(await talk().ask('new', { game: 'toy', scenario: 1 })).not.toHaveProperty('seed')
  expect(await talk({ omniscient: true }).ask('new', { game: 'toy', scenario: 1 })).toMatchObject({
    seed: 'fresh',
  })
})

test('state and record are for the all-knowing', async () => {
  const { ask } = talk()
  await ask('new', { game: 'toy', scenario: 1 })
  expect((await ask('state')).error?.code).toBe('secret')
  expect((await ask('record')).error?.code).toBe('secret')
})

test('facts are those the acting seat may know; events those of the seat that asks, numbered without a gap', async () => {
  const { ask } = talk()
  await ask('new', { game: 'toy', scenario: 1, chance: SORTED })
  expect((await ask('apply', { seat: 'red', command: 'bid 2' })).facts).toEqual([
    { type: 'bid', seat: 0, value: 2 },
  ])
  const last = async (seat?: string) =>
    ((await ask('events', seat ? { seat } : {})).events as unknown[]).at(-1)
  expect(await last('red')).toEqual({ n: 9, fact: { type: 'bid', seat: 0, value: 2 } })
  for (const seat of ['blue', 'spectator', undefined])
    expect(await last(seat)).toEqual({ n: 9, fact: { type: 'bid', seat: 0 } })
  expect((await ask('events', { seat: 'blue', since: 8 })).events).toEqual([
    { n: 9, fact: { type: 'bid', seat: 0 } },
  ])
  expect((await ask('events', { seat: 'blue', since: 9 })).events).toEqual([])

  const all = talk({ omniscient: true })
  await all.ask('new', { game: 'toy', scenario: 1, chance: SORTED })
  await all.ask('apply', { seat: 'red', command: 'bid 2' })
  expect(((await all.ask('events')).events as unknown[]).at(-1)).toEqual({
    n: 9,
    fact: { type: 'bid', seat: 0, value: 2 },
  })
  expect(((await all.ask('events', { seat: 'blue' })).events as unknown[]).at(-1)).toEqual({
    n: 9,
    fact: { type: 'bid', seat: 0 },
  })
})

test('two games that differ only in what red cannot know answer red alike, to the byte', async () => {
  const play = async (blueDeck: object) => {
    const { ask } = talk()
    const setup = await ask('new', { game: 'toy', scenario: 1, seed: 'a', chance: [SORTED[0], blueDeck] })
    const answers: unknown[] = [setup.facts, setup.decision]
    const look = async () => {
      for (const cmd of ['view', 'legal', 'events']) answers.push(await ask(cmd, { seat: 'red' }))
      for (const command of ['bid 1', 'bid 4', 'attack', 'pass', 'yield']) {
        answers.push(await ask('explain', { seat: 'red', command }))
        answers.push(await ask('forecast', { seat: 'red', command }))
      }
      answers.push(await ask('undo', { seat: 'blue' }))
    }
    await look()
    answers.push(await ask('search', { seat: 'red', bot: 'random' }))
    answers.push(await ask('apply', { seat: 'red', command: 'bid 3' }))
    answers.push(await ask('apply', { seat: 'red', command: 'bid 1' }))
    await look()
    return answers.map(answer => JSON.stringify(answer))
  }
  expect(await play(SORTED[1])).toEqual(await play(REVERSED))
})
