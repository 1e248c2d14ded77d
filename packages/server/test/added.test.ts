/** What is new in games that other servers have gone on with: asked for together, and each is told his own. */
import { expect, test } from 'vitest'
import type { Database } from '../src/data/database.ts'
import { openMemory } from '../src/data/memory.ts'
import { addedIn } from '../src/tables/added.ts'
import { addEntry, insertTable } from '../src/tables/keeping-tables.ts'
import { aTable } from './a-table.ts'

const NOW = 1_800_000_000_000

/** A database with these games, each with three entries; `held` keeps its answers back. */
async function games(...ids: readonly string[]) {
  const db = openMemory().connect()
  for (const id of ids) {
    const table = aTable(id, NOW)
    await db.write([
      ...insertTable(table, 'secret', undefined),
      ...['one', 'two', 'three'].map(text =>
        addEntry(table, { kind: 'play', text: `${id} ${text}`, at: NOW }),
      ),
    ])
  }
  const questions: number[] = []
  const wire = { isBroken: false, held: Promise.resolve() }
  const all: Database['all'] = async (sql, ...values) => {
    questions.push(values.filter(value => ids.includes(String(value))).length)
    await wire.held
    if (wire.isBroken) throw new Error('the line is cut')
    return db.all(sql, ...values)
  }
  const read = addedIn({ all })
  return {
    wire,
    questions,
    added: async (game: string, known: number) => (await read(game, known)).map(({ text }) => text),
  }
}

test('games that are heard of together are asked about by one question', async () => {
  const { added, questions } = await games('a', 'b', 'c')
  expect(await Promise.all([added('a', 2), added('b', 1), added('c', 3)])).toEqual([
    ['a three'],
    ['b two', 'b three'],
    [null],
  ])
  expect(questions).toEqual([3])
})

test('whoever comes while a question is under way waits for the next, with all others', async () => {
  const { added, questions, wire } = await games('a', 'b', 'c')
  let letGo = (): void => {}
  wire.held = new Promise(resolve => {
    letGo = resolve
  })
  const first = added('a', 2)
  await Promise.resolve()
  const others = Promise.all([added('b', 2), added('c', 2)])
  letGo()
  expect(await first).toEqual(['a three'])
  expect(await others).toEqual([['b three'], ['c three']])
  expect(questions).toEqual([1, 2])
})

test('many more than one question holds are all answered', async () => {
  const ids = Array.from({ length: 150 }, (_, i) => `game-${i}`)
  const { added, questions } = await games(...ids)
  expect(await Promise.all(ids.map(id => added(id, 2)))).toEqual(ids.map(id => [`${id} three`]))
  expect(questions).toEqual([64, 64, 22])
})

test('a question that fails is a failure for those who asked it, and for nobody after them', async () => {
  const { added, wire } = await games('a', 'b')
  wire.isBroken = true
  const [one, other] = await Promise.allSettled([added('a', 2), added('b', 2)])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  wire.isBroken = false
  expect(await added('b', 2)).toEqual(['b three'])
})

test('of a game that is not there nothing is told', async () => {
  const { added } = await games('a')
  expect(await Promise.all([added('a', 2), added('nowhere', 0)])).toEqual([['a three'], []])
})
