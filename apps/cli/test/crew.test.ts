/** Workers that share the work, and what happens when one of them does not. */
import { expect, test } from 'vitest'
import { byCrew, crewOf } from '../src/work/crew.ts'
import type { JobTask } from './jobs.ts'

const JOB = new URL('jobs.ts', import.meta.url)

/** Gives the tasks to a crew and the results back, by task. */
async function doAll(tasks: JobTask[], more: { enough?: number; signal?: AbortSignal } = {}) {
  const results = new Map<JobTask, number>()
  const left = [...tasks]
  const run = byCrew<JobTask, number>(
    JOB,
    { times: 10 },
    {
      workers: 2,
      next: () => left.shift(),
      done(task, result) {
        results.set(task, result)
        return results.size !== more.enough
      },
      named: task => `task ${task}`,
      ...(more.signal ? { signal: more.signal } : {}),
    },
  )
  await run
  return results
}

test('every task is done once, with the data that all workers have', async () => {
  const results = await doAll([1, 2, 3, 4, 5, 6, 7])
  expect([...results].sort(([x], [y]) => Number(x) - Number(y))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map(n => [n, 10 * n]),
  )
})

test.each<[JobTask, string]>([
  ['throw', 'a worker stopped while it was busy with task throw: it fell over'],
  ['reject', 'a worker stopped while it was busy with task reject: it fell over later'],
  ['exit', 'a worker stopped while it was busy with task exit: it ended with code 3'],
])('a worker that stops at %s ends the work with a clear error', async (task, text) => {
  await expect(doAll([1, task, 3, 'sleep'])).rejects.toThrow(text)
})

test("an error of the user's comes through as it is", async () => {
  await expect(doAll([1, 'complain'])).rejects.toMatchObject({
    name: 'UserError',
    problem: { code: 'bad-thing', text: 'The thing is bad.' },
  })
})

test('the work ends when it is enough, though a worker is deep in thought', async () => {
  const results = await doAll(['sleep', 2, 3, 4], { enough: 2 })
  expect([...results.keys()]).toEqual([2, 3])
})

test('the work can be stopped from outside', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 300)
  expect(await doAll(['sleep', 'sleep'], { signal: stop.signal })).toEqual(new Map())
})

test('never more workers than tasks, and always one', () => {
  expect([crewOf(5, 3), crewOf(2, 30), crewOf(undefined, 1), crewOf(999, 9999)]).toEqual([3, 2, 1, 64])
})
