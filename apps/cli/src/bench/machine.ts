/** What the figures were measured on, reported with them. */
import { availableParallelism, cpus } from 'node:os'

export interface Machine {
  readonly cpu: string
  readonly node: string
  readonly cores: number
  readonly pinned: boolean
}

export const machineWith = (core: number | undefined): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  node: process.version,
  cores: availableParallelism(),
  pinned: core !== undefined,
})
