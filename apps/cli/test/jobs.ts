/** Job: a worker that does what its task says, well or badly. */
import { UserError } from '../src/errors.ts'
import { doTasks } from '../src/work/tasks.ts'

export type JobTask = number | 'throw' | 'reject' | 'exit' | 'complain' | 'sleep'

const DEEDS: Readonly<Record<string, () => number | Promise<number>>> = {
  throw: () => {
    throw new Error('it fell over')
  },
  reject: async () => {
    throw new Error('it fell over later')
  },
  exit: () => process.exit(3),
  complain: () => {
    throw new UserError('bad-thing', 'The thing is bad.')
  },
  // Deep in thought: hears nothing until it is over, which is never.
  sleep: () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  },
}

doTasks<{ times: number }, JobTask, number>(({ times }) => ({
  work: task => (typeof task === 'number' ? task * times : DEEDS[task]()),
}))
