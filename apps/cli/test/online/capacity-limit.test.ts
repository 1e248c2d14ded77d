/** Who is named as the limit of several servers. */
import { describe, expect, test } from 'vitest'
import { limitOf } from '../../src/online/capacity-limit.ts'

const USED = { nodes: 2, serversCores: 0.1, postgresCores: 0.1, coresBusy: 0.5 }

describe('the limit of several servers', () => {
  test('is whoever has used up the share that he is held to, PostgreSQL before all', () => {
    const full = { ...USED, serversCores: 0.29, postgresCores: 0.39 }
    expect(limitOf(full, 2, { share: 15 })).toBe('servers')
    expect(limitOf(full, 2, { share: 15, postgresShare: 40 })).toBe('PostgreSQL')
    expect(limitOf(full, 2, { share: 20, postgresShare: 60 })).toBe('waiting')
  })

  test('is the machine if nothing of it is left, and else that they wait for each other', () => {
    expect(limitOf({ ...USED, coresBusy: 1.8 }, 2, {})).toBe('machine')
    expect(limitOf({ ...USED, coresBusy: 1.8 }, 2, { share: 50 })).toBe('machine')
    expect(limitOf(USED, 2, {})).toBe('waiting')
  })
})
